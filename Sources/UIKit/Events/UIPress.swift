public import Foundation

/// One key of the keyboard, from its press to its release.
@MainActor public final class UIPress: NSObject {
    /// How far a press of a key is.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    public internal(set) var phase = Phase.began
    /// In seconds, on the frame clock's scale.
    public internal(set) var timestamp: TimeInterval = 0
    /// The key, with what it types.
    public let key: UIKey?

    init(key: UIKey) {
        self.key = key
    }
}

/// An event of keys going down and up.
@MainActor public final class UIPressesEvent: UIEvent {
    public override var type: EventType { .presses }

    var presses: Set<UIPress> = []

    public var allPresses: Set<UIPress> { presses }

    /// Whether the screen beside the bar that has the keyboard has been asked.
    var wasOfferedToScreen = false
}
