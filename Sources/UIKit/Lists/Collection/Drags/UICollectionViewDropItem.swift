public import Foundation

/// One of the items that are dropped on a list.
@MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }

    /// Where the item was, if it comes from the same list.
    var sourceIndexPath: IndexPath? { get }

    /// Of what was dragged, in points; zero for what another view or program dragged.
    var previewSize: CGSize { get }
}

final class CollectionViewDropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?, _ previewSize: CGSize) {
        self.dragItem = dragItem
        self.sourceIndexPath = sourceIndexPath
        self.previewSize = previewSize
    }
}
