public import Foundation

/// Finds what a search controller's text asks for.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search began or ended, or its text or scope is another one; or the app set the text.
    func updateSearchResults(for searchController: UISearchController)
}
