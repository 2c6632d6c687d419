public import Foundation

/// The names of timing functions that everybody uses.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The one of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How an animation's pace changes: progress for elapsed time, as a cubic Bézier curve.
public final class CAMediaTimingFunction: NSObject, Sendable {
    let curve: UnitCurve

    init(curve: UnitCurve) {
        self.curve = curve
    }

    /// - Precondition: The name is one of `CAMediaTimingFunctionName`'s.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(curve: .linear)
        case .easeIn: self.init(curve: .easeIn)
        case .easeOut: self.init(curve: .easeOut)
        case .easeInEaseOut: self.init(curve: .easeInEaseOut)
        case .default: self.init(curve: .standard)
        default: fatalError("CAMediaTimingFunction(name:): no function is named \(name)")
        }
    }

    /// The curve's two control points; its ends are (0, 0) and (1, 1).
    ///
    /// - Precondition: Both x lie between 0 and 1.
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(
            curve: UnitCurve(CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y)))
    }

    /// Writes x and y of one of the curve's points; 0 and 3 are its ends.
    ///
    /// - Precondition: `idx` is at most 3.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [
            .zero, curve.control1, curve.control2, CGPoint(x: 1, y: 1),
        ]
        stopUnless(
            points.indices.contains(idx),
            "getControlPoint(at:values:): \(idx) is not the number of a point, 0 to 3")
        ptr[0] = Float(points[idx].x)
        ptr[1] = Float(points[idx].y)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.curve == curve
    }

    public override var hash: Int { curve.hashValue }
}
