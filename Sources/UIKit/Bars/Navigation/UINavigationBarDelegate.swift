public import Foundation

/// Decides on changes of a navigation bar's items and hears of them.
@MainActor public protocol UINavigationBarDelegate: NSObjectProtocol {
    func navigationBar(
        _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) throws(NotImplemented) -> Bool
    func navigationBar(
        _ navigationBar: UINavigationBar, didPush item: UINavigationItem
    ) throws(NotImplemented)
    func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) throws(NotImplemented) -> Bool
    func navigationBar(
        _ navigationBar: UINavigationBar, didPop item: UINavigationItem
    ) throws(NotImplemented)
}

extension UINavigationBarDelegate {
    public func navigationBar(
        _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func navigationBar(
        _ navigationBar: UINavigationBar, didPush item: UINavigationItem
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func navigationBar(
        _ navigationBar: UINavigationBar, didPop item: UINavigationItem
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
