import Foundation

/// What has traits and can tell of their changes.
@MainActor public protocol UITraitChangeObservable: AnyObject {
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UIView: UITraitChangeObservable {
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        changeAttributes { $0.traitObservers.removeAll { $0 === registration } }
    }
}

extension UIViewController: UITraitChangeObservable {
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.removeAll { $0 === registration }
    }
}

extension UITraitChangeObservable where Self: UIView {
    /// Calls the handler each time after one of the traits changed, with the traits from before.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits: traits) { view, previous in
            if let view = view as? Self { handler(view, previous) }
        }
        changeAttributes { $0.traitObservers.append(observer) }
        return observer
    }
}

extension UITraitChangeObservable where Self: UIViewController {
    /// Calls the handler each time after one of the traits changed, with the traits from before.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits: traits) { controller, previous in
            if let controller = controller as? Self { handler(controller, previous) }
        }
        traitObservers.append(observer)
        return observer
    }
}

/// What `registerForTraitChanges` gives, to end it with.
@MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// A closure to be called when one of some traits changes.
@MainActor final class TraitObserver: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let closure: @MainActor (AnyObject, UITraitCollection) -> Void

    init(
        traits: [UITrait],
        handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) {
        self.traits = traits
        closure = handler
    }

    /// Calls the closure if one of its traits is another one than before.
    func tell(_ object: AnyObject, of now: UITraitCollection, after previous: UITraitCollection) {
        guard traits.contains(where: { Self.differs($0, previous, now) }) else { return }
        closure(object, previous)
    }

    private static func differs(
        _ trait: UITrait, _ old: UITraitCollection, _ new: UITraitCollection
    ) -> Bool {
        switch trait {
        case is UITraitUserInterfaceStyle.Type: old.userInterfaceStyle != new.userInterfaceStyle
        case is UITraitDisplayScale.Type: old.displayScale != new.displayScale
        case is UITraitHorizontalSizeClass.Type:
            old.horizontalSizeClass != new.horizontalSizeClass
        case is UITraitVerticalSizeClass.Type: old.verticalSizeClass != new.verticalSizeClass
        case is UITraitLayoutDirection.Type: old.layoutDirection != new.layoutDirection
        case is UITraitPreferredContentSizeCategory.Type:
            old.preferredContentSizeCategory != new.preferredContentSizeCategory
        case is UITraitUserInterfaceLevel.Type: old.userInterfaceLevel != new.userInterfaceLevel
        default: false
        }
    }
}
