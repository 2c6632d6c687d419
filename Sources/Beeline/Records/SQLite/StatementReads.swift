import CSQLite

/// What a statement reads, as SQLite told while compiling it.
final class StatementReads {
    /// The tables and views.
    private(set) var tables: Set<String> = []

    /// How many `SELECT`s there are in it, those inside others counted.
    private(set) var selectCount = 0

    func note(_ action: Int32, _ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?) {
        if action == SQLITE_SELECT { selectCount += 1 }
        if action == SQLITE_READ, let first { tables.insert(String(cString: first)) }
    }
}
