extension ColumnValue where Self: FixedWidthInteger {
    /// Reads a whole number that is in this type's range.
    @inlinable
    public init(_ field: Field) throws {
        guard let value = Self(exactly: try field.integer()) else {
            throw field.misfit("a whole number from \(Self.min) to \(Self.max)")
        }
        self = value
    }

    @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }
}

extension Int: ColumnValue {}
extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension Int64: ColumnValue {}
extension UInt8: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}

extension Double: ColumnValue {
    /// Reads a number, whole or not.
    @inlinable
    public init(_ field: Field) throws {
        self = try field.double()
    }

    /// “Not a number” is stored as NULL, as SQLite does.
    @inlinable public var sqlValue: SQLValue { isNaN ? .null : .real(self) }
}

extension Float: ColumnValue {
    /// Reads a number, whole or not.
    @inlinable
    public init(_ field: Field) throws {
        self = Float(try field.double())
    }

    @inlinable public var sqlValue: SQLValue { Double(self).sqlValue }
}

extension Bool: ColumnValue {
    /// Reads 0 or 1.
    @inlinable
    public init(_ field: Field) throws {
        switch try field.integer() {
        case 0: self = false
        case 1: self = true
        default: throw field.misfit("0 or 1")
        }
    }

    @inlinable public var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}
