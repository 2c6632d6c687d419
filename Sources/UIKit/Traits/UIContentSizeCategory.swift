public import Foundation

/// How large a person wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = category("_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = category("XS")
    public static let small = category("S")
    public static let medium = category("M")
    public static let large = category("L")
    public static let extraLarge = category("XL")
    public static let extraExtraLarge = category("XXL")
    public static let extraExtraExtraLarge = category("XXXL")
    public static let accessibilityMedium = category("AccessibilityM")
    public static let accessibilityLarge = category("AccessibilityL")
    public static let accessibilityExtraLarge = category("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = category("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = category("AccessibilityXXXL")

    /// Posted when the person chose another size; the new one is in `UIScreen.main`'s traits.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")

    /// True for the five largest sizes.
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

    /// All sizes, the smallest first.
    static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among `ordered`; an unspecified size counts as `large`.
    var rank: Int { Self.ordered.firstIndex(of: self) ?? 3 }

    private static func category(_ name: String) -> UIContentSizeCategory {
        let prefix = name.hasPrefix("_") ? "" : "UICTContentSizeCategory"
        return UIContentSizeCategory(rawValue: prefix + name)
    }
}

extension UIContentSizeCategory: Comparable {
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank < right.rank
    }
}

extension UIContentSizeCategory {
    /// The size whose body text is nearest to the usual one times a factor.
    init(textScale: CGFloat) {
        let wanted = UIFont.TextStyle.body.pointSize(at: .large) * textScale
        let nearest = Self.ordered.min {
            abs(UIFont.TextStyle.body.pointSize(at: $0) - wanted)
                < abs(UIFont.TextStyle.body.pointSize(at: $1) - wanted)
        }
        self = nearest ?? .large
    }
}
