import CSQLite

/// What SQLite has done, by its own counters
/// ([stmt_status](https://www.sqlite.org/c3ref/c_stmtstatus_counter.html)).
package struct DatabaseWork: Sendable {
    /// Steps of SQLite's virtual machine. To read a row takes a few for each
    /// column.
    package var steps = 0

    /// Rows that were passed in a table without an index to find them by.
    package var scannedRows = 0

    /// Pages of the file that were looked at, in memory or on the disk.
    package var pages = 0

    package static func - (left: DatabaseWork, right: DatabaseWork) -> DatabaseWork {
        DatabaseWork(
            steps: left.steps - right.steps, scannedRows: left.scannedRows - right.scannedRows,
            pages: left.pages - right.pages)
    }
}

extension Connection {
    /// What was done on this connection so far, statements that are gone left
    /// out.
    var work: DatabaseWork {
        var work = DatabaseWork()
        var statement = sqlite3_next_stmt(handle, nil)
        while let current = statement {
            work.steps += Int(sqlite3_stmt_status(current, SQLITE_STMTSTATUS_VM_STEP, 0))
            work.scannedRows += Int(
                sqlite3_stmt_status(current, SQLITE_STMTSTATUS_FULLSCAN_STEP, 0))
            statement = sqlite3_next_stmt(handle, current)
        }
        for counter in [SQLITE_DBSTATUS_CACHE_HIT, SQLITE_DBSTATUS_CACHE_MISS] {
            var (count, highest): (Int32, Int32) = (0, 0)
            sqlite3_db_status(handle, counter, &count, &highest, 0)
            work.pages += Int(count)
        }
        return work
    }
}

extension Database {
    /// What SQLite has done for this database so far: the writer, and readers
    /// that have nothing to do now.
    package func work() async throws -> DatabaseWork {
        let writing = try await withWriter { $0.connection.work }
        return readers.idleConnections.reduce(writing) { sum, reader in
            let work = reader.connection.work
            return DatabaseWork(
                steps: sum.steps + work.steps, scannedRows: sum.scannedRows + work.scannedRows,
                pages: sum.pages + work.pages)
        }
    }
}
