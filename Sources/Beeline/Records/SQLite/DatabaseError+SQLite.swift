import CSQLite
import Foundation

extension DatabaseError {
    /// What SQLite says went wrong last on a connection.
    ///
    /// - Parameters:
    ///   - code: What a call returned, extended or not.
    ///   - connection: The connection; its message is taken.
    ///   - sql: The statement.
    init(_ code: Int32, _ connection: OpaquePointer?, sql: String? = nil) {
        let extended = connection.map { sqlite3_extended_errcode($0) } ?? code
        let isSame = extended & 0xFF == code & 0xFF
        let message = connection.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) }
        let fallback = sqlite3_errstr(code).map { String(cString: $0) } ?? "unknown"
        self.init(
            Self.problem(isSame ? extended : code), isSame ? message ?? fallback : fallback)
        self.code = isSame ? extended : code
        self.sql = sql
        if case .constraint = problem { nameColumn() }
    }

    /// The result codes are those of https://www.sqlite.org/rescode.html.
    private static func problem(_ code: Int32) -> Problem {
        switch code & 0xFF {
        case SQLITE_NOTADB: .notADatabase
        case SQLITE_CORRUPT: .damaged
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .cannotOpen
        case SQLITE_READONLY: .readOnly
        case SQLITE_FULL: .full
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
        case SQLITE_IOERR: .disk
        case SQLITE_CONSTRAINT: .constraint(constraint(code))
        case SQLITE_RANGE: .wrongValueCount
        case SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_TOOBIG: .statement
        default: .other(code: code)
        }
    }

    private static func constraint(_ code: Int32) -> Constraint {
        switch code >> 8 {
        case 1: .check
        case 3: .foreignKey
        case 5: .notNull
        case 6, 10: .primaryKey
        case 8: .unique
        case 12: .dataType
        default: .other
        }
    }

    /// “UNIQUE constraint failed: person.mail” names the place.
    private mutating func nameColumn() {
        guard let place = detail.split(separator: ": ").last?.split(separator: ",").first else {
            return
        }
        let names = place.split(separator: ".")
        guard names.count == 2, !names.contains(where: { $0.contains(" ") }) else { return }
        table = String(names[0])
        column = String(names[1])
    }
}
