public import Foundation

/// What was dropped on a list and where, and how it gets there.
@MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }

    /// Where the items were dropped; nil where there was nothing.
    var destinationIndexPath: IndexPath? { get }

    /// What the delegate had proposed.
    var proposal: UITableViewDropProposal { get }

    var session: any UIDropSession { get }

    /// Lets an item fly to where it is shown once the list has been told.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Lets an item fly into a cell, to a rectangle in its coordinates.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
}

final class TableViewDropCoordinator: NSObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal
    private let drop: ListDrop

    init(_ drop: ListDrop) {
        self.drop = drop
        items = drop.items.map { TableViewDropItem($0.item, $0.source, $0.size) }
        proposal =
            drop.proposal.source as? UITableViewDropProposal
            ?? UITableViewDropProposal(operation: drop.proposal.operation)
    }

    var destinationIndexPath: IndexPath? { drop.target }

    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.drop(toRowAt: indexPath)
    }

    func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating {
        drop.drop(intoRowAt: indexPath, rect: rect)
    }
}
