import Foundation

/// A transform of the plane taken apart, so that halfway between two of them is where one expects it.
///
/// The parts are those of https://www.w3.org/TR/css-transforms-1/#decomposing-a-2d-matrix, with the
/// skew as a share of the width.
struct FlatTransformParts: Equatable, Sendable {
    var translation: CGPoint
    var scale: CGSize
    /// In radians.
    var angle: CGFloat
    var skew: CGFloat

    init(_ transform: CGAffineTransform) {
        translation = CGPoint(x: transform.tx, y: transform.ty)
        var first = CGPoint(x: transform.a, y: transform.b)
        var second = CGPoint(x: transform.c, y: transform.d)
        let determinant = first.x * second.y - first.y * second.x
        // A mirror image is a negative scale along the axis that lies more askew.
        let flipsX = determinant < 0 && first.x < second.y
        let flipsY = determinant < 0 && !flipsX
        if flipsX { first = CGPoint(x: -first.x, y: -first.y) }
        if flipsY { second = CGPoint(x: -second.x, y: -second.y) }
        let width = hypot(first.x, first.y)
        let height = width > 0 ? abs(determinant) / width : hypot(second.x, second.y)
        angle = width > 0 ? atan2(first.y, first.x) : atan2(-second.x, second.y)
        let product = first.x * second.x + first.y * second.y
        skew = width > 0 && height > 0 ? product / (width * height) : 0
        scale = CGSize(width: flipsX ? -width : width, height: flipsY ? -height : height)
    }

    var transform: CGAffineTransform {
        let (sine, cosine) = (sin(angle), cos(angle))
        let skewed = skew * scale.height
        return CGAffineTransform(
            a: scale.width * cosine, b: scale.width * sine,
            c: skewed * cosine - scale.height * sine, d: skewed * sine + scale.height * cosine,
            tx: translation.x, ty: translation.y)
    }

    /// Turns the shorter way round; half a turn goes the way that `end`'s angle says.
    func interpolated(to end: FlatTransformParts, by share: CGFloat) -> FlatTransformParts {
        var parts = self
        func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
        var turn = end.angle - angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        parts.angle = angle + turn * share
        parts.translation.x = between(translation.x, end.translation.x)
        parts.translation.y = between(translation.y, end.translation.y)
        parts.scale.width = between(scale.width, end.scale.width)
        parts.scale.height = between(scale.height, end.scale.height)
        parts.skew = between(skew, end.skew)
        return parts
    }
}
