import Foundation

/// The pixels of a display, as places in points.
struct PixelGrid {
    /// Pixels per point.
    let scale: CGFloat

    init(scale: CGFloat) {
        self.scale = scale > 0 ? scale : 1
    }

    /// The length of a pixel, in points.
    var pixel: CGFloat { 1 / scale }

    /// The place of the nearest pixel; of two that are as near, the one further from zero.
    func nearest(_ value: CGFloat) -> CGFloat {
        // Adding zero makes zero of minus zero.
        (value * scale).rounded(.toNearestOrAwayFromZero) / scale + 0
    }

    func nearest(_ point: CGPoint) -> CGPoint {
        CGPoint(x: nearest(point.x), y: nearest(point.y))
    }
}
