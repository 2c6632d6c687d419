/// A question about the records of one kind: which, in which order, and how
/// many.
///
///     let lund = Person.all
///         .where(Person.city == "Lund")
///         .order(by: Person.lastName.ascending, Person.firstName.ascending)
///         .limit(50)
///     let people = try await database.read { db in try db.fetch(lund) }
///
/// A query is a value; every step gives a new one. It reads nothing until it is
/// handed to a transaction, or to ``FetchedResults``.
public struct Query<R: Record>: Sendable {
    private(set) var condition: Condition<R>?
    private(set) var search: FullTextSearch<R>?
    private(set) var orderings: [Ordering<R>] = []
    private(set) var limit: (count: Int, offset: Int)?

    /// Whether rows are read in order and asked whether the search finds them, rather than found and sorted.
    var isReadInOrder = false

    /// A whole statement, in the place of all the others.
    private(set) var statement: SQL?

    init() {}

    /// A question in SQL that gives rows of the record.
    ///
    ///     Query<Person>("""
    ///         SELECT person.* FROM person JOIN membership ON membership.person = person.id
    ///         WHERE membership.club = \(club)
    ///         """)
    ///
    /// - Parameter statement: A `SELECT` whose columns are those of the record.
    ///   What is added to such a query by its other members stands around it.
    public init(_ statement: SQL) {
        self.statement = statement
    }

    /// Those for which a condition holds, besides those before.
    public func `where`(_ condition: Condition<R>) -> Query {
        var query = self
        query.condition = self.condition.map { $0 && condition } ?? condition
        return query
    }

    /// Those in which a person would find a text. See ``FullTextIndex``.
    ///
    /// - Parameters:
    ///   - text: What was typed, as it was typed. Without a word in it the
    ///     query finds nothing.
    ///   - index: Where the records' texts are.
    public func matching(_ text: String, in index: FullTextIndex<R>) -> Query {
        var query = self
        query.search = FullTextSearch(index: index, pattern: SearchPattern(text))
        return query
    }

    /// In an order; where it leaves two records equal, in that of the
    /// orderings before.
    public func order(by orderings: Ordering<R>...) -> Query {
        var query = self
        query.orderings = orderings + self.orderings
        return query
    }

    /// Some of them.
    ///
    /// - Parameters:
    ///   - count: How many at the most.
    ///   - offset: How many are left out before.
    public func limit(_ count: Int, offset: Int = 0) -> Query {
        var query = self
        query.limit = (count, offset)
        return query
    }
}

// MARK: - Statements

extension Query {
    /// The statement that reads the records.
    var selectStatement: SQL {
        if let statement, condition == nil, search == nil, orderings.isEmpty, limit == nil {
            return statement
        }
        return "SELECT " + (statement == nil ? R.selection : "*") + source + filter + order()
            + limitation
    }

    /// The statement that counts them.
    var countStatement: SQL {
        limit == nil
            ? "SELECT count(*)" + source + filter
            : "SELECT count(*) FROM (SELECT 1" + source + filter + limitation + ")"
    }

    var source: SQL {
        if let statement { return " FROM (" + statement + ") AS " + R.table }
        guard let search, !isReadInOrder else { return " FROM " + R.table }
        let index = search.index.table
        return " FROM " + R.table + " JOIN " + index + " ON " + index + ".rowid = " + R.table
            + ".rowid"
    }

    var filter: SQL {
        var parts: [SQL] = []
        if let search {
            // The sign keeps SQLite from going by the numbers of the rows.
            parts.append(
                isReadInOrder
                    ? "+" + R.table + ".rowid IN (" + search.rows + ")" : search.condition)
        }
        if let condition { parts.append("(" + condition.sql + ")") }
        return parts.isEmpty
            ? "" : " WHERE " + parts.dropFirst().reduce(parts[0]) { $0 + " AND " + $1 }
    }

    /// - Parameter others: What comes before and after the query's own.
    func order(first: SQL? = nil, last: SQL? = nil) -> SQL {
        var order: SQL = ""
        func add(_ term: SQL) {
            order += SQL(text: order.text.isEmpty ? " ORDER BY " : ", ")
            order += term
        }
        if let first { add(first) }
        for ordering in orderings { add(ordering.term) }
        if let last { add(last) }
        return order
    }

    var limitation: SQL {
        limit.map { " LIMIT \($0.count) OFFSET \($0.offset)" } ?? ""
    }
}
