// SQLite looks up and sorts every row that a search finds, however few are asked for: it doesn't know how
// many that will be (https://www.sqlite.org/optoverview.html#the_where_clause). A word that many rows have is
// answered sooner by going through all of them in their order until there are enough. If m of n have it, that
// is after limit · n / m rows on the average: fewer than m as soon as m is above √(limit · n).

extension Query {
    /// The same question, read in the way that costs less.
    ///
    /// - Parameter statement: What is to be run in the end.
    /// - Complexity: As counting what the search finds, up to √(limit · *n*) rows.
    func planned(
        on connection: Connection, for statement: (Query) -> SQL = \.selectStatement
    ) throws(DatabaseError) -> Query {
        guard let search, let limit, !orderings.isEmpty, self.statement == nil else {
            return self
        }
        let rowCount = try connection.integer("SELECT max(rowid) FROM " + R.table.text) ?? 0
        let wanted = Double(limit.count) + Double(limit.offset)
        // No limit is a negative one to SQLite, and so may be the numbers of all rows.
        let many = Int(Swift.max(wanted * Double(rowCount), 0).squareRoot()) + 1
        let found = "SELECT count(*) FROM (" + search.rows + " LIMIT \(many))"
        guard try connection.integer(found.text, found.values) == many else { return self }
        var query = self
        query.isReadInOrder = true
        return connection.sorts(statement(query)) ? self : query
    }
}

extension Connection {
    /// Whether a statement has to put rows in order, since no index has them so; or can't be compiled.
    fileprivate func sorts(_ sql: SQL) -> Bool {
        guard let plan = try? statement("EXPLAIN QUERY PLAN " + sql.text) else { return true }
        defer { plan.reset() }
        do {
            try plan.bind(sql.values)
            while try plan.step() {
                guard case .text(let step) = plan.value(at: 3) else { continue }
                if step.contains("TEMP B-TREE") { return true }
            }
            return false
        } catch {
            return true
        }
    }
}
