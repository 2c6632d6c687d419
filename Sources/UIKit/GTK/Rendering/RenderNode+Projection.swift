import CGtk
import Foundation

extension RenderNode {
    /// What the node's picture looks like when its plane is turned in space.
    ///
    /// GSK's renderers do not agree on perspective (the one without a graphics card draws none), so
    /// the picture is made of pixels here, and looks the same in a window and in a file.
    ///
    /// - Parameter scale: Pixels per point.
    /// - Complexity: O(*n*) in the pixels that are seen.
    func projected(by projection: PlaneProjection, scale: CGFloat) -> RenderNode? {
        if let affine = projection.affine { return transformed(by: affine) }
        let source = bounds
        let whole = projection.map(source)
        guard !whole.isNull, !whole.isEmpty, let back = projection.inverse else { return nil }
        let goal = Self.pixelRectangle(around: whole, scale: scale)
        let scale = goal.scale
        guard let pixels = PlanePixels(of: self, in: source, scale: scale) else { return nil }
        let step = 1 / scale
        let toPlane = PlaneProjection(
            CGAffineTransform(a: step, b: 0, c: 0, d: step, tx: goal.origin.x, ty: goal.origin.y)
        ).concatenating(back)
        guard let bitmap = pixels.projected(by: toPlane, width: goal.width, height: goal.height)
        else { return nil }
        return .bitmap(
            bitmap,
            in: CGRect(
                origin: goal.origin,
                size: CGSize(
                    width: CGFloat(goal.width) * step, height: CGFloat(goal.height) * step)))
    }

    /// On whole pixels; coarser ones for what is very near to the eye.
    private static func pixelRectangle(
        around rectangle: CGRect, scale: CGFloat
    ) -> (origin: CGPoint, width: Int, height: Int, scale: CGFloat) {
        let limit: CGFloat = 8_000
        let shown = rectangle.intersection(
            CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit))
        let area = shown.width * shown.height * scale * scale
        let scale = area > 8e6 ? scale * (8e6 / area).squareRoot() : scale
        let left = (shown.minX * scale).rounded(.down)
        let top = (shown.minY * scale).rounded(.down)
        let right = (shown.maxX * scale).rounded(.up)
        let bottom = (shown.maxY * scale).rounded(.up)
        return (
            CGPoint(x: left / scale, y: top / scale), max(1, Int(right - left)),
            max(1, Int(bottom - top)), scale
        )
    }
}

/// The pixels of a plane, with a clear line around them.
private struct PlanePixels {
    private let width: Int
    private let height: Int
    private let pixels: [UInt32]
    /// Takes a point of the plane to its place among the pixels.
    private let placement: PlaneProjection

    init?(of node: RenderNode, in rectangle: CGRect, scale: CGFloat) {
        // Twice the resolution of what is seen keeps text sharp where the plane is near.
        let area = rectangle.width * rectangle.height * scale * scale
        let fine = scale * (area < 1e6 ? 2 : area < 16e6 ? 1 : (16e6 / area).squareRoot())
        let size = CGSize(
            width: rectangle.width + 2 / fine, height: rectangle.height + 2 / fine)
        let shift = CGPoint(x: 1 / fine - rectangle.minX, y: 1 / fine - rectangle.minY)
        guard
            let bitmap = try? PictureFile.bitmap(
                of: node.translated(by: shift), size: size, scale: fine)
        else { return nil }
        width = bitmap.width
        height = bitmap.height
        pixels = bitmap.pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
        placement = PlaneProjection(
            CGAffineTransform(
                a: fine, b: 0, c: 0, d: fine, tx: shift.x * fine - 0.5, ty: shift.y * fine - 0.5))
    }

    /// Looks each pixel of a picture up in the plane, four times and between the plane's pixels.
    ///
    /// - Parameter toPlane: Takes a place in the picture, in pixels, to the plane, in points.
    func projected(by toPlane: PlaneProjection, width: Int, height: Int) -> Bitmap? {
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        let map = toPlane.concatenating(placement)
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        cairo_surface_flush(surface)
        pixels.withUnsafeBufferPointer { source in
            data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { goal in
                for row in 0..<height {
                    for column in 0..<width {
                        goal[row * stride + column] = pixel(column, row, map, source)
                    }
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        return Bitmap(surface: surface)
    }

    @inline(__always)
    private func pixel(
        _ column: Int, _ row: Int, _ map: PlaneProjection, _ source: UnsafeBufferPointer<UInt32>
    ) -> UInt32 {
        var sum = SIMD4<Float>.zero
        for index in 0..<4 {
            let x = Double(column) + (index & 1 == 0 ? 0.25 : 0.75)
            let y = Double(row) + (index & 2 == 0 ? 0.25 : 0.75)
            let place = x * map.x + y * map.y + map.origin
            guard place.z > 1e-6 else { continue }
            sum += sample(Float(place.x / place.z), Float(place.y / place.z), source)
        }
        let mean = SIMD4<UInt32>(
            (sum * 0.25 + 0.5).clamped(lowerBound: .zero, upperBound: Self.white))
        return mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
    }

    private static let white = SIMD4<Float>(repeating: 255)

    @inline(__always)
    private func sample(
        _ x: Float, _ y: Float, _ source: UnsafeBufferPointer<UInt32>
    ) -> SIMD4<Float> {
        guard x > -1, y > -1, x < Float(width), y < Float(height) else { return .zero }
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (column, row) = (Int(left), Int(top))
        let (right, bottom) = (x - left, y - top)
        let upper =
            texel(column, row, source) * (1 - right) + texel(column + 1, row, source) * right
        let lower =
            texel(column, row + 1, source) * (1 - right)
            + texel(column + 1, row + 1, source) * right
        return upper * (1 - bottom) + lower * bottom
    }

    @inline(__always)
    private func texel(
        _ column: Int, _ row: Int, _ source: UnsafeBufferPointer<UInt32>
    ) -> SIMD4<Float> {
        guard column >= 0, row >= 0, column < width, row < height else { return .zero }
        let pixel = source[row * width + column]
        return SIMD4<Float>(
            SIMD4<UInt32>(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24))
    }
}
