/// The name of a method as Objective-C spells it: `save`, `save:`, `save:forEvent:`.
///
/// On Linux a selector is a name and nothing more; the class of the object that receives it supplies
/// the method, in its `exposedMembers`. A method's colons count its arguments.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    fileprivate let name: String

    /// Makes a selector of this name. Any string will do; whether a class has such a method shows
    /// when the message is sent.
    public init(_ str: String) {
        name = str
    }

    /// Makes a selector of this name.
    public init(stringLiteral value: String) {
        name = value
    }

    /// How many arguments the method takes. O(n) in the name's length.
    var argumentCount: Int {
        name.utf8.count { $0 == UInt8(ascii: ":") }
    }
}

extension Selector: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
