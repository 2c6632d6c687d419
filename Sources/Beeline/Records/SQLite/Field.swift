import CSQLite
public import Foundation

/// One column of the row that is being read.
///
/// Valid only until the next row is asked for.
public struct Field {
    /// SQLite's value, looked up once. To read it in this way is safe while
    /// only one thread uses the connection
    /// ([column_value](https://www.sqlite.org/c3ref/column_blob.html)).
    private let stored: OpaquePointer?
    private let position: Int32
    private let statement: Unmanaged<Statement>

    init(_ handle: OpaquePointer, _ position: Int32, _ statement: Unmanaged<Statement>) {
        stored = sqlite3_column_value(handle, position)
        self.position = position
        self.statement = statement
    }

    private var type: Int32 { sqlite3_value_type(stored) }

    /// Whether there is no value.
    public var isNull: Bool { type == SQLITE_NULL }

    /// Reads a whole number.
    ///
    /// - Throws: ``DatabaseError``, `misfit`, for anything else.
    public func integer() throws -> Int64 {
        guard type == SQLITE_INTEGER else {
            throw misfit("a whole number")
        }
        return sqlite3_value_int64(stored)
    }

    /// Reads a number, whole or not.
    ///
    /// - Throws: ``DatabaseError``, `misfit`, for anything else.
    public func double() throws -> Double {
        switch type {
        case SQLITE_FLOAT, SQLITE_INTEGER: return sqlite3_value_double(stored)
        default: throw misfit("a number")
        }
    }

    /// Reads a text.
    ///
    /// - Throws: ``DatabaseError``, `misfit`, for anything else.
    public func text() throws -> String {
        guard type == SQLITE_TEXT,
            let bytes = sqlite3_value_text(stored)
        else { throw misfit("a text") }
        let count = Int(sqlite3_value_bytes(stored))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// Reads bytes.
    ///
    /// - Throws: ``DatabaseError``, `misfit`, for anything else.
    public func data() throws -> Data {
        guard type == SQLITE_BLOB else { throw misfit("bytes") }
        let count = Int(sqlite3_value_bytes(stored))
        guard count > 0, let bytes = sqlite3_value_blob(stored) else { return Data() }
        return Data(bytes: bytes, count: count)
    }

    /// The value, whatever it is.
    public var value: SQLValue {
        switch type {
        case SQLITE_INTEGER: .integer(sqlite3_value_int64(stored))
        case SQLITE_FLOAT: .real(sqlite3_value_double(stored))
        case SQLITE_TEXT: .text((try? text()) ?? "")
        case SQLITE_BLOB: .blob((try? data()) ?? Data())
        default: .null
        }
    }

    /// An error that names the column, the record, and what was found.
    ///
    /// - Parameter expected: What should be there, with its article: “a text”.
    public func misfit(_ expected: String) -> DatabaseError {
        statement.takeUnretainedValue().misfit(expected, value, at: position)
    }

    /// Reads the UUID that is written here, if it is one.
    func uuid() -> UUID? {
        let count = Int(sqlite3_value_bytes(stored))
        switch type {
        case SQLITE_TEXT:
            guard let bytes = sqlite3_value_text(stored) else { return nil }
            return UUID(hexadecimal: UnsafeBufferPointer(start: bytes, count: count))
        case SQLITE_BLOB:
            guard count == 16, let bytes = sqlite3_value_blob(stored) else { return nil }
            return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
        default:
            return nil
        }
    }
}

extension UUID {
    /// Foundation's own reading of a text takes ten times as long, and a list
    /// of a hundred thousand records has as many.
    fileprivate init?(hexadecimal text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 36 else { return nil }
        var bytes: (UInt64, UInt64) = (0, 0)
        var digits = 0
        for (index, character) in text.enumerated() {
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard character == UInt8(ascii: "-") else { return nil }
                continue
            }
            guard let digit = Self.digit(character) else { return nil }
            if digits < 16 {
                bytes.0 = bytes.0 << 4 | digit
            } else {
                bytes.1 = bytes.1 << 4 | digit
            }
            digits += 1
        }
        bytes = (bytes.0.bigEndian, bytes.1.bigEndian)
        self.init(uuid: withUnsafeBytes(of: &bytes) { $0.loadUnaligned(as: uuid_t.self) })
    }

    private static func digit(_ character: UInt8) -> UInt64? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(character - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(character - UInt8(ascii: "A") + 10)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(character - UInt8(ascii: "a") + 10)
        default: nil
        }
    }
}
