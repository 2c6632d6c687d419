public import Foundation

/// Says what can be dragged out of a list, and hears what becomes of it.
@MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// What a drag that begins at a place takes along; none keeps it from beginning.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]

    /// What the cell looks like while it is dragged. Default: as it is.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> UIDragPreviewParameters?

    /// The items begin to move.
    func tableView(
        _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
    ) throws(NotImplemented)

    /// The drag is over, wherever it ended.
    func tableView(
        _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
    ) throws(NotImplemented)

    /// Whether views of this program may take the items away from the list. Default: yes.
    func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) throws(NotImplemented) -> Bool

    /// Whether other programs are kept from the items. Default: no.
    func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) throws(NotImplemented) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> UIDragPreviewParameters? {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }
}
