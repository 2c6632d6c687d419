import Foundation

/// Recognizes a drag that begins at an edge of the window, away from the edge.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that a drag may begin at.
    open var edges: UIRectEdge = []

    /// How near to the edge a finger comes down, in points.
    private static let reach: CGFloat = 20

    private var touchedEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1, let touch = touches.first, let window = view?.window else {
            return
        }
        touchedEdges = edges.intersection(
            Self.edges(near: touch.windowLocation, of: window.bounds.size))
        if touchedEdges.isEmpty { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let way = translation(in: nil)
        if state == .possible, hypot(way.x, way.y) >= hysteresis, !isWaiting { state = .failed }
    }

    override var hasMovedEnough: Bool {
        guard super.hasMovedEnough else { return false }
        let way = translation(in: nil)
        let isHorizontal = abs(way.x) > abs(way.y)
        return (touchedEdges.contains(.left) && isHorizontal && way.x > 0)
            || (touchedEdges.contains(.right) && isHorizontal && way.x < 0)
            || (touchedEdges.contains(.top) && !isHorizontal && way.y > 0)
            || (touchedEdges.contains(.bottom) && !isHorizontal && way.y < 0)
    }

    private static func edges(near point: CGPoint, of size: CGSize) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x <= reach { edges.insert(.left) }
        if point.x >= size.width - reach { edges.insert(.right) }
        if point.y <= reach { edges.insert(.top) }
        if point.y >= size.height - reach { edges.insert(.bottom) }
        return edges
    }
}
