public import Foundation

/// Has a say in which columns are seen, and in what becomes of them where there is room for one.
@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// The display mode is about to be another one.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) throws(NotImplemented)

    /// The column that is on top when there is room for one alone.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) throws(NotImplemented) -> UISplitViewController.Column

    /// The display mode for when there is room for several again.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) throws(NotImplemented) -> UISplitViewController.DisplayMode

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) throws(NotImplemented)
    func splitViewControllerDidExpand(_ svc: UISplitViewController) throws(NotImplemented)

    /// A column comes to the screen.
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) throws(NotImplemented)
    /// A column leaves the screen.
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) throws(NotImplemented)

    /// Of the style without columns: true leaves the content away where there is room for one alone.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) throws(NotImplemented) -> Bool

    /// Of the style without columns: the content for when there is room for two again; `nil` leaves it
    /// to the split view controller.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) throws(NotImplemented) -> UIViewController?

    /// True when the delegate itself has shown the controller as a detail.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) throws(NotImplemented) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) throws(NotImplemented) -> UISplitViewController.Column {
        throw NotImplemented()
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) throws(NotImplemented) -> UISplitViewController.DisplayMode {
        throw NotImplemented()
    }

    public func splitViewControllerDidCollapse(
        _ svc: UISplitViewController
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func splitViewControllerDidExpand(
        _ svc: UISplitViewController
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) throws(NotImplemented) -> UIViewController? {
        throw NotImplemented()
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }
}
