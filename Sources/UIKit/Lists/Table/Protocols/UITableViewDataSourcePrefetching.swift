public import Foundation

/// Hears early of rows that will be seen.
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Rows that will probably be seen soon, the nearest first: begin to get what they show.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Rows that were announced and won't be seen soon after all.
    func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
        throws(NotImplemented)
}

extension UITableViewDataSourcePrefetching {
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
