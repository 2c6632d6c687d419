/// What kind of element something is, and how it behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing is known but what the class of the view says.
    public static let none: UIAccessibilityTraits = []
    /// Pressed to do something; told of as a push button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Leads to another place.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture. Together with `button`, a button.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Chosen among others, such as a row or a segment.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Kept for source compatibility; AT-SPI has no word for it, and nobody is told.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// Kept for source compatibility; AT-SPI has no word for it, and nobody is told.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// A text that can't be edited.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Kept for source compatibility; AT-SPI has no word for it, and nobody is told.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// There, and can't be worked now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Kept for source compatibility; AT-SPI has no word for it, and nobody is told.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field for what is looked for.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Kept for source compatibility; AT-SPI has no word for it, and nobody is told.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that goes up and down by steps: answer `accessibilityIncrement()` and
    /// `accessibilityDecrement()`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Kept for source compatibility; AT-SPI has no word for it, and nobody is told.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Kept for source compatibility; AT-SPI has no word for it, and nobody is told.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// Holds tabs: the elements in it are told of as tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading, by which people go from part to part.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A button that stays on until it is pressed again; `selected` says that it is on.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}

/// What was set on a view for assistive technology; `nil` leaves it to the class.
struct AccessibilityAttributes {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var elementsAreHidden = false
    var isModal = false
    var customActions: [UIAccessibilityCustomAction]?
    /// The elements of a view that names them itself.
    var elements: [Any]?
}
