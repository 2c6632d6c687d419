import Foundation

/// Where the rows of a wheel are seen: on a cylinder that is looked at from the front. Knows numbers
/// only.
struct WheelGeometry {
    /// In points.
    var height: CGFloat
    var rowHeight: CGFloat

    /// Of the cylinder. As on iOS, the row in the middle has three rows above and below it, and a
    /// rim of a fourth.
    private var radius: CGFloat { max(1, height * 0.46) }

    /// Where a row stands that is so many rows below the middle; `nil` when it is on the far side.
    func place(ofRowAt distance: CGFloat) -> (y: CGFloat, squash: CGFloat, alpha: CGFloat)? {
        let angle = distance * rowHeight / radius
        guard abs(angle) < .pi / 2 - 0.05 else { return nil }
        let squash = cos(angle)
        let fade = 1 - min(1, abs(distance)) * 0.45
        return (height / 2 + radius * sin(angle), squash, fade * squash)
    }

    /// How many rows are seen above and below the middle one.
    var reach: Int { Int((.pi / 2 * radius / max(1, rowHeight)).rounded(.up)) }

    /// How many rows below the middle a point is.
    func distance(at y: CGFloat) -> CGFloat {
        let share = min(1, max(-1, (y - height / 2) / radius))
        return asin(share) * radius / max(1, rowHeight)
    }
}
