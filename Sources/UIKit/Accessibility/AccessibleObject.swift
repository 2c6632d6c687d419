import Foundation

/// What assistive technology is told of as one element and can work: a view, or an element without one.
@MainActor protocol AccessibleObject: AnyObject {
    var isAccessibilityElement: Bool { get }
    var accessibilityLabel: String? { get }
    var accessibilityValue: String? { get }
    var accessibilityHint: String? { get }
    var accessibilityTraits: UIAccessibilityTraits { get }
    var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get }
    /// What the traits can't say.
    var accessibleDetails: AccessibleDetails { get }
    /// In the window's content, in points.
    var accessibleFrame: CGRect { get }
    var canTakeAccessibleFocus: Bool { get }

    @discardableResult func accessibilityActivate() -> Bool
    func accessibilityIncrement()
    func accessibilityDecrement()
    func setAccessibleValue(_ value: Double)
}

/// What a class tells of itself beyond UIKit's traits, because the desktop knows more roles.
struct AccessibleDetails {
    /// `nil` takes the role that follows from the traits.
    var role: HostAccessibleElement.Role?
    /// It is told of before what is in it, which is told of too.
    var isContainer = false
    var range: HostAccessibleElement.ValueRange?
    /// `nil` takes the trait `selected`.
    var isOn: Bool?
    /// For what can be edited, or read letter by letter.
    var text: HostAccessibleElement.EditableText?
}

extension UIView: AccessibleObject {
    final var accessibleFrame: CGRect { convert(bounds, to: nil) }

    /// What hands the keyboard on to something in it isn't come to itself.
    final var canTakeAccessibleFocus: Bool {
        keyboardElement === self && keyboardOwner.canBecomeFocused
    }
}
