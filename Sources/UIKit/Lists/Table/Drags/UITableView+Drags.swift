import Foundation

extension UITableView: ListWithDrags {
    var allowsDrags: Bool { dragInteractionEnabled && dragDelegate != nil }

    func dragItems(
        ofRow indexPath: IndexPath, _ session: any UIDragSession
    ) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: indexPath) ?? []
    }

    func dragParameters(ofRow indexPath: IndexPath) -> UIDragPreviewParameters? {
        (try? dragDelegate?.tableView(self, dragPreviewParametersForRowAt: indexPath)) ?? nil
    }

    func dragWillBegin(_ session: any UIDragSession) {
        try? dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        try? dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool? {
        try? dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session)
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool? {
        try? dragDelegate?.tableView(
            self, dragSessionIsRestrictedToDraggingApplication: session)
    }

    func tell(_ cell: UIView, ofDrag phase: ListDragPhase) {
        guard let cell = cell as? UITableViewCell else { return }
        switch phase {
        case .none: cell.dragStateDidChange(.none)
        case .lifting: cell.dragStateDidChange(.lifting)
        case .dragging: cell.dragStateDidChange(.dragging)
        }
    }

    var takesDrops: Bool { dropDelegate != nil }

    func canHandleDrop(_ session: any UIDropSession) -> Bool {
        (try? dropDelegate?.tableView(self, canHandle: session)) ?? true
    }

    func dropDidEnter(_ session: any UIDropSession) {
        try? dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) {
        try? dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        try? dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    func dropProposal(
        _ session: any UIDropSession, at indexPath: IndexPath?
    ) -> ListDropProposal? {
        let given = try? dropDelegate?.tableView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: indexPath)
        return given?.listProposal
    }

    func performDrop(_ drop: ListDrop) {
        dropDelegate?.tableView(
            self, performDropWith: TableViewDropCoordinator(drop))
    }

    func dropTarget(at point: CGPoint) -> IndexPath? {
        if let row = contents.row(at: point) { return row }
        let geometry = contents.geometry
        guard !geometry.sections.isEmpty, point.y >= geometry.top,
            point.y < geometry.length - geometry.bottom
        else { return nil }
        let section = geometry.section(at: point.y)
        let isAbove = point.y < geometry.rowsTop(ofSection: section)
        return IndexPath(row: isAbove ? 0 : numberOfRows(inSection: section), section: section)
    }

    func canReorder(_ indexPath: IndexPath) -> Bool { editing.canMove(indexPath) }

    func reorder(_ source: IndexPath, to target: IndexPath) -> Bool {
        reordering.move(source, to: target)
    }

    func countOfRows(inSection section: Int) -> Int { numberOfRows(inSection: section) }

    func frameOfRowIfThere(_ indexPath: IndexPath) -> CGRect? {
        layoutIfNeededForContents()
        return contents.geometry.contains(indexPath) ? contents.rect(of: indexPath) : nil
    }

    var opensGaps: Bool { true }

    func gapDidChange() {
        UIView.animate(withDuration: 0.25) { [contents] in contents.place() }
    }
}
