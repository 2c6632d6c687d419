/// Foundation's on Linux is the same type; here it has to bridge to NSIndexPath.
public struct IndexPath: Hashable, Comparable, Codable, Sendable, MutableCollection,
    RandomAccessCollection, ExpressibleByArrayLiteral
{
    public init() { fatalError() }
    public init(index: Int) { fatalError() }
    public init(indexes: [Int]) { fatalError() }
    public init(arrayLiteral indexes: Int...) { fatalError() }
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public subscript(index: Int) -> Int {
        get { fatalError() }
        set { fatalError() }
    }
    public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool { fatalError() }
    public func appending(_ other: Int) -> IndexPath { fatalError() }
    public mutating func append(_ other: Int) { fatalError() }
    public func dropLast() -> IndexPath { fatalError() }
}
