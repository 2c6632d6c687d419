public import Foundation

/// Hears which tab a person chooses.
@MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// A person chose a tab; not called when the program does.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) throws(NotImplemented)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) throws(NotImplemented) {
        throw NotImplemented()
    }
}
