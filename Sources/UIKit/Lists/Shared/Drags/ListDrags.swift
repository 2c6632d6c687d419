import Foundation

/// Has the rows of a list dragged, and things dropped on it.
@MainActor final class ListDrags: NSObject {
    unowned let list: any ListWithDrags
    private lazy var drag = UIDragInteraction(delegate: self)
    private lazy var drop = UIDropInteraction(delegate: self)
    private let scroller = ListDragScroller()
    private let mark = ListDropMark(frame: .zero)

    /// What is dragged of this list, with the rows that it was taken from.
    private var dragged: [(item: UIDragItem, row: IndexPath?, size: CGSize)] = []
    private weak var dragSession: DragSession?
    private(set) var isDragging = false
    private var liftedRow: IndexPath?
    private weak var liftedCell: UIView?
    private var faded: [(cell: UIView, alpha: CGFloat)] = []

    private weak var dropSession: DropSession?
    private var proposal: (value: ListDropProposal, target: IndexPath?)?
    private(set) var gap: ListGap?

    /// How a row looks that is dragged away.
    private static let fadedAlpha: CGFloat = 0.4

    init(_ list: any ListWithDrags) {
        self.list = list
    }

    var isDroppedOn: Bool { dropSession != nil }

    /// Called when a delegate came or went.
    func install() {
        if drag.view == nil {
            drag.mayLift = { [weak self] touch, _ in self?.mayLift(touch) ?? false }
            drag.wasPutDown = { [weak self] in self?.endDragging() }
            list.addInteraction(drag)
            list.addInteraction(drop)
        }
    }

    /// Rows got other numbers while they are dragged.
    func apply(_ plan: ListUpdatePlan) {
        guard !dragged.isEmpty else { return }
        dragged = dragged.map { ($0.item, $0.row.flatMap(plan.newIndexPath(of:)), $0.size) }
    }

    // MARK: - Looks

    func alpha(ofRow indexPath: IndexPath) -> CGFloat {
        guard isDragging, dragged.contains(where: { $0.row == indexPath }) else { return 1 }
        return gap?.source == nil ? Self.fadedAlpha : 0
    }

    private func fade() {
        for entry in faded { entry.cell.alpha = gap?.source == nil ? Self.fadedAlpha : 0 }
    }

    // MARK: - Lifting

    private func mayLift(_ touch: UITouch) -> Bool {
        guard list.allowsDrags, list.rowToSwipe(at: touch.location(in: list)) != nil else {
            return false
        }
        // What a row holds keeps its own touches.
        var view = touch.view
        while let current = view, current !== list {
            if let control = current as? UIControl, control.isEnabled { return false }
            view = current.superview
        }
        return true
    }

    private func endDragging() {
        for entry in faded { entry.cell.alpha = entry.alpha }
        faded = []
        if let liftedCell { list.tell(liftedCell, ofDrag: .none) }
        liftedCell = nil
        isDragging = false
        dragged = []
        dragSession = nil
    }

    // MARK: - Over the list

    private func refresh() {
        guard let session = dropSession else { return }
        let point = session.location(in: list)
        let target = list.dropTarget(at: point)
        var value = proposal(for: session, at: target)
        if value.intent == .automatic { value.intent = intent(at: point, target) }
        proposal = (value, target)
        show()
        scroller.follow(list) { [weak self] in
            guard let self, let session = dropSession else { return nil }
            return session.location(in: list)
        } scrolled: { [weak self] in
            self?.refresh()
        }
    }

    private func proposal(for session: DropSession, at target: IndexPath?) -> ListDropProposal {
        if list.takesDrops {
            if let given = list.dropProposal(session, at: target) { return given }
            if ownRow(session) == nil || target == nil {
                return ListDropProposal(operation: .copy, intent: .unspecified)
            }
        }
        let moves = target != nil && ownRow(session).map(list.canReorder) ?? false
        return ListDropProposal(
            operation: moves ? .move : .cancel, intent: moves ? .insertAt : .unspecified)
    }

    /// In the middle of a row it is meant for the row, and near its edges for between the rows.
    private func intent(at point: CGPoint, _ target: IndexPath?) -> ListDropProposal.Intent {
        guard let target, isRow(target) else { return .insertAt }
        let frame = list.restingFrameOfRow(at: target)
        return abs(point.y - frame.midY) < frame.height / 4 ? .insertInto : .insertAt
    }

    private func isRow(_ indexPath: IndexPath) -> Bool {
        indexPath.item < list.countOfRows(inSection: indexPath.section)
    }

    /// The only row that is dragged, if it is one of this list.
    private func ownRow(_ session: DropSession) -> IndexPath? {
        guard let local = session.localDragSession, local === dragSession, dragged.count == 1,
            session.items.count == 1
        else { return nil }
        return dragged[0].row
    }

    // MARK: - Showing where

    private func show() {
        var gap: ListGap?
        mark.removeFromSuperview()
        if let (value, target) = proposal, let target,
            value.operation == .copy || value.operation == .move
        {
            let isInto = value.intent == .insertInto
            if isInto, isRow(target) {
                list.addSubview(mark)
                mark.surround(list.restingFrameOfRow(at: target))
            } else if value.intent == .insertAt {
                gap = list.opensGaps ? room(at: target, value) : nil
                if !list.opensGaps { stand(at: target) }
            }
        }
        guard gap != self.gap else { return }
        self.gap = gap
        fade()
        list.gapDidChange()
    }

    private func room(at target: IndexPath, _ value: ListDropProposal) -> ListGap {
        let source = value.operation == .move ? dropSession.flatMap(ownRow) : nil
        let model = source ?? (isRow(target) ? target : nil)
        let height = model.map { list.restingFrameOfRow(at: $0).height } ?? 44
        return ListGap(source: source, target: target, height: height)
    }

    private func stand(at target: IndexPath) {
        let isBehind = !isRow(target)
        let last = IndexPath(item: target.item - 1, section: target.section)
        guard !isBehind || target.item > 0 else { return }
        let rect = list.restingFrameOfRow(at: isBehind ? last : target)
        let thickness = ListDropMark.thickness
        list.addSubview(mark)
        if rect.width > list.bounds.width / 2 {
            let y = isBehind ? rect.maxY : rect.minY
            mark.stand(
                at: CGRect(
                    x: rect.minX, y: max(0, y - thickness / 2), width: rect.width,
                    height: thickness))
        } else {
            let isRight = isBehind != (list.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            let x = isRight ? rect.maxX + thickness : rect.minX - 2 * thickness
            mark.stand(at: CGRect(x: x, y: rect.minY, width: thickness, height: rect.height))
        }
    }

    private func leave() {
        scroller.stop()
        dropSession = nil
        proposal = nil
        show()
    }
}

// MARK: - Dragging

extension ListDrags: UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let row = list.rowToSwipe(at: session.location(in: list)) else { return [] }
        let items = list.dragItems(ofRow: row, session)
        let size = list.restingFrameOfRow(at: row).size
        dragged = items.map { ($0, row, size) }
        dragSession = session as? DragSession
        liftedRow = row
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let row = liftedRow, let cell = list.cellOfRow(at: row) else { return nil }
        guard item === dragged.first?.item else { return nil }
        liftedCell = cell
        list.tell(cell, ofDrag: .lifting)
        let parameters = list.dragParameters(ofRow: row) ?? UIDragPreviewParameters()
        if parameters.backgroundColor == nil {
            parameters.backgroundColor = cell.backgroundColor ?? list.backgroundColor
        }
        return UITargetedDragPreview(view: cell, parameters: parameters)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {
        isDragging = true
        list.dragWillBegin(session)
        guard let cell = liftedCell else { return }
        list.tell(cell, ofDrag: .dragging)
        faded = [(cell, cell.alpha)]
        fade()
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list.dragAllowsMove(session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list.dragIsRestricted(session) ?? false }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        endDragging()
        list.dragDidEnd(session)
    }
}

// MARK: - Dropping

extension ListDrags: UIDropInteractionDelegate {
    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
        guard let session = session as? DropSession else { return false }
        if list.takesDrops { return list.canHandleDrop(session) }
        return ownRow(session).map(list.canReorder) ?? false
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {
        dropSession = session as? DropSession
        list.dropDidEnter(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        dropSession = session as? DropSession
        refresh()
        return UIDropProposal(operation: proposal?.value.operation ?? .cancel)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {
        leave()
        list.dropDidExit(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
        guard let session = session as? DropSession, let (value, found) = proposal else { return }
        let source = ownRow(session)
        var target = found
        // A row that stays in its section can't go behind the last one.
        if let source, let row = found, source.section == row.section, !isRow(row) {
            target = IndexPath(item: row.item - 1, section: row.section)
        }
        let items = session.items.map { item in
            let own = dragged.first { $0.item === item }
            return (item: item, source: own?.row, size: own?.size ?? .zero)
        }
        scroller.stop()
        dropSession = nil
        proposal = nil
        mark.removeFromSuperview()
        gap = nil
        if let source, let target, value.operation == .move, value.intent == .insertAt,
            list.canReorder(source)
        {
            let drop = ListDrop(
                items: items, target: target, proposal: value, session: session, list: list)
            _ = drop.drop(toRowAt: target)
            _ = list.reorder(source, to: target)
        } else if list.takesDrops {
            list.performDrop(
                ListDrop(
                    items: items, target: target, proposal: value, session: session, list: list))
        }
        list.gapDidChange()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {
        if dropSession != nil { leave() }
        list.dropDidEnd(session)
    }
}
