public import Foundation

/// A key, with the modifiers held, and what it does.
///
/// On a desktop Control is where iOS has Command: a command with `.command` is done with Control and
/// with the Super key.
open class UIKeyCommand: NSObject {
    /// What the key types without modifiers, or one of the `input…` constants.
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags
    open private(set) var action: Selector?
    /// What the command is called.
    open var title: String
    open var image: UIImage?
    /// What the command does, in words.
    open var discoverabilityTitle: String?
    open private(set) var propertyList: Any?
    /// Whether the command comes before what the key does in a text that is being edited.
    open var wantsPriorityOverSystemBehavior = false

    /// - Parameter action: Is looked for along the responders, from the first one on.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        title = ""
        super.init()
    }

    /// - Parameter action: Is looked for along the responders, from the first one on.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        self.title = title
        self.image = image
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        super.init()
    }

    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputPageUp = "UIKeyInputPageUp"
    public static let inputPageDown = "UIKeyInputPageDown"
    public static let inputHome = "UIKeyInputHome"
    public static let inputEnd = "UIKeyInputEnd"
    public static let inputDelete = "UIKeyInputDelete"
}
