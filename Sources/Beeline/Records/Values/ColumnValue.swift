/// A type whose values fit into one column.
///
/// The usual types are: whole numbers, `Double`, `Float`, `Bool`, `String`,
/// `Data`, `Date`, `UUID`, `URL`, and optionals of them. An enum of texts or
/// numbers becomes one by saying so:
///
///     enum Priority: Int, Codable, ColumnValue { case low, normal, high }
///
/// A value that is written and read again is the same in every bit.
public protocol ColumnValue: Sendable {
    /// Reads a value.
    ///
    /// - Throws: ``DatabaseError`` with the problem `misfit` if something else
    ///   stands there.
    init(_ field: Field) throws

    /// The value as it is stored.
    var sqlValue: SQLValue { get }
}

extension ColumnValue where Self: RawRepresentable, RawValue: ColumnValue {
    /// Reads a raw value.
    @inlinable
    public init(_ field: Field) throws {
        let rawValue = try RawValue(field)
        guard let value = Self(rawValue: rawValue) else {
            throw field.misfit("a \(Self.self)")
        }
        self = value
    }

    @inlinable public var sqlValue: SQLValue { rawValue.sqlValue }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
    /// Reads a value, or none where the column is NULL.
    @inlinable
    public init(_ field: Field) throws {
        self = field.isNull ? nil : try Wrapped(field)
    }

    @inlinable public var sqlValue: SQLValue {
        self?.sqlValue ?? .null
    }
}

extension SQLValue: ColumnValue {
    /// Takes whatever is there.
    public init(_ field: Field) {
        self = field.value
    }

    public var sqlValue: SQLValue { self }
}
