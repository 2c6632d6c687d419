public import Foundation

/// Hears of what a person does in a search bar, and has a say in it.
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether the text may be edited. Default: yes.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) throws(NotImplemented) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) throws(NotImplemented)
    /// Whether editing may end. Default: yes.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) throws(NotImplemented) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) throws(NotImplemented)
    /// A person changed the text, or emptied it.
    func searchBar(
        _ searchBar: UISearchBar, textDidChange searchText: String
    ) throws(NotImplemented)
    /// Whether a text may take the place of a range, in UTF-16. Default: yes.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) throws(NotImplemented) -> Bool
    /// Return was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) throws(NotImplemented)
    /// The cancel button was worked, or Escape was pressed while it was there.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) throws(NotImplemented)
    func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) throws(NotImplemented)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(
        _ searchBar: UISearchBar
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func searchBarShouldEndEditing(
        _ searchBar: UISearchBar
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func searchBar(
        _ searchBar: UISearchBar, textDidChange searchText: String
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
