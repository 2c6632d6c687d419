extension CGPoint: Equatable, Hashable, Codable {
    public static var zero: CGPoint { fatalError() }
    public init(x: Int, y: Int) { fatalError() }
    public init(x: Double, y: Double) { fatalError() }
    public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() }
}

extension CGSize: Equatable, Hashable, Codable {
    public static var zero: CGSize { fatalError() }
    public init(width: Int, height: Int) { fatalError() }
    public init(width: Double, height: Double) { fatalError() }
    public static func == (lhs: CGSize, rhs: CGSize) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public func applying(_ t: CGAffineTransform) -> CGSize { fatalError() }
}

extension CGVector: Equatable {
    public static var zero: CGVector { fatalError() }
    public static func == (lhs: CGVector, rhs: CGVector) -> Bool { fatalError() }
}

extension CGRect: Equatable, Hashable, Codable {
    public static var zero: CGRect { fatalError() }
    public static var null: CGRect { fatalError() }
    public static var infinite: CGRect { fatalError() }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
    public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
    public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
    public static func == (lhs: CGRect, rhs: CGRect) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public var width: CGFloat { fatalError() }
    public var height: CGFloat { fatalError() }
    public var minX: CGFloat { fatalError() }
    public var midX: CGFloat { fatalError() }
    public var maxX: CGFloat { fatalError() }
    public var minY: CGFloat { fatalError() }
    public var midY: CGFloat { fatalError() }
    public var maxY: CGFloat { fatalError() }
    public var isNull: Bool { fatalError() }
    public var isEmpty: Bool { fatalError() }
    public var isInfinite: Bool { fatalError() }
    public var standardized: CGRect { fatalError() }
    public var integral: CGRect { fatalError() }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
    public func union(_ r2: CGRect) -> CGRect { fatalError() }
    public func intersection(_ r2: CGRect) -> CGRect { fatalError() }
    public func contains(_ point: CGPoint) -> Bool { fatalError() }
    public func contains(_ rect2: CGRect) -> Bool { fatalError() }
    public func intersects(_ rect2: CGRect) -> Bool { fatalError() }
    public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() }
    public func divided(atDistance: CGFloat, from fromEdge: CGRectEdge)
        -> (slice: CGRect, remainder: CGRect)
    { fatalError() }
}

public enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }

extension CGAffineTransform: Equatable {
    public static var identity: CGAffineTransform { fatalError() }
    public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
    public init(rotationAngle angle: CGFloat) { fatalError() }
    public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool { fatalError() }
    public var isIdentity: Bool { fatalError() }
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { fatalError() }
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { fatalError() }
    public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
    public func inverted() -> CGAffineTransform { fatalError() }
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { fatalError() }
}
