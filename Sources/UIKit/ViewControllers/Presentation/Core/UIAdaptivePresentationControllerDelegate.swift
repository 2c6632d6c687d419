public import Foundation

/// Has a say in how a presentation adapts to the room that there is, and hears of a person who
/// dismisses what is presented.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in a horizontally compact environment; asked where `…(for:traitCollection:)` is not
    /// there.
    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) throws(NotImplemented) -> UIModalPresentationStyle

    /// The style for an environment; `none` keeps the controller's own.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) throws(NotImplemented) -> UIModalPresentationStyle

    /// The controller to show in the adapted style; `nil` for the same.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) throws(NotImplemented) -> UIViewController?

    /// Called before the presentation begins, or adapts.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) throws(NotImplemented)

    /// Whether a person may dismiss what is presented. Not asked when the program dismisses it.
    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) throws(NotImplemented) -> Bool

    /// A person begins to dismiss what is presented, and may still leave off.
    func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) throws(NotImplemented)

    /// A person has dismissed what was presented. Not called when the program did.
    func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) throws(NotImplemented)

    /// A person tried to dismiss what is presented, and may not.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) throws(NotImplemented)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) throws(NotImplemented) -> UIModalPresentationStyle {
        throw NotImplemented()
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) throws(NotImplemented) -> UIModalPresentationStyle {
        throw NotImplemented()
    }

    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) throws(NotImplemented) -> UIViewController? {
        throw NotImplemented()
    }

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
