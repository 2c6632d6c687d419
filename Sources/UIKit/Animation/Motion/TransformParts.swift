import Foundation

/// A transform of space taken apart into a move, a rotation, a skew, a scale and a perspective.
///
/// The parts are those of https://www.w3.org/TR/css-transforms-2/#decomposing-a-3d-matrix.
struct TransformParts: Equatable, Sendable {
    var translation: SIMD4<Double>
    var rotation: Quaternion
    /// Of y along x, z along x, z along y.
    var skew: SIMD4<Double>
    var scale: SIMD4<Double>
    /// The last column of what comes after all the others.
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    /// `nil` for a transform that leaves no volume.
    init?(_ transform: CATransform3D) {
        guard let perspective = Self.perspective(of: transform) else { return nil }
        self.perspective = perspective
        var (x, y, z, move) = transform.rows
        (x.w, y.w, z.w, move.w) = (0, 0, 0, 0)
        func dot(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { (a * b).sum() }
        let width = dot(x, x).squareRoot()
        guard width > 1e-9 else { return nil }
        x /= width
        var skewXY = dot(x, y)
        y -= skewXY * x
        let height = dot(y, y).squareRoot()
        guard height > 1e-9 else { return nil }
        y /= height
        skewXY /= height
        let (skewXZ, skewYZ) = (dot(x, z), dot(y, z))
        z -= skewXZ * x + skewYZ * y
        let depth = dot(z, z).squareRoot()
        guard depth > 1e-9 else { return nil }
        z /= depth
        translation = move
        skew = SIMD4(skewXY, skewXZ / depth, skewYZ / depth, 0)
        scale = SIMD4(width, height, depth, 1)
        let cross = SIMD4(
            y.y * z.z - y.z * z.y, y.z * z.x - y.x * z.z, y.x * z.y - y.y * z.x, 0)
        if dot(x, cross) < 0 {
            scale = SIMD4(-width, -height, -depth, 1)
            (x, y, z) = (-x, -y, -z)
        }
        rotation = Quaternion(rotation: x, y, z)
    }

    var transform: CATransform3D {
        let (x, y, z, _) = rotation.rotation.rows
        let second = y + skew.x * x
        let third = z + skew.y * x + skew.z * y
        var move = translation
        move.w = 1
        var rows = (x * scale.x, second * scale.y, third * scale.z, move)
        rows.0.w = (rows.0 * perspective).sum()
        rows.1.w = (rows.1 * perspective).sum()
        rows.2.w = (rows.2 * perspective).sum()
        rows.3.w = (rows.3 * perspective).sum()
        return CATransform3D(rows: rows)
    }

    /// `nil` for a transform that can't be undone.
    private static func perspective(of transform: CATransform3D) -> SIMD4<Double>? {
        var flat = transform
        (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
        guard let back = flat.inverse?.rows else { return nil }
        let rows = transform.rows
        let column = SIMD4(rows.0.w, rows.1.w, rows.2.w, rows.3.w)
        return SIMD4(
            (back.0 * column).sum(), (back.1 * column).sum(), (back.2 * column).sum(),
            (back.3 * column).sum())
    }

    func interpolated(to end: TransformParts, by share: CGFloat) -> TransformParts {
        var parts = self
        let share = Double(share)
        parts.translation += (end.translation - translation) * share
        parts.scale += (end.scale - scale) * share
        parts.skew += (end.skew - skew) * share
        parts.perspective += (end.perspective - perspective) * share
        parts.rotation = rotation.interpolated(to: end.rotation, by: CGFloat(share))
        return parts
    }
}

extension CATransform3D {
    /// The transform on the way to another one.
    func interpolated(to end: CATransform3D, by share: CGFloat) -> CATransform3D {
        if CATransform3DIsAffine(self), CATransform3DIsAffine(end) {
            let start = FlatTransformParts(CATransform3DGetAffineTransform(self))
            let finish = FlatTransformParts(CATransform3DGetAffineTransform(end))
            return CATransform3DMakeAffineTransform(
                start.interpolated(to: finish, by: share).transform)
        }
        guard let start = TransformParts(self), let finish = TransformParts(end) else {
            return share < 0.5 ? self : end
        }
        return start.interpolated(to: finish, by: share).transform
    }
}
