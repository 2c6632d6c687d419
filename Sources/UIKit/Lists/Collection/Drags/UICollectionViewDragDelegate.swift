public import Foundation

/// Says what can be dragged out of a list, and hears what becomes of it.
@MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// What a drag that begins at a place takes along; none keeps it from beginning.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]

    /// What the cell looks like while it is dragged. Default: as it is.
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> UIDragPreviewParameters?

    /// The items begin to move.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) throws(NotImplemented)

    /// The drag is over, wherever it ended.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) throws(NotImplemented)

    /// Whether views of this program may take the items away from the list. Default: yes.
    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) throws(NotImplemented) -> Bool

    /// Whether other programs are kept from the items. Default: no.
    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) throws(NotImplemented) -> Bool
}

extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> UIDragPreviewParameters? {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }
}
