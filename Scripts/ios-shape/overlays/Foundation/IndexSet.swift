/// Foundation's on Linux is the same type; FoundationEssentials has none.
public struct IndexSet: Hashable, Codable, Sendable, SetAlgebra, BidirectionalCollection {
    public typealias Element = Int
    public struct Index: Comparable, Sendable {
        public static func < (lhs: Index, rhs: Index) -> Bool { fatalError() }
    }
    public init() { fatalError() }
    public init(integer: Int) { fatalError() }
    public init(integersIn range: Range<Int>) { fatalError() }
    public init(integersIn range: ClosedRange<Int>) { fatalError() }
    public init<Integers: Sequence>(_ elements: Integers) where Integers.Element == Int {
        fatalError()
    }
    public var isEmpty: Bool { fatalError() }
    public var count: Int { fatalError() }
    public var startIndex: Index { fatalError() }
    public var endIndex: Index { fatalError() }
    public func index(after i: Index) -> Index { fatalError() }
    public func index(before i: Index) -> Index { fatalError() }
    public subscript(position: Index) -> Int { fatalError() }
    public var first: Int? { fatalError() }
    public var last: Int? { fatalError() }
    public func contains(_ integer: Int) -> Bool { fatalError() }
    public func union(_ other: IndexSet) -> IndexSet { fatalError() }
    public func intersection(_ other: IndexSet) -> IndexSet { fatalError() }
    public func symmetricDifference(_ other: IndexSet) -> IndexSet { fatalError() }
    public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
        fatalError()
    }
    public mutating func remove(_ integer: Int) -> Int? { fatalError() }
    public mutating func update(with integer: Int) -> Int? { fatalError() }
    public mutating func formUnion(_ other: IndexSet) { fatalError() }
    public mutating func formIntersection(_ other: IndexSet) { fatalError() }
    public mutating func formSymmetricDifference(_ other: IndexSet) { fatalError() }
}
