extension UIControl {
    /// What can happen to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger or the main mouse button goes down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A second touch, or a later one, that follows quickly on one in the same place;
        /// `touchDown` comes before it.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moves and is within reach: in the bounds, and for a finger within 70 points
        /// around them.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moves and is out of reach.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch comes back into reach.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch leaves the control's reach; the control no longer looks pressed.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch ends within reach: what a tap on a button is. Space, Return and assistive
        /// technology send it too.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch ends out of reach.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away, such as by a scroll view that begins to scroll.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A person gave the control another value; setting the value in code sends nothing.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is there for, however it was worked: by a touch, a key, or assistive
        /// technology.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu that stands in the place of actions is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A text field has the keyboard.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// What is in a text field changed by a person's doing; setting `text` sends nothing.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text field has given the keyboard up.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a text field. A field with an action for it gives the keyboard up.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All of `touchDown` to `touchCancel`.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All of `editingDidBegin` to `editingDidEndOnExit`.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits that an app may give a meaning of its own; UIKit sends none of them.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits that an app must not use.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Every event, the app's own included.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What a control is at; several can be true at once.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// None of the others. As a key for titles and colours it stands in for each state that
        /// nothing was set for.
        public static let normal: State = []
        /// A touch is at it and within reach.
        public static let highlighted = State(rawValue: 1 << 0)
        /// `isEnabled` is false.
        public static let disabled = State(rawValue: 1 << 1)
        /// `isSelected` is true.
        public static let selected = State(rawValue: 1 << 2)
        /// The keyboard is at it.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits that a subclass may give a meaning of its own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits that an app must not use.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where a control's content stands across.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        /// At the left, whatever the direction of reading.
        case left = 1
        /// At the right, whatever the direction of reading.
        case right = 2
        case fill = 3
        /// At the side where reading begins.
        case leading = 4
        /// At the side where reading ends.
        case trailing = 5
    }

    /// Where a control's content stands down.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        /// At the upper edge.
        case top = 1
        /// At the lower edge.
        case bottom = 2
        case fill = 3
    }
}
