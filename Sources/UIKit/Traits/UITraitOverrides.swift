public import Foundation

/// Traits that something gives itself in the place of its surroundings'.
///
/// Reading one that was not given gives the unspecified value.
@MainActor public protocol UITraitOverrides {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Pixels per point.
    var displayScale: CGFloat { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
}

struct TraitOverrides: UITraitOverrides {
    /// `nil` while none is given.
    private(set) var traits: UITraitCollection?

    private var known: UITraitCollection { traits ?? UITraitCollection() }

    var userInterfaceStyle: UIUserInterfaceStyle {
        get { known.userInterfaceStyle }
        set { set { $0.style = newValue } }
    }
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { known.horizontalSizeClass }
        set { set { $0.horizontal = newValue } }
    }
    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { known.verticalSizeClass }
        set { set { $0.vertical = newValue } }
    }
    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { known.layoutDirection }
        set { set { $0.direction = newValue } }
    }
    var displayScale: CGFloat {
        get { known.displayScale }
        set { set { $0.scale = newValue } }
    }
    var preferredContentSizeCategory: UIContentSizeCategory {
        get { known.preferredContentSizeCategory }
        set { set { $0.contentSize = newValue } }
    }
    var userInterfaceLevel: UIUserInterfaceLevel {
        get { known.userInterfaceLevel }
        set { set { $0.level = newValue } }
    }

    private struct Values {
        var style: UIUserInterfaceStyle
        var horizontal: UIUserInterfaceSizeClass
        var vertical: UIUserInterfaceSizeClass
        var direction: UITraitEnvironmentLayoutDirection
        var scale: CGFloat
        var contentSize: UIContentSizeCategory
        var level: UIUserInterfaceLevel
    }

    private mutating func set(_ change: (inout Values) -> Void) {
        let known = known
        var values = Values(
            style: known.userInterfaceStyle, horizontal: known.horizontalSizeClass,
            vertical: known.verticalSizeClass, direction: known.layoutDirection,
            scale: known.displayScale, contentSize: known.preferredContentSizeCategory,
            level: known.userInterfaceLevel)
        change(&values)
        let changed = UITraitCollection(
            style: values.style, scale: values.scale, horizontal: values.horizontal,
            vertical: values.vertical, direction: values.direction,
            contentSize: values.contentSize, level: values.level)
        traits = changed == UITraitCollection() ? nil : changed
    }
}
