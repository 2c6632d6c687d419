public import Foundation

/// One finger, pen or mouse button, from its press to its release.
@MainActor public final class UITouch: NSObject {
    /// How far a touch is.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    }

    public internal(set) var phase = Phase.began
    public internal(set) var tapCount = 1
    /// In seconds, on the frame clock's scale.
    public internal(set) var timestamp: TimeInterval = 0
    public internal(set) var type = TouchType.direct
    /// The view that was hit first; it gets the touch to the end, wherever the finger goes.
    public internal(set) weak var view: UIView?
    public internal(set) weak var window: UIWindow?
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// In the window.
    var windowLocation = CGPoint.zero
    var previousWindowLocation = CGPoint.zero
    /// 1 is the primary button, 2 the middle one, 3 the secondary one; 1 for a finger.
    var button = 1
    /// What the view gets to know of the touch.
    private(set) lazy var delivery = TouchDelivery(self)

    /// Whether the finger is still down.
    var isUnderWay: Bool { phase != .ended && phase != .cancelled }

    /// Where the finger is, in a view's coordinates, or the window's for `nil`.
    public func location(in view: UIView?) -> CGPoint {
        Self.convert(windowLocation, to: view)
    }

    /// Where the finger was before it moved last.
    public func previousLocation(in view: UIView?) -> CGPoint {
        Self.convert(previousWindowLocation, to: view)
    }

    private static func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return point }
        return view.convert(point, from: nil)
    }
}
