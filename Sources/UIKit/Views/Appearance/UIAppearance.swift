public import Foundation

/// What can hold objects whose looks are set for a whole class.
@MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What can be given looks for a whole class:
///
///     UILabel.appearance().textColor = .systemIndigo
///     UILabel.appearance(whenContainedInInstancesOf: [Sidebar.self]).textColor = .white
///
/// The properties that are set there are given to each object of the class that enters a window and
/// hasn't been given a value of its own. Those are `backgroundColor` and `tintColor` of all views, and
/// what `appearanceProperties` of a class adds. A class without such properties of its own, or methods
/// that set something for a state, can't be styled so: then set the object's.
@MainActor public protocol UIAppearance: NSObjectProtocol {
    /// Stands for all objects of the class.
    static func appearance() -> Self

    /// Stands for the objects of the class that are in one of the last type, which is in one of the
    /// type before it, and so on.
    static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIView: UIAppearance {
    public class func appearance() -> Self {
        appearance(whenContainedInInstancesOf: [])
    }

    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        guard let view = AppearanceRules.prototype(of: self, in: containerTypes) as? Self else {
            fatalError("\(self).appearance(): the class has no init(frame:)")
        }
        return view
    }
}

extension UIView: UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}
