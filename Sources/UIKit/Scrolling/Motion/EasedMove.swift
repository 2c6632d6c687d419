import Foundation

/// A move from one place to another in a given time.
struct EasedMove {
    enum Curve {
        /// Slow at both ends.
        case inOut
        /// Slow at the end.
        case out
    }

    /// Of a move that the program asks for, in seconds; UIKit's takes about as long.
    static let standardDuration: TimeInterval = 0.3

    let start: CGPoint
    let end: CGPoint
    var duration = EasedMove.standardDuration
    var curve = Curve.inOut

    func position(at time: TimeInterval) -> CGPoint {
        let share = duration > 0 ? CGFloat(min(1, max(0, time / duration))) : 1
        let eased: CGFloat
        switch curve {
        case .inOut: eased = share * share * (3 - 2 * share)
        case .out: eased = 1 - pow(1 - share, 3)
        }
        return CGPoint(
            x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased)
    }
}
