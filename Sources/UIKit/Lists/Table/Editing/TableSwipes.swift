import Foundation

/// Drags rows aside, and shows what can be done with them.
@MainActor final class TableSwipes {
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

    private unowned let tableView: UITableView
    private var swipe: Swipe?
    private var startOffset: CGFloat = 0
    private lazy var recognizer = SwipePanGestureRecognizer(self)

    /// In seconds.
    private static let duration: TimeInterval = 0.3

    init(_ tableView: UITableView) {
        self.tableView = tableView
    }

    func install() {
        tableView.addGestureRecognizer(recognizer)
    }

    var isOpen: Bool { swipe != nil }

    /// How far a row was dragged to the right, in points.
    func offset(of indexPath: IndexPath) -> CGFloat {
        swipe?.indexPath == indexPath ? swipe?.offset ?? 0 : 0
    }

    // MARK: - Actions

    /// What can be done with a row from a side; nil for nothing.
    func actions(of indexPath: IndexPath, at side: Side) -> [UIContextualAction]? {
        configuration(of: indexPath, at: side)?.actions
    }

    private func configuration(
        of indexPath: IndexPath, at side: Side
    ) -> UISwipeActionsConfiguration? {
        let delegate = tableView.tableDelegate
        let given: UISwipeActionsConfiguration?? =
            side == .leading
            ? try? delegate?.tableView(
                tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
            : try? delegate?.tableView(
                tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        if let given = given ?? nil { return given.actions.isEmpty ? nil : given }
        guard side == .trailing, tableView.editing.commits,
            tableView.editing.style(of: indexPath) == .delete
        else { return nil }
        return deletion(of: indexPath)
    }

    private func deletion(of indexPath: IndexPath) -> UISwipeActionsConfiguration {
        let title = try? tableView.tableDelegate?.tableView(
            tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        let action = UIContextualAction(style: .destructive, title: (title ?? nil) ?? "Delete") {
            [weak self] _, _, completion in
            guard let self, let place = swipe?.indexPath ?? Optional(indexPath) else { return }
            tableView.editing.commit(.delete, at: place)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    func perform(_ action: UIContextualAction, at indexPath: IndexPath) {
        let view = tableView.contents.cells[indexPath] ?? tableView
        action.handler(action, view) { [weak self] _ in self?.close(animated: true) }
    }

    // MARK: - Dragging

    private var isRightToLeft: Bool {
        tableView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func side(ofWay way: CGFloat) -> Side {
        (way > 0) != isRightToLeft ? .leading : .trailing
    }

    /// Whether a drag of a row in a direction shows something.
    fileprivate func canBegin(at point: CGPoint, way: CGFloat) -> Bool {
        guard !tableView.isEditing, let indexPath = tableView.contents.row(at: point) else {
            return false
        }
        if swipe?.indexPath == indexPath { return true }
        return configuration(of: indexPath, at: side(ofWay: way)) != nil
    }

    fileprivate func begin(at point: CGPoint, way: CGFloat) {
        guard let indexPath = tableView.contents.row(at: point) else { return }
        if swipe?.indexPath != indexPath { close(animated: true) }
        if swipe == nil { start(indexPath, side(ofWay: way)) }
        startOffset = swipe?.offset ?? 0
    }

    private func start(_ indexPath: IndexPath, _ side: Side) {
        guard let configuration = configuration(of: indexPath, at: side),
            let cell = tableView.contents.cells[indexPath]
        else { return }
        let view = SwipeActionsView(
            configuration.actions, isAtRight: (side == .trailing) != isRightToLeft
        ) { [weak self] action in
            guard let self, let indexPath = swipe?.indexPath else { return }
            perform(action, at: indexPath)
        }
        view.frame = tableView.contents.rect(of: indexPath)
        tableView.insertSubview(view, belowSubview: cell)
        cell.layer.zPosition = 0.5
        cell.state.isSwiped = true
        cell.setNeedsUpdateConfiguration()
        swipe = Swipe(indexPath: indexPath, side: side, view: view, configuration: configuration)
        _ = try? tableView.tableDelegate?.tableView(tableView, willBeginEditingRowAt: indexPath)
    }

    fileprivate func drag(by way: CGFloat) {
        guard var current = swipe else { return }
        let opensRight = (current.side == .leading) != isRightToLeft
        let wanted = startOffset + way
        let reach = max(0, opensRight ? wanted : -wanted)
        let full = current.view.fullWidth
        // Beyond the buttons a row follows more slowly, unless going all the way means something.
        let allowed =
            current.configuration.performsFirstActionWithFullSwipe || reach <= full
            ? reach : full + (reach - full) * 0.3
        current.offset = opensRight ? allowed : -allowed
        swipe = current
        show()
    }

    private func show() {
        guard let swipe else { return }
        swipe.view.frame = tableView.contents.rect(of: swipe.indexPath)
        swipe.view.reach = abs(swipe.offset)
        tableView.contents.cells[swipe.indexPath]?.frame = tableView.contents.frame(
            of: swipe.indexPath)
    }

    /// - Parameter velocity: To the right, in points a second.
    fileprivate func end(velocity: CGFloat) {
        guard let current = swipe else { return }
        let opensRight = (current.side == .leading) != isRightToLeft
        let speed = opensRight ? velocity : -velocity
        let reach = abs(current.offset)
        let full = current.view.fullWidth
        if current.configuration.performsFirstActionWithFullSwipe,
            reach > max(full + 40, tableView.bounds.width * 0.6),
            let first = current.configuration.actions.first
        {
            perform(first, at: current.indexPath)
            if swipe != nil { close(animated: true) }
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
        settle(at: isRightToLeft ? swipe.view.fullWidth : -swipe.view.fullWidth)
    }

    private func settle(at offset: CGFloat) {
        swipe?.offset = offset
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState]
        ) { [self] in
            show()
            swipe?.view.layoutIfNeeded()
        }
    }

    // MARK: - Closing

    /// Brings the row back.
    func close(animated: Bool) {
        guard let current = swipe else { return }
        swipe = nil
        let cell = tableView.contents.cells[current.indexPath]
        cell?.state.isSwiped = false
        cell?.setNeedsUpdateConfiguration()
        tell(current.indexPath)
        let back = { [self] in
            current.view.reach = 0
            if let cell, let indexPath = tableView.indexPath(for: cell) {
                cell.frame = tableView.contents.frame(of: indexPath)
            }
            if animated { current.view.layoutIfNeeded() }
        }
        let finish: (Bool) -> Void = { _ in
            cell?.layer.zPosition = 0
            current.view.removeFromSuperview()
        }
        guard animated, tableView.window != nil else {
            back()
            finish(true)
            return
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState],
            animations: back, completion: finish)
    }

    private func tell(_ indexPath: IndexPath?) {
        _ = try? tableView.tableDelegate?.tableView(tableView, didEndEditingRowAt: indexPath)
    }

    // MARK: - Changes of the rows

    /// The row stays dragged aside as long as it is there.
    func apply(_ plan: ListUpdatePlan) {
        guard var current = swipe else { return }
        if let new = plan.newIndexPath(of: current.indexPath) {
            current.indexPath = new
            swipe = current
            show()
        } else {
            swipe = nil
            current.view.removeFromSuperview()
            tell(nil)
        }
    }
}

/// Recognizes drags of a row to one of its sides.
private final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
    private weak var swipes: TableSwipes?
    private var first = CGPoint.zero

    init(_ swipes: TableSwipes) {
        self.swipes = swipes
        super.init()
        maximumNumberOfTouches = 1
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == 1 { first = location(in: view) }
        super.touchesBegan(touches, with: event)
    }

    override var hasMovedEnough: Bool {
        let way = translation(in: view)
        guard abs(way.x) >= hysteresis, abs(way.x) > abs(way.y) else { return false }
        return swipes?.canBegin(at: first, way: way.x) ?? false
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        let way = translation(in: view).x
        switch state {
        case .began:
            swipes?.begin(at: first, way: way)
            swipes?.drag(by: way)
        case .changed: swipes?.drag(by: way)
        case .ended: swipes?.end(velocity: velocity(in: view).x)
        case .cancelled: swipes?.close(animated: true)
        case .possible, .failed: break
        }
    }
}
