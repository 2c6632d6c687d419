import Foundation

/// How far an animator is: resting, on its way along its curve, or on its way from where somebody left
/// it.
struct AnimatorProgress {
    private enum Motion {
        case still
        /// From a share of the time on, forwards or backwards.
        case along(share: CGFloat, start: TimeInterval, isForward: Bool)
        /// From a share of the way on to one of the ends, with a pace of its own.
        case leaving(
            way: CGFloat, end: CGFloat, start: TimeInterval, curve: MotionCurve,
            duration: TimeInterval)
    }

    /// In seconds.
    var duration: TimeInterval
    var curve: MotionCurve
    private var motion = Motion.still
    /// The share of the way, from 0 at the start to 1 at the end; springs go beyond.
    private var restingWay: CGFloat = 0

    init(duration: TimeInterval, curve: MotionCurve) {
        self.duration = duration
        self.curve = curve
    }

    var isMoving: Bool {
        if case .still = motion { return false }
        return true
    }

    /// The share of the way at a moment.
    ///
    /// - Parameter delay: For changes that begin later than the others: at which share of the time.
    func way(at time: TimeInterval, delay: CGFloat = 0) -> CGFloat {
        func delayed(_ share: CGFloat) -> CGFloat {
            delay <= 0 ? share : max(0, (share - delay) / max(1e-9, 1 - delay))
        }
        switch motion {
        case .still: return delayed(restingWay)
        case .along: return curve.value(at: delayed(timeShare(at: time)), duration: duration)
        case .leaving(let way, let end, let start, let curve, let duration):
            let share = duration > 0 ? CGFloat((time - start) / duration) : 1
            let covered = curve.value(at: min(1, max(0, share)), duration: duration)
            return delayed(way + (end - way) * covered)
        }
    }

    /// Whether the motion has come to one of its ends.
    func isOver(at time: TimeInterval) -> Bool {
        switch motion {
        case .still: return false
        case .along(_, _, let isForward):
            let share = timeShare(at: time)
            return isForward ? share >= 1 : share <= 0
        case .leaving(_, _, let start, _, let duration): return time - start >= duration
        }
    }

    private func timeShare(at time: TimeInterval) -> CGFloat {
        guard case .along(let share, let start, let isForward) = motion else { return 0 }
        let passed = duration > 0 ? CGFloat((time - start) / duration) : 1
        return min(1, max(0, share + (isForward ? passed : -passed)))
    }

    // MARK: - Changing

    mutating func rest(at way: CGFloat) {
        restingWay = way
        motion = .still
    }

    /// Stays where it is.
    mutating func pause(at time: TimeInterval) {
        rest(at: way(at: time))
    }

    /// Goes on along the curve from the point where it is now as far as the eye can see.
    mutating func goOn(at time: TimeInterval, isForward: Bool) {
        let way = way(at: time)
        let share = curve.share(of: min(1, max(0, way)), duration: duration)
        motion = .along(share: share, start: time, isForward: isForward)
    }

    /// Goes on at another pace.
    mutating func leave(
        at time: TimeInterval, isForward: Bool, curve: MotionCurve, duration: TimeInterval
    ) {
        motion = .leaving(
            way: way(at: time), end: isForward ? 1 : 0, start: time, curve: curve,
            duration: duration)
    }
}
