public import Foundation

/// When something in time begins, how fast it goes and how often it is repeated: an animation in its
/// layer's time, and a layer in its superlayer's.
@MainActor public protocol CAMediaTiming: AnyObject {
    /// In the time of what it is in; for an animation, 0 is the moment when it is added.
    var beginTime: CFTimeInterval { get set }
    /// Of one run, in seconds. 0 takes the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// 2 is twice as fast, 0 stands still.
    var speed: Float { get set }
    /// In seconds of its own time.
    var timeOffset: CFTimeInterval { get set }
    /// Fractions count; `.infinity` never ends, 0 is once.
    var repeatCount: Float { get set }
    /// In seconds; 0 leaves it to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What is seen before it begins and after it ends.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds.
public typealias CFTimeInterval = TimeInterval

/// What an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its last value, after it has ended.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value, before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var fillsBefore: Bool { self == .backwards || self == .both }
    var fillsAfter: Bool { self == .forwards || self == .both }
}

/// The time that animations go by, in seconds: that of the frame while one is made, and in tests
/// that of their clock.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval { Platform.current.clock.now }
