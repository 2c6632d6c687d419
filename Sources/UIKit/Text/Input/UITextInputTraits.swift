public import Foundation

/// What a view wants to be typed into it. On a desktop there is a keyboard already; what is said here
/// goes to input methods, to assistive technology and to keyboards on the screen.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters an input method makes capital; a hardware keyboard's own letters stay as they
    /// are typed.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether an input method corrects what is typed; nothing else does on a desktop.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether an input method marks what is misspelt; nothing else does on a desktop.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// What a keyboard on the screen is for. It keeps nothing from being typed.
    var keyboardType: UIKeyboardType { get set }
    /// What Return does, for a keyboard on the screen to say. It changes nothing of what Return
    /// does.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether Return does nothing while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden, and kept from the clipboard and from input methods.
    var isSecureTextEntry: Bool { get set }
    /// What the text means.
    var textContentType: UITextContentType! { get set }
}

/// Which letters input methods make capital.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// Every letter.
    case allCharacters = 3
}

/// Whether input methods correct what is typed.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether input methods mark what is misspelt.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// What a keyboard is for.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11

    /// An older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What Return does.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "middle-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The traits as a value.
struct TextTraits: Equatable {
    var autocapitalization = UITextAutocapitalizationType.sentences
    var autocorrection = UITextAutocorrectionType.default
    var spellChecking = UITextSpellCheckingType.default
    var keyboard = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecure = false
    var content: UITextContentType?
}
