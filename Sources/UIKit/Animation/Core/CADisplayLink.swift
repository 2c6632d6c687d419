public import Foundation

/// The rates at which frames are wanted, per second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Whatever the display does.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Calls a method once a frame, before the frame is drawn.
///
/// The target's class lists the method among its `exposedMembers`. The link keeps its target alive
/// until it is invalidated, as on iOS.
@MainActor public final class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private let clock = Platform.current.clock
    private var call: ScheduledCall?
    private var isAdded = false

    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    /// When the last frame was, in `CACurrentMediaTime()`'s seconds.
    public private(set) var timestamp: CFTimeInterval = 0

    /// When the next frame is to be expected.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }

    /// The display's time from frame to frame, in seconds.
    public let duration: CFTimeInterval = 1.0 / 60

    public var isPaused = false {
        didSet { update() }
    }

    /// In frames per second; 0 takes every frame of the display.
    public var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred ?? 0) }
        set {
            let rate = Float(newValue)
            preferredFrameRateRange = CAFrameRateRange(
                minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// The preferred rate is taken, or else the maximum; 0 takes every frame of the display.
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// Begins to call. There is one run loop for frames; each mode counts as it.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = target != nil
        update()
    }

    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        update()
    }

    /// Ends the calls for good and lets go of the target.
    public func invalidate() {
        isAdded = false
        target = nil
        update()
    }

    private func update() {
        let isWanted = isAdded && !isPaused
        if isWanted, call == nil {
            call = clock.onNextFrame { [self] time in frame(at: time) }
        } else if !isWanted, let call {
            clock.cancel(call)
            self.call = nil
        }
    }

    private func frame(at time: TimeInterval) {
        call = nil
        defer { update() }
        guard isDue(at: time), let target else { return }
        timestamp = time
        ExposedMembers.send(selector, to: target, from: self, for: nil)
    }

    private func isDue(at time: TimeInterval) -> Bool {
        let range = preferredFrameRateRange
        let rate = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
        guard rate > 0, rate < 60, timestamp > 0 else { return true }
        // Half a frame's tolerance: a frame never comes exactly when it was due.
        return time - timestamp >= 1 / TimeInterval(rate) - duration / 2
    }
}
