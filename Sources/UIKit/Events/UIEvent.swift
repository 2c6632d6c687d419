public import Foundation

/// Something that a person did.
@MainActor open class UIEvent: NSObject {
    /// What kind of thing happened.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    open var type: EventType { .touches }

    /// In seconds, on the frame clock's scale.
    public internal(set) final var timestamp: TimeInterval = 0

    /// The modifier keys that were held.
    public internal(set) final var modifierFlags: UIKeyModifierFlags = []

    final var touches: [UITouch] = []

    /// What a touch that is about to begin is made with.
    final var beginningTouchType: UITouch.TouchType?

    public final var allTouches: Set<UITouch>? { Set(touches) }

    public final func touches(for view: UIView) -> Set<UITouch>? {
        Set(touches.filter { $0.view === view })
    }

    public final func touches(for window: UIWindow) -> Set<UITouch>? {
        Set(touches.filter { $0.window === window })
    }
}
