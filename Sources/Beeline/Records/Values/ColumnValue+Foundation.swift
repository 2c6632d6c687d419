public import Foundation

extension String: ColumnValue {
    /// Reads a text.
    @inlinable
    public init(_ field: Field) throws {
        self = try field.text()
    }

    @inlinable public var sqlValue: SQLValue { .text(self) }
}

extension Data: ColumnValue {
    /// Reads bytes.
    public init(_ field: Field) throws {
        self = try field.data()
    }

    public var sqlValue: SQLValue { .blob(self) }
}

/// A date is stored as the number of seconds since the first instant of 2001,
/// which is what `Date` itself holds: it comes back the same in every bit. In
/// SQL `datetime(column + 978307200, 'unixepoch')` shows it.
extension Date: ColumnValue {
    /// Reads a number of seconds.
    public init(_ field: Field) throws {
        self.init(timeIntervalSinceReferenceDate: try field.double())
    }

    public var sqlValue: SQLValue { timeIntervalSinceReferenceDate.sqlValue }
}

/// A UUID is stored as the text of 36 letters that it prints as.
extension UUID: ColumnValue {
    /// Reads a text of 36 letters in either case, or 16 bytes.
    public init(_ field: Field) throws {
        guard let value = field.uuid() else { throw field.misfit("a UUID") }
        self = value
    }

    public var sqlValue: SQLValue { .text(uuidString) }
}

/// A decimal number is stored as the text of its digits: SQLite's own numbers
/// are binary.
extension Decimal: ColumnValue {
    /// Reads a text of digits.
    public init(_ field: Field) throws {
        guard let value = Decimal(string: try field.text()) else {
            throw field.misfit("a decimal number")
        }
        self = value
    }

    public var sqlValue: SQLValue { .text("\(self)") }
}

/// A URL is stored as its text.
extension URL: ColumnValue {
    /// Reads a text that is a URL.
    public init(_ field: Field) throws {
        guard let value = URL(string: try field.text()) else { throw field.misfit("a URL") }
        self = value
    }

    public var sqlValue: SQLValue { .text(absoluteString) }
}
