/// Someone who hears of every transaction: a ``LiveQuery``.
protocol ChangeFollower: AnyObject, Sendable {
    /// The tables that it depends on.
    var watchedTables: Set<WatchedTable> { get }

    /// Reads, inside a transaction that is about to be committed, what it
    /// needs of it.
    ///
    /// - Parameters:
    ///   - rows: What was touched in a table.
    ///   - connection: The one that is writing.
    /// - Returns: What it wants to be told once that is committed.
    func news(
        rows: (WatchedTable) -> ChangeNotes.Rows?, on connection: Connection
    ) -> FollowerNews

    /// Tells it what a transaction has done. Called in the order of the
    /// transactions.
    ///
    /// - Parameters:
    ///   - news: What it has asked for.
    ///   - generation: The number of the transaction.
    func receive(_ news: FollowerNews, generation: Int)
}

/// What one transaction means for one follower.
enum FollowerNews: Sendable {
    /// It has nothing to do with it.
    case nothing
    /// It has to read everything again.
    case everything
    /// Something that it has prepared.
    case prepared(any Sendable)
}
