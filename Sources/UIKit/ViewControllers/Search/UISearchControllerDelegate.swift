public import Foundation

/// Hears when a search begins and ends.
@MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search is about to come to the screen.
    func willPresentSearchController(
        _ searchController: UISearchController
    ) throws(NotImplemented)
    func didPresentSearchController(
        _ searchController: UISearchController
    ) throws(NotImplemented)
    /// The search is about to leave the screen.
    func willDismissSearchController(
        _ searchController: UISearchController
    ) throws(NotImplemented)
    func didDismissSearchController(
        _ searchController: UISearchController
    ) throws(NotImplemented)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(
        _ searchController: UISearchController
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func didPresentSearchController(
        _ searchController: UISearchController
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func willDismissSearchController(
        _ searchController: UISearchController
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func didDismissSearchController(
        _ searchController: UISearchController
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
