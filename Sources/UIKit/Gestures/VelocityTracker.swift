import Foundation

/// How fast something moved of late.
///
/// The mean over the last tenth of a second, so that one uneven step doesn't count for much, and so
/// that a finger that rested before it was lifted throws nothing.
struct VelocityTracker {
    /// In seconds.
    private static let window: TimeInterval = 0.1

    private var samples: [(time: TimeInterval, position: CGPoint)] = []

    /// - Parameter time: In seconds, not before the last one.
    mutating func add(_ position: CGPoint, at time: TimeInterval) {
        samples.removeAll { $0.time < time - Self.window }
        if samples.last?.time == time { samples.removeLast() }
        samples.append((time, position))
    }

    mutating func removeAll() {
        samples.removeAll(keepingCapacity: true)
    }

    /// In units of the positions a second.
    func velocity(at time: TimeInterval) -> CGVector {
        let recent = samples.filter { $0.time >= time - Self.window }
        guard let first = recent.first, let last = recent.last, last.time > first.time else {
            return .zero
        }
        let duration = CGFloat(max(last.time, time) - first.time)
        return CGVector(
            dx: (last.position.x - first.position.x) / duration,
            dy: (last.position.y - first.position.y) / duration)
    }
}
