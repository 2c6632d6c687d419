import Foundation

/// Drags a list's rows aside, and shows what can be done with them.
@MainActor final class ListSwipes {
    enum Side {
        case leading, trailing
    }

    private struct Swipe {
        var indexPath: IndexPath
        let side: Side
        let view: SwipeActionsView
        let configuration: UISwipeActionsConfiguration
        /// Of the row to the right, in points.
        var offset: CGFloat = 0
    }

    private unowned let list: any SwipedList
    private var swipe: Swipe?
    private var startOffset: CGFloat = 0
    private var isInstalled = false
    /// The row whose action is being done.
    private(set) var performedRow: IndexPath?

    /// In seconds.
    private static let duration: TimeInterval = 0.3

    init(_ list: any SwipedList) {
        self.list = list
    }

    /// Watches for drags from now on.
    func install() {
        guard !isInstalled else { return }
        isInstalled = true
        list.addGestureRecognizer(SwipePanGestureRecognizer(self))
    }

    var isOpen: Bool { swipe != nil }

    func isSwiped(_ indexPath: IndexPath) -> Bool { swipe?.indexPath == indexPath }

    /// How far a row was dragged to the right, in points.
    func offset(of indexPath: IndexPath) -> CGFloat {
        isSwiped(indexPath) ? swipe?.offset ?? 0 : 0
    }

    // MARK: - Actions

    /// What can be done with a row from a side.
    func actions(of indexPath: IndexPath, at side: Side) -> [UIContextualAction] {
        configuration(of: indexPath, at: side)?.actions ?? []
    }

    private func configuration(
        of indexPath: IndexPath, at side: Side
    ) -> UISwipeActionsConfiguration? {
        let given = list.swipeConfiguration(of: indexPath, at: side)
        return given?.actions.isEmpty == false ? given : nil
    }

    /// Does what an action is for, whether or not the row is dragged aside.
    func perform(_ action: UIContextualAction, at indexPath: IndexPath) {
        let before = performedRow
        performedRow = indexPath
        // Another row that is open stays so.
        let closes = isSwiped(indexPath)
        action.handler(action, list.cellOfRow(at: indexPath) ?? list) { [weak self] _ in
            if closes { self?.close(animated: true) }
        }
        performedRow = before
    }

    /// Does what takes a row away, as the Delete key wants it; true when there is such an action.
    func delete(_ indexPath: IndexPath) -> Bool {
        let actions = actions(of: indexPath, at: .trailing) + actions(of: indexPath, at: .leading)
        guard let action = actions.first(where: { $0.style == .destructive }) else { return false }
        perform(action, at: indexPath)
        return true
    }

    /// What assistive technology is offered for a row: that of both sides, as VoiceOver is.
    func customActions(of indexPath: IndexPath) -> [UIAccessibilityCustomAction]? {
        guard list.allowsSwipes else { return nil }
        let actions = actions(of: indexPath, at: .leading) + actions(of: indexPath, at: .trailing)
        let offered = actions.compactMap { action in
            action.title.map { title in
                UIAccessibilityCustomAction(name: title, image: action.image) { [weak self] _ in
                    self?.perform(action, at: indexPath)
                    return self != nil
                }
            }
        }
        return offered.isEmpty ? nil : offered
    }

    // MARK: - Dragging

    private var isRightToLeft: Bool { list.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func side(ofWay way: CGFloat) -> Side {
        (way > 0) != isRightToLeft ? .leading : .trailing
    }

    private func opensRight(_ side: Side) -> Bool { (side == .leading) != isRightToLeft }

    /// Whether a drag of a row in a direction shows something.
    ///
    /// - Parameters:
    ///   - point: In the list.
    ///   - way: To the right, in points.
    func canBegin(at point: CGPoint, way: CGFloat) -> Bool {
        guard list.allowsSwipes, let indexPath = list.rowToSwipe(at: point) else { return false }
        if isSwiped(indexPath) { return true }
        return configuration(of: indexPath, at: side(ofWay: way)) != nil
    }

    func begin(at point: CGPoint, way: CGFloat) {
        guard let indexPath = list.rowToSwipe(at: point) else { return }
        if !isSwiped(indexPath) { close(animated: true) }
        if swipe == nil { start(indexPath, side(ofWay: way)) }
        startOffset = swipe?.offset ?? 0
    }

    private func start(_ indexPath: IndexPath, _ side: Side) {
        guard let configuration = configuration(of: indexPath, at: side),
            let cell = list.cellOfRow(at: indexPath)
        else { return }
        let view = SwipeActionsView(configuration.actions, isAtRight: !opensRight(side)) {
            [weak self] action in
            guard let self, let indexPath = swipe?.indexPath else { return }
            perform(action, at: indexPath)
        }
        view.frame = list.restingFrameOfRow(at: indexPath)
        view.corners = list.cornersOfRow(at: indexPath)
        list.insertSubview(view, belowSubview: cell)
        cell.layer.zPosition = 0.5
        swipe = Swipe(indexPath: indexPath, side: side, view: view, configuration: configuration)
        list.rowSwipeDidBegin(at: indexPath)
    }

    func drag(by way: CGFloat) {
        guard var current = swipe else { return }
        let wanted = startOffset + way
        let reach = max(0, opensRight(current.side) ? wanted : -wanted)
        let full = current.view.fullWidth
        // Beyond the buttons a row follows more slowly, unless going all the way means something.
        let allowed =
            current.configuration.performsFirstActionWithFullSwipe || reach <= full
            ? reach : full + (reach - full) * 0.3
        current.offset = opensRight(current.side) ? allowed : -allowed
        swipe = current
        show()
    }

    /// Brings the row and the buttons beside it to where they belong.
    func show() {
        guard let swipe else { return }
        swipe.view.frame = list.restingFrameOfRow(at: swipe.indexPath)
        swipe.view.reach = abs(swipe.offset)
        list.placeSwipedRow(at: swipe.indexPath)
    }

    /// - Parameter velocity: To the right, in points a second.
    func end(velocity: CGFloat) {
        guard let current = swipe else { return }
        let opensRight = opensRight(current.side)
        let speed = opensRight ? velocity : -velocity
        let reach = abs(current.offset)
        let full = current.view.fullWidth
        if current.configuration.performsFirstActionWithFullSwipe,
            reach > max(full + 40, list.bounds.width * 0.6),
            let first = current.configuration.actions.first
        {
            perform(first, at: current.indexPath)
            close(animated: true)
            return
        }
        let staysOpen = speed > 300 || speed > -300 && reach > full / 2
        if staysOpen { settle(at: opensRight ? full : -full) } else { close(animated: true) }
    }

    /// Shows the trailing actions of a row.
    func open(_ indexPath: IndexPath) {
        close(animated: true)
        start(indexPath, .trailing)
        guard let swipe else { return }
        settle(at: opensRight(.trailing) ? swipe.view.fullWidth : -swipe.view.fullWidth)
    }

    private func settle(at offset: CGFloat) {
        swipe?.offset = offset
        animate { [self] in
            show()
            swipe?.view.layoutIfNeeded()
        }
    }

    private func animate(_ changes: @escaping () -> Void, then: ((Bool) -> Void)? = nil) {
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: changes,
            completion: then)
    }

    // MARK: - Closing

    /// Brings the row back.
    func close(animated: Bool) {
        guard let current = swipe else { return }
        swipe = nil
        let cell = list.cellOfRow(at: current.indexPath)
        list.rowSwipeDidEnd(at: current.indexPath)
        let back = { [self] in
            current.view.reach = 0
            list.placeSwipedRow(at: current.indexPath)
            if animated { current.view.layoutIfNeeded() }
        }
        let finish: (Bool) -> Void = { [weak self] _ in
            current.view.removeFromSuperview()
            if self?.isShowing(cell) != true { cell?.layer.zPosition = 0 }
        }
        guard animated, list.window != nil else {
            back()
            finish(true)
            return
        }
        animate(back, then: finish)
    }

    /// Whether the row of a cell was dragged aside again meanwhile.
    private func isShowing(_ cell: UIView?) -> Bool {
        guard let cell, let swipe else { return false }
        return list.cellOfRow(at: swipe.indexPath) === cell
    }

    // MARK: - Changes of the rows

    /// The row stays dragged aside as long as it is there.
    func apply(_ plan: ListUpdatePlan) {
        guard let current = swipe else { return }
        if let new = plan.newIndexPath(of: current.indexPath) {
            swipe?.indexPath = new
        } else {
            forget()
        }
    }

    /// The row isn't there any more.
    func forget() {
        guard let current = swipe else { return }
        swipe = nil
        current.view.removeFromSuperview()
        list.rowSwipeDidEnd(at: nil)
    }
}
