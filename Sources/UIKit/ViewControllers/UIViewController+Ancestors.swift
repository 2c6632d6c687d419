// The containers around a controller.

extension UIViewController {
    /// The nearest navigation controller that this controller is in.
    public var navigationController: UINavigationController? { ancestor() }

    /// The nearest tab bar controller that this controller is in.
    public var tabBarController: UITabBarController? { ancestor() }

    /// The nearest split view controller that this controller is in.
    public var splitViewController: UISplitViewController? { ancestor() }

    private func ancestor<Container: UIViewController>() -> Container? {
        var controller = parent
        while let current = controller {
            if let container = current as? Container { return container }
            controller = current.parent
        }
        return nil
    }
}
