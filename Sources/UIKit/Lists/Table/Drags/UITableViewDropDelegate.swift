public import Foundation

/// Says what can be dropped on a list, and takes it.
@MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Something was dropped: change the model and the list by it.
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Whether the list wants to hear more of a drag that comes over it. Default: yes.
    func tableView(
        _ tableView: UITableView, canHandle session: any UIDropSession
    ) throws(NotImplemented) -> Bool

    /// The drag came over the list.
    func tableView(
        _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
    ) throws(NotImplemented)

    /// What the list would do with the items now. Default: a copy.
    ///
    /// - Parameter destinationIndexPath: What is under the drag; nil where there is nothing.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) throws(NotImplemented) -> UITableViewDropProposal

    /// The drag left the list.
    func tableView(
        _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
    ) throws(NotImplemented)

    /// The drag that once came over the list is over, wherever it ended.
    func tableView(
        _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
    ) throws(NotImplemented)
}

extension UITableViewDropDelegate {
    public func tableView(
        _ tableView: UITableView, canHandle session: any UIDropSession
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) throws(NotImplemented) -> UITableViewDropProposal {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
