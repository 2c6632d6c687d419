/// A value of JSON whose shape nobody knows beforehand.
///
/// Numbers are equal if they are the same number, whether they are written
/// with a point or not: PostgreSQL and Python write 5.0 where Swift writes 5.
/// Texts are told apart by their bytes, as ``SQLValue`` does.
public enum JSONValue: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number of 64 bits.
    case integer(Int64)
    /// Any other number, as near as a `Double` comes to it.
    case number(Double)
    /// A text.
    case string(String)
    /// Values in an order.
    case array([JSONValue])
    /// Values by name, in no order.
    case object([String: JSONValue])

    /// The value of a key; nil if there is none, or this is no object.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let fields) = self else { return nil }
        return fields[key]
    }

    /// The text, if this is one.
    public var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The whole number, if this is one, however it is written.
    public var whole: Int64? {
        switch self {
        case .integer(let value): value
        case .number(let value): Int64(exactly: value)
        default: nil
        }
    }

    /// What kind of value this is, in JSON's words.
    var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "a truth value"
        case .integer, .number: "a number"
        case .string: "a text"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONValue: Hashable {
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.integer(let left), .number(let right)): Int64(exactly: right) == left
        case (.number(let left), .integer(let right)): Int64(exactly: left) == right
        case (.string(let left), .string(let right)): left.compareBytes(with: right) == 0
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(Double(value))
        case .number(let value): hasher.combine(value)
        case .string(let value): for byte in value.utf8 { hasher.combine(byte) }
        case .array(let values): hasher.combine(values)
        case .object(let fields): hasher.combine(fields)
        }
    }
}
