import CSQLite
import Foundation

extension Connection {
    /// Makes another database the same as this one, page by page
    /// ([backup](https://www.sqlite.org/c3ref/backup_finish.html)).
    ///
    /// - Parameters:
    ///   - target: Must not be inside a transaction.
    ///   - cancellation: Asked now and then.
    /// - Throws: ``DatabaseError``; `CancellationError`. The target is then as
    ///   it was.
    func copyAll(to target: Connection, until cancellation: Cancellation) throws {
        guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
            throw target.error(sqlite3_errcode(target.handle))
        }
        var code = SQLITE_OK
        while code == SQLITE_OK, !cancellation.isCancelled {
            code = sqlite3_backup_step(backup, 1_000)
        }
        let end = sqlite3_backup_finish(backup)
        if code == SQLITE_OK { throw CancellationError() }
        if end != SQLITE_OK { throw target.error(end) }
        if code != SQLITE_DONE { throw target.error(code) }
    }

    /// Whether the whole file is well-formed; otherwise what SQLite found
    /// ([integrity_check](https://www.sqlite.org/pragma.html#pragma_integrity_check)).
    ///
    /// - Throws: ``DatabaseError``, `damaged`.
    /// - Complexity: O(*n*) in the size of the file, and O(*n* log *n*) with
    ///   the indexes.
    func checkIntegrity() throws(DatabaseError) {
        let statement = try statement("PRAGMA integrity_check(20)")
        try statement.bind([])
        defer { statement.reset() }
        var findings: [String] = []
        while try statement.step() {
            if case .text(let finding) = statement.value(at: 0), finding != "ok" {
                findings.append(finding)
            }
        }
        guard findings.isEmpty else {
            var error = DatabaseError(.damaged, findings.joined(separator: "; "))
            error.file = file
            throw error
        }
    }
}
