public import Foundation

/// The kinds of timing that an animator goes by.
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
}

/// How an animator gets from its start to its end: one of the two kinds of timing parameters.
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// A spring with a duration of its own does not settle after the animator's.
    func motion(duration: TimeInterval) -> (curve: MotionCurve, duration: TimeInterval) {
        if let spring = springTimingParameters { return spring.motion(duration: duration) }
        return (.bezier(cubicTimingParameters?.curve ?? .easeInEaseOut), duration)
    }
}

/// A pace that follows a cubic curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
    public let animationCurve: UIView.AnimationCurve
    let curve: UnitCurve
    public let timingCurveType: UITimingCurveType

    /// The pace of implicit animations of layers.
    public override convenience init() {
        self.init(.easeInOut, .standard, .builtin)
    }

    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        self.init(curve, curve.unitCurve, .builtin)
    }

    /// - Precondition: Both x lie between 0 and 1.
    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        self.init(.easeInOut, UnitCurve(point1.x, point1.y, point2.x, point2.y), .cubic)
    }

    private init(
        _ animationCurve: UIView.AnimationCurve, _ curve: UnitCurve, _ type: UITimingCurveType
    ) {
        self.animationCurve = animationCurve
        self.curve = curve
        timingCurveType = type
    }

    public var controlPoint1: CGPoint { curve.control1 }
    public var controlPoint2: CGPoint { curve.control2 }
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace that a spring makes.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
    private enum Spring {
        /// Settles after the animator's duration.
        case settling(dampingRatio: CGFloat)
        /// Takes as long as it takes; the animator's duration does not matter.
        case free(SpringMotion)
    }

    private let spring: Spring
    /// At the start, in whole distances per second. The first number is that of movements along x,
    /// and of all that isn't a movement.
    public let initialVelocity: CGVector

    /// A spring that overshoots nothing.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring that rests after the animator's duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        spring = .settling(dampingRatio: ratio)
        initialVelocity = velocity
    }

    /// A spring whose duration follows from what it is; the animator's is ignored.
    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        spring = .free(
            SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx))
        initialVelocity = velocity
    }

    /// A spring by how long it seems to move, in seconds, and how much it bounces.
    public init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
    ) {
        spring = .free(
            SpringMotion(
                perceptualDuration: CGFloat(duration), bounce: bounce, velocity: initialVelocity.dx)
        )
        self.initialVelocity = initialVelocity
    }

    func motion(duration: TimeInterval) -> (curve: MotionCurve, duration: TimeInterval) {
        switch spring {
        case .settling(let ratio):
            let motion = SpringMotion(
                settlingAfter: CGFloat(duration), dampingRatio: ratio, velocity: initialVelocity.dx)
            return (.spring(motion), duration)
        case .free(let motion):
            return (.spring(motion), TimeInterval(motion.settlingDuration))
        }
    }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }
}
