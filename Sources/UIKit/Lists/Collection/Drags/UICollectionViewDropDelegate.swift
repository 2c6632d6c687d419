public import Foundation

/// Says what can be dropped on a list, and takes it.
@MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Something was dropped: change the model and the list by it.
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Whether the list wants to hear more of a drag that comes over it. Default: yes.
    func collectionView(
        _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) throws(NotImplemented) -> Bool

    /// The drag came over the list.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) throws(NotImplemented)

    /// What the list would do with the items now. Default: a copy.
    ///
    /// - Parameter destinationIndexPath: What is under the drag; nil where there is nothing.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) throws(NotImplemented) -> UICollectionViewDropProposal

    /// The drag left the list.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) throws(NotImplemented)

    /// The drag that once came over the list is over, wherever it ended.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) throws(NotImplemented)
}

extension UICollectionViewDropDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) throws(NotImplemented) -> UICollectionViewDropProposal {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
