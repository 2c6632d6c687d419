public import Foundation

/// One finger, pen or mouse button, from its press to its release.
@MainActor public final class UITouch: NSObject {
    /// How far a touch is.
    public enum Phase: Int, Sendable {
        /// It went down in this event.
        case began = 0
        /// It moved in this event.
        case moved = 1
        /// It is down and didn't move in this event.
        case stationary = 2
        /// It was lifted in this event.
        case ended = 3
        /// It was taken away in this event: what it began is to be undone.
        case cancelled = 4
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on something that is no screen.
        case indirect = 1
        /// A pen.
        case pencil = 2
        /// The mouse or the touchpad with a button pressed.
        case indirectPointer = 3

        static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    }

    /// How far the touch is; it changes from event to event, since the touch is one object from
    /// press to release.
    public internal(set) var phase = Phase.began
    /// How many times it went down in the same place in quick succession, this time included.
    public internal(set) var tapCount = 1
    /// In seconds, on the frame clock's scale.
    public internal(set) var timestamp: TimeInterval = 0
    /// What touches.
    public internal(set) var type = TouchType.direct
    /// The view that was hit first; it gets the touch to the end, wherever the finger goes.
    public internal(set) weak var view: UIView?
    /// The window that it went down in.
    public internal(set) weak var window: UIWindow?
    /// Those that watch the touch now.
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
