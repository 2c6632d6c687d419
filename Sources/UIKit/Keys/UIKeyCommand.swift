import Foundation

/// A key, with the modifiers held, and what it does.
///
/// On a desktop Control is where iOS has Command: a command with `.command` is done with Control and
/// with the Super key.
open class UIKeyCommand: UICommand {
    /// What the key types without modifiers, or one of the `input…` constants.
    public final let input: String?
    public final let modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before what the key does in a text that is being edited.
    open var wantsPriorityOverSystemBehavior = false

    /// - Parameters:
    ///   - input: The key's character, or a named key.
    ///   - modifierFlags: The keys that are held with it.
    ///   - action: Is looked for along the responders, from the first one on.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// - Parameters:
    ///   - title: What a person reads.
    ///   - image: Shown beside the title.
    ///   - action: Is looked for along the responders, from the first one on.
    ///   - input: The key's character, or a named key.
    ///   - modifierFlags: The keys that are held with it.
    ///   - propertyList: What tells it from others with the same action.
    ///   - discoverabilityTitle: A longer title, for a list of all keys.
    ///   - attributes: Whether it can be chosen, is hidden, or destroys something.
    ///   - state: Whether it is marked as on.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
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
