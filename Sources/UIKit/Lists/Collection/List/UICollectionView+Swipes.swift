import Foundation

extension UICollectionView: SwipedList {
    var allowsSwipes: Bool { !isEditing }

    func rowToSwipe(at point: CGPoint) -> IndexPath? {
        guard let indexPath = indexPathForItem(at: point) else { return nil }
        return content.cell(at: indexPath) == nil ? nil : indexPath
    }

    func swipeConfiguration(
        of indexPath: IndexPath, at side: ListSwipes.Side
    ) -> UISwipeActionsConfiguration? {
        guard let list = collectionViewLayout.list(ofSection: indexPath.section) else { return nil }
        return side == .leading
            ? list.leadingSwipeActionsConfigurationProvider?(indexPath)
            : list.trailingSwipeActionsConfigurationProvider?(indexPath)
    }

    func cellOfRow(at indexPath: IndexPath) -> UIView? { content.cell(at: indexPath) }

    func restingFrameOfRow(at indexPath: IndexPath) -> CGRect {
        content.attributes(of: .item(indexPath))?.frame ?? .zero
    }

    func cornersOfRow(at indexPath: IndexPath) -> (radius: CGFloat, corners: CACornerMask)? {
        content.cell(at: indexPath)?.cardCorners
    }

    func placeSwipedRow(at indexPath: IndexPath) {
        guard let cell = content.cell(at: indexPath), let place = cell.layoutAttributes?.place
        else { return }
        cell.center = CGPoint(
            x: place.center.x + swipes.offset(of: indexPath), y: place.center.y)
    }

    func rowSwipeDidBegin(at indexPath: IndexPath) {
        content.cell(at: indexPath)?.isSwiped = true
    }

    func rowSwipeDidEnd(at indexPath: IndexPath?) {
        if let indexPath { content.cell(at: indexPath)?.isSwiped = false }
    }
}
