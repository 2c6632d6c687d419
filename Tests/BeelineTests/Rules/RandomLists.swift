import Beeline

/// Makes pairs of sectioned lists, the second by editing the first.
struct RandomLists {
    typealias List = [(id: SectionID, items: [Row])]

    var random: SplitMix64

    /// Whether an identity may stand in a list more than once.
    var allowsRepeats = true

    private var nextRow = 0
    private var nextSection = 0

    init(seed: UInt64, allowsRepeats: Bool = true) {
        random = SplitMix64(seed: seed)
        self.allowsRepeats = allowsRepeats
    }

    /// An old and a new list.
    mutating func pair() -> (old: ListSnapshot<Row>, new: ListSnapshot<Row>) {
        nextRow = 0
        nextSection = 0
        let old: List = (0..<below(6)).map { _ in section() }
        var new = old
        for _ in 0..<below(9) { edit(&new) }
        return (ListSnapshot(named: old), ListSnapshot(named: new))
    }

    mutating func below(_ limit: Int) -> Int {
        Int.random(in: 0..<limit, using: &random)
    }

    private mutating func row() -> Row {
        nextRow += 1
        let id = allowsRepeats && below(12) == 0 ? below(nextRow) : nextRow
        return Row(id, below(2))
    }

    private mutating func section() -> (id: SectionID, items: [Row]) {
        nextSection += 1
        return (SectionID(nextSection), (0..<below(8)).map { _ in row() })
    }

    private mutating func edit(_ list: inout List) {
        switch below(16) {
        case 0: list.insert(section(), at: below(list.count + 1))
        case 1 where !list.isEmpty: list.remove(at: below(list.count))
        case 2, 3:
            guard !list.isEmpty else { return }
            let section = list.remove(at: below(list.count))
            list.insert(section, at: below(list.count + 1))
        case 4: list.shuffle(using: &random)
        case 5:
            guard let section = anySection(list) else { return }
            list[section].items.shuffle(using: &random)
        default: editRow(&list)
        }
    }

    private mutating func editRow(_ list: inout List) {
        guard let target = list.isEmpty ? nil : below(list.count) else { return }
        if below(3) == 0 {
            return list[target].items.insert(row(), at: below(list[target].items.count + 1))
        }
        guard let section = anySection(list) else { return }
        let item = below(list[section].items.count)
        switch below(4) {
        case 0: list[section].items.remove(at: item)
        case 1: list[section].items[item].content += 1
        case 2 where allowsRepeats && below(4) == 0:
            list[target].items.append(list[section].items[item])
        default:
            let row = list[section].items.remove(at: item)
            list[target].items.insert(row, at: below(list[target].items.count + 1))
        }
    }

    /// A section that has rows.
    private mutating func anySection(_ list: List) -> Int? {
        list.indices.filter { !list[$0].items.isEmpty }.randomElement(using: &random)
    }
}

extension ListSnapshot {
    /// A list of sections that are named tuples.
    init(named sections: [(id: SectionID, items: [Item])]) {
        self.init(sections: sections.map { ($0.id, $0.items) })
    }
}
