/// The records of a live query in their order, and their keys: finds the place
/// of a record by comparing keys, so that nothing has to be counted in SQL.
struct OrderedIndex<R: Record>: Sendable {
    /// A record that was read, with its key.
    struct Entry: Sendable {
        let key: SortKey
        let record: R
    }

    private struct Section: Sendable {
        let value: SQLValue
        var keys: ItemSequence<SortKey>
    }

    /// The records as a list.
    private(set) var list: ListSnapshot<R>

    /// Whether an identity was met twice: rows can't be followed by it then.
    private(set) var hasRepeats = false

    private let order: SortOrder
    private var sections: [Section] = []
    private var keys: [SQLValue: SortKey] = [:]

    /// Takes entries that stand in their order.
    ///
    /// - Complexity: O(*n*).
    init(_ entries: [Entry], _ order: SortOrder) {
        self.order = order
        keys.reserveCapacity(entries.count)
        var lists: [(id: SectionID, items: [R])] = []
        var start = 0
        while start < entries.count {
            let value = entries[start].key.section
            var end = start
            while end < entries.count, order.compareSections(entries[end].key.section, value) == 0 {
                hasRepeats =
                    keys.updateValue(entries[end].key, forKey: entries[end].key.id) != nil
                    || hasRepeats
                end += 1
            }
            let part = entries[start..<end]
            sections.append(Section(value: value, keys: ItemSequence(part.map(\.key))))
            lists.append((order.sectionID(value), part.map(\.record)))
            start = end
        }
        if order.section == nil, entries.isEmpty {
            sections = [Section(value: .null, keys: ItemSequence([]))]
            lists = [(.only, [])]
        }
        list = ListSnapshot(sections: lists)
        plantTrees()
    }

    /// Turns sequences into trees now, not at the first edit.
    private mutating func plantTrees() {
        for section in sections.indices {
            _ = sections[section].keys.root()
            _ = list.sections[section].items.root()
        }
    }

    /// Puts the records with some identities where they belong now.
    ///
    /// - Parameter changes: For each identity what is there now, or nil.
    /// - Returns: Whether every key was found where it has to be. If not, the
    ///   index must not be used any more.
    /// - Complexity: O(*k* log *n*), and O(*s*) in the number of sections for
    ///   each section that comes or goes.
    mutating func apply(_ changes: [(id: SQLValue, entry: Entry?)]) -> Bool {
        for (id, entry) in changes {
            let old = keys[id]
            if let old, let entry, isSamePlace(old, entry.key) {
                guard let place = place(of: old) else { return false }
                _ = list.sections[place.section].items.replace(at: place.item, with: entry.record)
                continue
            }
            if let old {
                guard let place = place(of: old) else { return false }
                remove(at: place)
                keys[id] = nil
            }
            if let entry {
                insert(entry)
                keys[id] = entry.key
            }
        }
        return true
    }

    // MARK: Private

    private func isSamePlace(_ left: SortKey, _ right: SortKey) -> Bool {
        order.compareSections(left.section, right.section) == 0 && order.compare(left, right) == 0
            && left.section == right.section
    }

    /// The first section that doesn't stand before a value.
    private func section(for value: SQLValue) -> Int {
        firstIndex(below: sections.count) {
            order.compareSections(sections[$0].value, value) >= 0
        }
    }

    private func item(for key: SortKey, in section: Int) -> Int {
        let keys = sections[section].keys
        return firstIndex(below: keys.count) { order.compare(keys[$0], key) >= 0 }
    }

    private func place(of key: SortKey) -> (section: Int, item: Int)? {
        let section = section(for: key.section)
        guard section < sections.count else { return nil }
        let item = item(for: key, in: section)
        guard item < sections[section].keys.count, sections[section].keys[item] === key else {
            return nil
        }
        return (section, item)
    }

    private mutating func remove(at place: (section: Int, item: Int)) {
        _ = sections[place.section].keys.remove(at: place.item)
        _ = list.sections[place.section].items.remove(at: place.item)
        if order.section != nil, sections[place.section].keys.count == 0 {
            sections.remove(at: place.section)
            list.sections.remove(at: place.section)
        }
    }

    private mutating func insert(_ entry: Entry) {
        let section = section(for: entry.key.section)
        let isNew =
            section == sections.count
            || order.compareSections(sections[section].value, entry.key.section) != 0
        if isNew {
            sections.insert(
                Section(value: entry.key.section, keys: ItemSequence([])), at: section)
            list.sections.insert(
                ListSnapshot.Section(
                    id: order.sectionID(entry.key.section), items: ItemSequence([])),
                at: section)
        }
        let item = item(for: entry.key, in: section)
        _ = sections[section].keys.insert(entry.key, at: item)
        _ = list.sections[section].items.insert(entry.record, at: item)
    }

    private func firstIndex(below count: Int, where condition: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension SortOrder {
    /// The identity of the section with a value.
    func sectionID(_ value: SQLValue) -> SectionID {
        guard section != nil else { return .only }
        return switch value {
        case .null: ""
        case .integer(let value): SectionID(Int(value))
        case .real(let value): Int64(exactly: value).map { SectionID(Int($0)) } ?? SectionID(value)
        case .text(let text): SectionID(text)
        case .blob(let data): SectionID(data)
        }
    }
}
