import Foundation

@testable import UIKit

/// A random list, a random batch, and the list that the batch leads to, worked out on names.
///
/// The new list is put together place by place, without any of the arithmetic that it tests.
struct RandomListUpdate {
    struct Section: Equatable {
        var name: Int
        var items: [Int]
    }

    private(set) var updates = ListUpdates()
    let old: [Section]
    private(set) var new: [Section] = []
    private(set) var reloadedItems: Set<Int> = []
    private(set) var reloadedSections: Set<Int> = []

    private var random: SplitMix64
    private var nextName: Int

    /// - Parameter movesAcross: Whether items move out of deleted and into inserted sections.
    init(seed: UInt64, old: [Section]? = nil, nextName: Int = 1, movesAcross: Bool) {
        var random = SplitMix64(seed: seed)
        var name = nextName
        func make() -> Int {
            name += 1
            return name
        }
        self.old =
            old
            ?? (0..<random.below(5)).map { _ in
                Section(name: make(), items: (0..<random.below(7)).map { _ in make() })
            }
        self.random = random
        self.nextName = name
        changeSections(movesAcross: movesAcross)
    }

    var lastName: Int { nextName }

    private mutating func make() -> Int {
        nextName += 1
        return nextName
    }

    private mutating func changeSections(movesAcross: Bool) {
        var stayed: [Int] = []
        var movedOnes: [Int] = []
        for index in old.indices {
            switch random.below(8) {
            case 0: updates.deleteSections([index])
            case 1: movedOnes.append(index)
            case 2:
                stayed.append(index)
                updates.reloadSections([index])
                reloadedSections.insert(index)
            default: stayed.append(index)
            }
        }
        let inserted = random.below(8) < 6 ? 0 : 1 + random.below(2)
        let count = stayed.count + movedOnes.count + inserted
        var sources = [Int?](repeating: nil, count: count)
        var places = Array(0..<count).shuffled(using: &random)
        let movedPlaces = movedOnes.map { ($0, places.removeLast()) }
        let insertedPlaces = (0..<inserted).map { _ in places.removeLast() }
        for (from, to) in movedPlaces {
            updates.moveSection(from, to: to)
            sources[to] = from
        }
        updates.insertSections(IndexSet(insertedPlaces))
        for (place, section) in zip(places.sorted(), stayed) { sources[place] = section }
        changeItems(sources, movesAcross: movesAcross)
    }

    private mutating func changeItems(_ sources: [Int?], movesAcross: Bool) {
        var stayed: [Int: [Int]] = [:]
        var leaving: [(from: IndexPath, item: Int)] = []
        for (section, content) in old.enumerated() {
            let isDeleted = updates.deletedSections[section] != nil
            for (index, item) in content.items.enumerated() {
                let path = IndexPath(item: index, section: section)
                switch random.below(10) {
                case 0: updates.deleteItems(at: [path])
                case 1 where movesAcross || !isDeleted: leaving.append((path, item))
                case 2:
                    updates.reloadItems(at: [path])
                    reloadedItems.insert(item)
                    stayed[section, default: []].append(item)
                default: stayed[section, default: []].append(item)
                }
            }
        }
        let targets = sources.indices.filter { movesAcross || sources[$0] != nil }
        var incoming: [Int: [(from: IndexPath?, item: Int)]] = [:]
        for (path, item) in leaving {
            if let target = targets.randomElement(using: &random) {
                incoming[target, default: []].append((path, item))
            } else {
                updates.deleteItems(at: [path])
            }
        }
        for (section, source) in sources.enumerated() {
            fill(section, from: source, stayed: stayed, incoming: incoming[section] ?? [])
        }
    }

    /// One section of the new list: what comes goes to random places, what stayed fills the rest.
    private mutating func fill(
        _ section: Int, from source: Int?, stayed: [Int: [Int]],
        incoming: [(from: IndexPath?, item: Int)]
    ) {
        let isFresh = source.map { reloadedSections.contains($0) } ?? true
        var content = source.flatMap { stayed[$0] } ?? []
        if isFresh { content = (0..<random.below(5)).map { _ in make() } }
        var coming = incoming
        for _ in 0..<random.below(3) where random.below(2) == 0 { coming.append((nil, make())) }
        let count = content.count + coming.count
        var places = Array(0..<count).shuffled(using: &random)
        var items = [Int?](repeating: nil, count: count)
        for (from, item) in coming {
            let place = places.removeLast()
            items[place] = item
            let path = IndexPath(item: place, section: section)
            if let from {
                updates.moveItem(at: from, to: path)
            } else {
                updates.insertItems(at: [path])
            }
        }
        for (place, item) in zip(places.sorted(), content) { items[place] = item }
        new.append(Section(name: source.map { old[$0].name } ?? make(), items: items.map { $0! }))
    }
}
