public import Foundation

/// What was dropped on a list and where, and how it gets there.
@MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }

    /// Where the items were dropped; nil where there was nothing.
    var destinationIndexPath: IndexPath? { get }

    /// What the delegate had proposed.
    var proposal: UICollectionViewDropProposal { get }

    var session: any UIDropSession { get }

    /// Lets an item fly to where it is shown once the list has been told.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Lets an item fly into a cell, to a rectangle in its coordinates.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
}

final class CollectionViewDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let proposal: UICollectionViewDropProposal
    private let drop: ListDrop

    init(_ drop: ListDrop) {
        self.drop = drop
        items = drop.items.map { CollectionViewDropItem($0.item, $0.source, $0.size) }
        proposal =
            drop.proposal.source as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    }

    var destinationIndexPath: IndexPath? { drop.target }

    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.drop(toRowAt: indexPath)
    }

    func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating {
        drop.drop(intoRowAt: indexPath, rect: rect)
    }
}
