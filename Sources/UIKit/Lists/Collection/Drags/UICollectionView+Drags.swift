import Foundation

extension UICollectionView: ListWithDrags {
    var allowsDrags: Bool { dragInteractionEnabled && dragDelegate != nil }

    func dragItems(
        ofRow indexPath: IndexPath, _ session: any UIDragSession
    ) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: indexPath) ?? []
    }

    func dragParameters(ofRow indexPath: IndexPath) -> UIDragPreviewParameters? {
        (try? dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: indexPath)) ?? nil
    }

    func dragWillBegin(_ session: any UIDragSession) {
        try? dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        try? dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool? {
        try? dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session)
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool? {
        try? dragDelegate?.collectionView(
            self, dragSessionIsRestrictedToDraggingApplication: session)
    }

    func tell(_ cell: UIView, ofDrag phase: ListDragPhase) {
        guard let cell = cell as? UICollectionViewCell else { return }
        switch phase {
        case .none: cell.dragStateDidChange(.none)
        case .lifting: cell.dragStateDidChange(.lifting)
        case .dragging: cell.dragStateDidChange(.dragging)
        }
    }

    var takesDrops: Bool { dropDelegate != nil }

    func canHandleDrop(_ session: any UIDropSession) -> Bool {
        (try? dropDelegate?.collectionView(self, canHandle: session)) ?? true
    }

    func dropDidEnter(_ session: any UIDropSession) {
        try? dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) {
        try? dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        try? dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    func dropProposal(
        _ session: any UIDropSession, at indexPath: IndexPath?
    ) -> ListDropProposal? {
        let given = try? dropDelegate?.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: indexPath)
        return given?.listProposal
    }

    func performDrop(_ drop: ListDrop) {
        dropDelegate?.collectionView(
            self, performDropWith: CollectionViewDropCoordinator(drop))
    }

    func dropTarget(at point: CGPoint) -> IndexPath? {
        if let item = indexPathForItem(at: point) { return item }
        // Between items the nearest one is meant.
        let near: CGFloat = 12
        func distance(_ frame: CGRect) -> CGFloat {
            hypot(
                max(frame.minX - point.x, 0, point.x - frame.maxX),
                max(frame.minY - point.y, 0, point.y - frame.maxY))
        }
        return
            indexPathsForVisibleItems
            .map { ($0, distance(restingFrameOfRow(at: $0))) }
            .filter { $0.1 <= near }
            .min { $0.1 < $1.1 }?.0
    }

    func canReorder(_ indexPath: IndexPath) -> Bool { false }

    func reorder(_ source: IndexPath, to target: IndexPath) -> Bool { false }

    func countOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }

    func frameOfRowIfThere(_ indexPath: IndexPath) -> CGRect? {
        layoutAttributesForItem(at: indexPath)?.frame
    }

    var opensGaps: Bool { false }

    func gapDidChange() {}
}
