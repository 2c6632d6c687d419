public import Foundation

/// What lies between the values of a key frame animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stays until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At one speed; the times do not matter.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    fileprivate var trackMode: KeyframeTrack.Mode {
        switch self {
        case .discrete: .discrete
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        default: .linear
        }
    }
}

/// An animation through several values.
@MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?

    /// The way of a point; it goes before `values`.
    open var path: CGPath?

    /// From 0 to 1 and rising, one for each value; evenly spread when `nil`. In discrete mode, one
    /// more: the end of the last value.
    open var keyTimes: [NSNumber]?

    /// The pace from each value to the next.
    open var timingFunctions: [CAMediaTimingFunction]?

    open var calculationMode = CAAnimationCalculationMode.linear

    private var track: KeyframeTrack?

    override func duplicate() -> CAAnimation {
        let copy = CAKeyframeAnimation()
        copyPropertyAnimation(to: copy)
        copy.values = values
        copy.path = path
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        return copy
    }

    override func prepare(for layer: CALayer) {
        super.prepare(for: layer)
        let times = keyTimes?.map { CGFloat($0.doubleValue) }
        let curves = timingFunctions?.map(\.curve) ?? []
        if let path {
            track = KeyframeTrack(
                path: path, times: times, mode: calculationMode.trackMode, curves: curves)
        } else {
            track = KeyframeTrack(
                values: (values ?? []).compactMap { AnimatableValue($0) }, times: times,
                mode: calculationMode.trackMode, curves: curves)
        }
    }

    override func value(at time: TimeInterval, current: AnimatableValue) -> AnimatableValue? {
        track?.value(at: progress(at: time))
    }
}
