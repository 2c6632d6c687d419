/// Where a record stands among the others: its section, the values it is
/// ordered by, and its identity, which decides between equals.
final class SortKey: Sendable {
    let section: SQLValue
    let values: [SQLValue]
    let id: SQLValue

    init(section: SQLValue, values: [SQLValue], id: SQLValue) {
        self.section = section
        self.values = values
        self.id = id
    }
}

/// How sort keys are compared: as the `ORDER BY` of the statement does.
struct SortOrder: Sendable {
    struct Term: Sendable {
        let collation: Collation
        let isDescending: Bool

        func compare(_ left: SQLValue, _ right: SQLValue) -> Int {
            let order = left.compare(with: right, collation)
            return isDescending ? -order : order
        }
    }

    /// Nil for a list without sections.
    let section: Term?
    let terms: [Term]

    /// Two texts that a collation takes for the same are two sections still,
    /// one behind the other: a section is called what all its rows are.
    func compareSections(_ left: SQLValue, _ right: SQLValue) -> Int {
        guard let section else { return 0 }
        let order = section.compare(left, right)
        return order != 0 ? order : left.compare(with: right, .binary)
    }

    /// Compares two keys of one section.
    func compare(_ left: SortKey, _ right: SortKey) -> Int {
        for (index, term) in terms.enumerated() {
            let order = term.compare(left.values[index], right.values[index])
            if order != 0 { return order }
        }
        return left.id.compare(with: right.id, .binary)
    }
}

extension SortOrder.Term {
    init(_ ordering: Ordering<some Record>) {
        collation = ordering.collation
        isDescending = ordering.isDescending
    }
}
