public import Foundation

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
    /// For items whose title is below the picture.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// For items whose title is beside the picture.
    open var inlineLayoutAppearance = UITabBarItemAppearance()

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    }

    final func copied() -> UITabBarAppearance { UITabBarAppearance(barAppearance: self) }
}

/// How the items of a tab bar look in each of their states.
@MainActor public final class UITabBarItemAppearance: NSObject {
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()

    public override init() {
        super.init()
    }

    func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
        return copy
    }

    subscript(state: UIControl.State) -> UITabBarItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        return state.contains(.selected) ? selected : normal
    }
}

/// How the items of a tab bar look in one state. What is not set, is as usual.
@MainActor public final class UITabBarItemStateAppearance: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
    }
}
