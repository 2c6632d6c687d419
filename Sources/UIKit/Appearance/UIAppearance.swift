/// A class whose objects can all be given a look at once.
///
///     UISlider.appearance().minimumTrackTintColor = .systemGreen
///     UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor = .secondaryLabel
///
/// A look is given to a view when it enters a window, and to those properties alone that the program
/// has left as they were made (https://developer.apple.com/documentation/uikit/uiappearance). What
/// Apple marks as a property for appearance is a property of the class's `UIAppearanceProxy`; others
/// don't compile.
///
/// > Note: On iOS the proxy is typed as the class itself, and setting anything else on it stops the
/// > program when it runs, or does nothing.
@MainActor public protocol UIAppearance: UIAppearanceContainer {}

/// What a look can be kept to: views and view controllers.
@MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
    /// The look of all objects of the class.
    public static func appearance() -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(AppearanceRule(for: Self.self))
    }

    /// The look of objects of the class that are in objects of the first of the types, which are in
    /// objects of the second one, and so on.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(AppearanceRule(for: Self.self, containers: containerTypes))
    }

    /// The look of objects of the class whose traits are these.
    public static func appearance(for trait: UITraitCollection) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(AppearanceRule(for: Self.self, traits: trait))
    }

    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(
            AppearanceRule(for: Self.self, containers: containerTypes, traits: trait))
    }
}
