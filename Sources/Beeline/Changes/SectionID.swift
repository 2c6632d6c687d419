/// The identity of a section in a ``Snapshot``.
///
/// Any hashable value will do: a title, a number, a case of an enum.
///
///     let letters: [SectionID] = ["A", "B"]
///     let day = SectionID(Weekday.monday)
///
/// Two identities are equal when the values they were made from are equal.
public struct SectionID: Hashable, Sendable {
    private enum Storage: Hashable {
        case integer(Int)
        case string(String)
        case other(AnyHashable)
    }

    /// The value this identity was made from.
    public let base: any Hashable & Sendable

    /// The identity of the one section that an array has.
    public static let only = SectionID(0)

    /// Makes an identity of a value.
    ///
    /// - Parameter base: What tells this section from the others of its list.
    public init(_ base: some Hashable & Sendable) {
        self.base = base
    }

    private var storage: Storage {
        switch base {
        case let identity as SectionID: identity.storage
        case let integer as Int: .integer(integer)
        case let string as String: .string(string)
        default: .other(AnyHashable(base))
        }
    }

    public static func == (left: SectionID, right: SectionID) -> Bool {
        left.storage == right.storage
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage)
    }
}

extension SectionID: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension SectionID: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) {
        self.init(value)
    }
}

extension SectionID: CustomStringConvertible {
    /// The description of the value this identity was made from: for a title,
    /// the title itself.
    public var description: String {
        String(describing: base)
    }
}
