import Foundation

/// A list before and after.
struct Pair<Element> {
    var old: [Element]
    var new: [Element]
}

/// The cases, each from its own seed. They know no diff.
enum Cases {
    static func row<ID: Key>(_ random: inout SplitMix64) -> Row<ID> {
        let uuid = random.uuid()
        return Row(id: ID(uuid), title: "Row \(uuid.uuidString.prefix(18))")
    }

    static func bare<ID: Key>(_ random: inout SplitMix64) -> Bare<ID> {
        Bare(id: ID(random.uuid()))
    }

    static func planted(_ random: inout SplitMix64) -> Bare<UUID> {
        Bare(id: PlantedUUID.make(random.uuid()))
    }

    /// One block removed, one inserted, and the head shuffled. `scale` 1 is
    /// 5,000 elements, of which 1,000 go, 1,000 come and 200 are shuffled.
    static func small<Element>(_ make: (inout SplitMix64) -> Element) -> Pair<Element> {
        blocks(5_000, removed: 2_000..<3_000, inserted: 3_000..<4_000, shuffled: 200, make)
    }

    /// 100,000 elements, of which 10,000 go, 10,000 come and 2,000 are
    /// shuffled.
    static func large<Element>(_ make: (inout SplitMix64) -> Element) -> Pair<Element> {
        blocks(100_000, removed: 20_000..<30_000, inserted: 30_000..<40_000, shuffled: 2_000, make)
    }

    private static func blocks<Element>(
        _ count: Int, removed: Range<Int>, inserted: Range<Int>, shuffled: Int,
        _ make: (inout SplitMix64) -> Element
    ) -> Pair<Element> {
        var random = SplitMix64(seed: 42)
        let old = (0..<count).map { _ in make(&random) }
        var new = old
        new.removeSubrange(removed)
        new.insert(contentsOf: inserted.map { _ in make(&random) }, at: inserted.lowerBound)
        new[..<shuffled].shuffle(using: &random)
        return Pair(old: old, new: new)
    }

    /// One row comes in at the front of 100,000.
    static func front<ID: Key>() -> Pair<Row<ID>> {
        var random = SplitMix64(seed: 43)
        let old: [Row<ID>] = (0..<100_000).map { _ in row(&random) }
        return Pair(old: old, new: [row(&random)] + old)
    }

    /// One row of 100,000 is edited.
    static func update<ID: Key>() -> Pair<Row<ID>> {
        var random = SplitMix64(seed: 44)
        let old: [Row<ID>] = (0..<100_000).map { _ in row(&random) }
        var new = old
        new[50_000].revision += 1
        return Pair(old: old, new: new)
    }

    /// The same rows, but the new ones have titles of their own in memory.
    static func fresh<ID: Key>(_ pair: Pair<Row<ID>>) -> Pair<Row<ID>> {
        let new = pair.new.map { row in
            Row(
                id: row.id, title: String(decoding: Array(row.title.utf8), as: UTF8.self),
                revision: row.revision)
        }
        return Pair(old: pair.old, new: new)
    }

    /// 20,000 rows are turned round.
    static func reversed<ID: Key>() -> Pair<Row<ID>> {
        var random = SplitMix64(seed: 45)
        let old: [Row<ID>] = (0..<20_000).map { _ in row(&random) }
        return Pair(old: old, new: old.reversed())
    }

    /// As `small`, and three in ten rows, of the old ones and of those that
    /// come, repeat another row of the old list.
    static func duplicates<ID: Key>() -> Pair<Row<ID>> {
        var random = SplitMix64(seed: 46)
        var old: [Row<ID>] = (0..<5_000).map { _ in row(&random) }
        for index in old.indices where Int.random(in: 0..<10, using: &random) < 3 {
            old[index] = old[Int.random(in: 0..<5_000, using: &random)]
        }
        var new = old
        new.removeSubrange(2_000..<3_000)
        let come = (0..<1_000).map { _ -> Row<ID> in
            Int.random(in: 0..<10, using: &random) < 3
                ? old[Int.random(in: 0..<5_000, using: &random)] : row(&random)
        }
        new.insert(contentsOf: come, at: 3_000)
        new[0..<200].shuffle(using: &random)
        return Pair(old: old, new: new)
    }

    /// 100 sections of 200 rows: five go, five come, five change their place,
    /// and of the rows that stay 1,000 are edited.
    static func sections<ID: Key>() -> Pair<Section<ID>> {
        var random = SplitMix64(seed: 47)
        func section(_ random: inout SplitMix64) -> Section<ID> {
            Section(id: random.uuid(), rows: (0..<200).map { _ in row(&random) })
        }
        let old = (0..<100).map { _ in section(&random) }
        var new = old
        for _ in 0..<5 { new.remove(at: Int.random(in: new.indices, using: &random)) }
        var places = Array(0..<95 * 200)
        places.shuffle(using: &random)
        for place in places.prefix(1_000) { new[place / 200].rows[place % 200].revision += 1 }
        for _ in 0..<5 {
            let section = new.remove(at: Int.random(in: new.indices, using: &random))
            new.insert(section, at: Int.random(in: 0...new.count, using: &random))
        }
        for _ in 0..<5 {
            new.insert(section(&random), at: Int.random(in: 0...new.count, using: &random))
        }
        return Pair(old: old, new: new)
    }
}
