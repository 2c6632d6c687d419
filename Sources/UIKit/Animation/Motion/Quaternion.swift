import Foundation

/// A rotation in space.
struct Quaternion: Hashable, Sendable {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat
    var w: CGFloat

    /// The rotation as a matrix, for points multiplied from the left.
    var rotation: CATransform3D {
        CATransform3D(
            m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + z * w), m13: 2 * (x * z - y * w),
            m14: 0,
            m21: 2 * (x * y - z * w), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + x * w),
            m24: 0,
            m31: 2 * (x * z + y * w), m32: 2 * (y * z - x * w), m33: 1 - 2 * (x * x + y * y),
            m34: 0,
            m41: 0, m42: 0, m43: 0, m44: 1)
    }

    /// The rotation that a matrix of three right-angled rows of length 1 stands for.
    init(rotation row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>) {
        func half(_ square: Double) -> CGFloat { CGFloat(max(0, square).squareRoot() / 2) }
        x = half(1 + row1.x - row2.y - row3.z)
        y = half(1 - row1.x + row2.y - row3.z)
        z = half(1 - row1.x - row2.y + row3.z)
        w = half(1 + row1.x + row2.y + row3.z)
        if row2.z < row3.y { x = -x }
        if row3.x < row1.z { y = -y }
        if row1.y < row2.x { z = -z }
    }

    init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }

    /// The rotation on the shortest way to another one.
    func interpolated(to end: Quaternion, by share: CGFloat) -> Quaternion {
        var cosine = x * end.x + y * end.y + z * end.z + w * end.w
        let sign: CGFloat = cosine < 0 ? -1 : 1
        cosine = min(1, abs(cosine))
        let angle = acos(cosine)
        guard angle > 1e-6 else { return share < 0.5 ? self : end }
        let mine = sin((1 - share) * angle) / sin(angle)
        let theirs = sign * sin(share * angle) / sin(angle)
        return Quaternion(
            x: x * mine + end.x * theirs, y: y * mine + end.y * theirs,
            z: z * mine + end.z * theirs, w: w * mine + end.w * theirs)
    }
}
