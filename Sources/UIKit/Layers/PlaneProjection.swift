import Foundation

/// A map of the plane that keeps lines straight, and parallels only when it is affine: what a layer
/// that was turned out of its plane looks like from the front.
///
/// A point (x, y, 1) is multiplied with the matrix from the left, as in `CATransform3D`, and divided
/// by its third number, which is how much farther away it is.
struct PlaneProjection: Equatable {
    var x: SIMD3<Double>
    var y: SIMD3<Double>
    var origin: SIMD3<Double>

    init(x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
        self.x = x
        self.y = y
        self.origin = origin
    }

    init(_ transform: CGAffineTransform) {
        x = SIMD3(transform.a, transform.b, 0)
        y = SIMD3(transform.c, transform.d, 0)
        origin = SIMD3(transform.tx, transform.ty, 1)
    }

    /// What a transform does to the plane z = 0, seen along the z axis.
    init(_ transform: CATransform3D) {
        x = SIMD3(transform.m11, transform.m12, transform.m14)
        y = SIMD3(transform.m21, transform.m22, transform.m24)
        origin = SIMD3(transform.m41, transform.m42, transform.m44)
    }

    /// The same without perspective; `nil` where there is some.
    var affine: CGAffineTransform? {
        guard abs(x.z) < Self.flatness, abs(y.z) < Self.flatness, origin.z > 0 else { return nil }
        let scale = 1 / origin.z
        return CGAffineTransform(
            a: x.x * scale, b: x.y * scale, c: y.x * scale, d: y.y * scale,
            tx: origin.x * scale, ty: origin.y * scale)
    }

    /// What a layer of 10,000 points shows no difference of.
    private static let flatness = 1e-9

    /// Does what this one does, then what the other one does.
    func concatenating(_ other: PlaneProjection) -> PlaneProjection {
        PlaneProjection(
            x: other.mapped(x), y: other.mapped(y), origin: other.mapped(origin))
    }

    private func mapped(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        vector.x * x + vector.y * y + vector.z * origin
    }

    /// The way back; `nil` for a plane seen from its edge.
    var inverse: PlaneProjection? {
        let determinant = determinant
        guard abs(determinant) > 1e-12 else { return nil }
        // Each column of the inverse is a cross product of two rows.
        let first = Self.cross(y, origin) / determinant
        let second = Self.cross(origin, x) / determinant
        let third = Self.cross(x, y) / determinant
        return PlaneProjection(
            x: SIMD3(first.x, second.x, third.x), y: SIMD3(first.y, second.y, third.y),
            origin: SIMD3(first.z, second.z, third.z))
    }

    /// Negative when the plane's back is seen.
    var determinant: Double {
        let product = x * Self.cross(y, origin)
        return product.x + product.y + product.z
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// Where a point is seen; `nil` for one beside or behind the eye.
    func map(_ point: CGPoint) -> CGPoint? {
        let mapped = mapped(SIMD3(point.x, point.y, 1))
        guard mapped.z > Self.nearest else { return nil }
        return CGPoint(x: mapped.x / mapped.z, y: mapped.y / mapped.z)
    }

    /// How near to the eye something can be and still be seen, as a share of the eye's distance.
    private static let nearest = 1e-3

    /// The smallest upright rectangle that holds all that is seen of a rectangle; null for none.
    func map(_ rectangle: CGRect) -> CGRect {
        let corners = visiblePart(of: [
            SIMD3(rectangle.minX, rectangle.minY, 1), SIMD3(rectangle.maxX, rectangle.minY, 1),
            SIMD3(rectangle.maxX, rectangle.maxY, 1), SIMD3(rectangle.minX, rectangle.maxY, 1),
        ])
        guard let first = corners.first else { return .null }
        var (low, high) = (first, first)
        for corner in corners {
            low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
            high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The corners of what is before the eye.
    private func visiblePart(of corners: [SIMD3<Double>]) -> [CGPoint] {
        let mapped = corners.map(self.mapped)
        var visible: [SIMD3<Double>] = []
        for index in mapped.indices {
            let (corner, next) = (mapped[index], mapped[(index + 1) % mapped.count])
            if corner.z >= Self.nearest { visible.append(corner) }
            guard (corner.z >= Self.nearest) != (next.z >= Self.nearest) else { continue }
            visible.append(
                corner + (next - corner) * ((Self.nearest - corner.z) / (next.z - corner.z)))
        }
        return visible.map { CGPoint(x: $0.x / $0.z, y: $0.y / $0.z) }
    }
}
