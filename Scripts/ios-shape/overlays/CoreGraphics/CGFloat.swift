@_exported import CoreGraphics

/// A type of its own, as on Apple's platforms: an array of doubles is none of CGFloats.
@frozen public struct CGFloat: Sendable {
    public typealias NativeType = Double
    public var native: Double
    public init() { fatalError() }
    public init(_ value: Double) { fatalError() }
    public init(_ value: Float) { fatalError() }
    public init(_ value: CGFloat) { fatalError() }
    public init<Source: BinaryInteger>(_ value: Source) { fatalError() }
    public init?<Source: BinaryInteger>(exactly source: Source) { fatalError() }
}

extension Double {
    public init(_ other: CGFloat) { fatalError() }
}

extension Float {
    public init(_ other: CGFloat) { fatalError() }
}

extension BinaryInteger {
    public init(_ other: CGFloat) { fatalError() }
}

extension CGFloat: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { fatalError() }
    public init(floatLiteral value: Double) { fatalError() }
}

extension CGFloat: Hashable, Comparable, Strideable, SignedNumeric {
    public static func == (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
    public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public func distance(to other: CGFloat) -> CGFloat { fatalError() }
    public func advanced(by amount: CGFloat) -> CGFloat { fatalError() }
    public var magnitude: CGFloat { fatalError() }
    public static prefix func - (value: CGFloat) -> CGFloat { fatalError() }
    public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func += (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
    public static func -= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
    public static func *= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
    public static func /= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
}

extension CGFloat: BinaryFloatingPoint {
    public typealias RawSignificand = UInt64
    public typealias RawExponent = UInt
    public typealias Exponent = Int
    public static var exponentBitCount: Int { fatalError() }
    public static var significandBitCount: Int { fatalError() }
    public static var nan: CGFloat { fatalError() }
    public static var signalingNaN: CGFloat { fatalError() }
    public static var infinity: CGFloat { fatalError() }
    public static var greatestFiniteMagnitude: CGFloat { fatalError() }
    public static var pi: CGFloat { fatalError() }
    public static var leastNormalMagnitude: CGFloat { fatalError() }
    public static var leastNonzeroMagnitude: CGFloat { fatalError() }
    public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
    public init(
        sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64
    ) { fatalError() }
    public init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat) { fatalError() }
    public var exponentBitPattern: UInt { fatalError() }
    public var significandBitPattern: UInt64 { fatalError() }
    public var binade: CGFloat { fatalError() }
    public var significandWidth: Int { fatalError() }
    public var ulp: CGFloat { fatalError() }
    public var sign: FloatingPointSign { fatalError() }
    public var exponent: Int { fatalError() }
    public var significand: CGFloat { fatalError() }
    public var nextUp: CGFloat { fatalError() }
    public var isNormal: Bool { fatalError() }
    public var isFinite: Bool { fatalError() }
    public var isZero: Bool { fatalError() }
    public var isSubnormal: Bool { fatalError() }
    public var isInfinite: Bool { fatalError() }
    public var isNaN: Bool { fatalError() }
    public var isSignalingNaN: Bool { fatalError() }
    public var isCanonical: Bool { fatalError() }
    public mutating func formRemainder(dividingBy other: CGFloat) { fatalError() }
    public mutating func formTruncatingRemainder(dividingBy other: CGFloat) { fatalError() }
    public mutating func formSquareRoot() { fatalError() }
    public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat) { fatalError() }
    public mutating func round(_ rule: FloatingPointRoundingRule) { fatalError() }
    public func isEqual(to other: CGFloat) -> Bool { fatalError() }
    public func isLess(than other: CGFloat) -> Bool { fatalError() }
    public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { fatalError() }
    public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { fatalError() }
}

extension CGFloat: CustomStringConvertible, LosslessStringConvertible, Codable {
    public var description: String { fatalError() }
    public init?(_ description: String) { fatalError() }
}
