import Foundation

/// How far apart two fingers are, and in which direction, since a gesture of two began.
struct FingerPair {
    private var first: CGPoint
    private var second: CGPoint
    /// The factor and the angle that came about before one of the fingers was another one.
    private(set) var scale: CGFloat = 1
    private(set) var angle: CGFloat = 0

    init(_ first: CGPoint, _ second: CGPoint) {
        self.first = first
        self.second = second
    }

    /// How much the distance changed, in points.
    private(set) var spread: CGFloat = 0

    mutating func move(to newFirst: CGPoint, _ newSecond: CGPoint) {
        let old = CGVector(dx: second.x - first.x, dy: second.y - first.y)
        let new = CGVector(dx: newSecond.x - newFirst.x, dy: newSecond.y - newFirst.y)
        let oldLength = hypot(old.dx, old.dy)
        let newLength = hypot(new.dx, new.dy)
        if oldLength > 0, newLength > 0 {
            scale *= newLength / oldLength
            angle += Self.turn(from: old, to: new)
        }
        spread += newLength - oldLength
        first = newFirst
        second = newSecond
    }

    /// Goes on from other fingers.
    mutating func rebase(to newFirst: CGPoint, _ newSecond: CGPoint) {
        first = newFirst
        second = newSecond
    }

    mutating func setScale(_ scale: CGFloat) { self.scale = scale }
    mutating func setAngle(_ angle: CGFloat) { self.angle = angle }

    /// The smaller of the two ways round, in radians, clockwise as the screen's coordinates are.
    private static func turn(from old: CGVector, to new: CGVector) -> CGFloat {
        atan2(old.dx * new.dy - old.dy * new.dx, old.dx * new.dx + old.dy * new.dy)
    }
}
