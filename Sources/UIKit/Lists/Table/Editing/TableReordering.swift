import Foundation

/// Lets a person take a row by its grip to another place.
@MainActor final class TableReordering {
    private struct Drag {
        let cell: UITableViewCell
        let source: IndexPath
        /// Where the row goes if it is let go now.
        var target: IndexPath
        /// From the finger to the top of the row, in points.
        let grab: CGFloat
        var top: CGFloat
    }

    private unowned let tableView: UITableView
    private var drag: Drag?
    private let frames = FrameLoop()
    private lazy var recognizer = ReorderGestureRecognizer(self)
    private var finger = CGPoint.zero

    /// In seconds.
    private static let duration: TimeInterval = 0.25

    init(_ tableView: UITableView) {
        self.tableView = tableView
    }

    func install() {
        tableView.addGestureRecognizer(recognizer)
    }

    func holds(_ view: UIView) -> Bool { drag?.cell === view }

    private var contents: TableContents { tableView.contents }

    /// Where a row is seen while another one is carried over it.
    func displaced(_ rect: CGRect, of indexPath: IndexPath) -> CGRect {
        guard let drag else { return rect }
        if indexPath == drag.source {
            return CGRect(x: rect.minX, y: drag.top, width: rect.width, height: rect.height)
        }
        let height = contents.geometry.height(of: drag.source)
        if indexPath > drag.source, indexPath <= drag.target {
            return rect.offsetBy(dx: 0, dy: -height)
        }
        if indexPath < drag.source, indexPath >= drag.target {
            return rect.offsetBy(dx: 0, dy: height)
        }
        return rect
    }

    // MARK: - Dragging

    fileprivate func isGrip(at point: CGPoint) -> Bool {
        guard tableView.isEditing, let indexPath = contents.row(at: point),
            let cell = contents.cells[indexPath]
        else { return false }
        return cell.parts.editing.isGrip(at: tableView.convert(point, to: cell))
    }

    fileprivate func begin(at point: CGPoint) {
        guard let indexPath = contents.row(at: point), let cell = contents.cells[indexPath] else {
            return
        }
        let top = contents.geometry.top(of: indexPath)
        drag = Drag(cell: cell, source: indexPath, target: indexPath, grab: point.y - top, top: top)
        cell.state.isReordering = true
        cell.setNeedsUpdateConfiguration()
        cell.layer.zPosition = 2
        cell.layer.shadowOpacity = 0.3
        cell.layer.shadowRadius = 6
        cell.layer.shadowOffset = CGSize(width: 0, height: 1)
        frames.start(tableView.frameClock) { [weak self] _ in self?.scrollAtEdges() ?? false }
    }

    fileprivate func move(to point: CGPoint) {
        finger = point
        guard var current = drag else { return }
        current.top = point.y - current.grab
        drag = current
        current.cell.frame.origin.y = current.top
        let proposed = proposal(for: current)
        guard proposed != current.target else { return }
        drag?.target = proposed
        UIView.animate(withDuration: Self.duration) { [contents] in contents.place() }
    }

    /// The place of the row that the middle of the carried one is over.
    private func proposal(for drag: Drag) -> IndexPath {
        let height = contents.geometry.height(of: drag.source)
        let middle = drag.top + height / 2
        guard let over = contents.geometry.row(at: middle) else { return drag.source }
        let answer = try? tableView.tableDelegate?.tableView(
            tableView, targetIndexPathForMoveFromRowAt: drag.source, toProposedIndexPath: over)
        return answer ?? over
    }

    /// Near the edges the content goes on under the finger.
    private func scrollAtEdges() -> Bool {
        guard drag != nil else { return false }
        let bounds = tableView.bounds
        let zone: CGFloat = 40
        let inset = tableView.adjustedContentInset
        let above = bounds.minY + inset.top + zone - finger.y
        let below = finger.y - (bounds.maxY - inset.bottom - zone)
        let step = above > 0 ? -min(above, zone) / 5 : below > 0 ? min(below, zone) / 5 : 0
        guard step != 0 else { return true }
        let old = tableView.contentOffset
        let wanted = tableView.range.clamped(CGPoint(x: old.x, y: old.y + step))
        tableView.contentOffset = tableView.grid.nearest(wanted)
        let way = tableView.contentOffset.y - old.y
        if way != 0 { move(to: CGPoint(x: finger.x, y: finger.y + way)) }
        return true
    }

    fileprivate func end(isCancelled: Bool) {
        guard let current = drag else { return }
        frames.stop()
        drag = nil
        let cell = current.cell
        cell.state.isReordering = false
        cell.setNeedsUpdateConfiguration()
        let target = isCancelled ? current.source : current.target
        if target != current.source { carryOut(current.source, target) }
        UIView.animate(withDuration: Self.duration) { [contents] in
            contents.place()
        } completion: { _ in
            cell.layer.zPosition = 0
            cell.layer.shadowOpacity = 0
        }
        tableView.setNeedsLayout()
    }

    // MARK: - Moving

    /// Moves a row as a person does, by the keyboard; true when it has moved.
    func move(_ source: IndexPath, to proposed: IndexPath) -> Bool {
        let answer = try? tableView.tableDelegate?.tableView(
            tableView, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
        let target = answer ?? proposed
        guard target != source else { return false }
        carryOut(source, target)
        UIView.animate(withDuration: Self.duration) { [contents] in contents.place() }
        tableView.scrollToRow(at: target, at: .none, animated: false)
        tableView.setNeedsLayout()
        return true
    }

    /// Has the data source move the row, and takes that over.
    private func carryOut(_ source: IndexPath, _ target: IndexPath) {
        _ = try? tableView.dataSource?.tableView(tableView, moveRowAt: source, to: target)
        tableView.updates.rowWasMoved(from: source, to: target)
    }

    // MARK: - Changes of the rows

    /// The rows are others under the finger: what is carried goes back.
    func apply(_ plan: ListUpdatePlan) {
        guard let current = drag else { return }
        drag = nil
        frames.stop()
        recognizer.isEnabled = false
        recognizer.isEnabled = true
        current.cell.state.isReordering = false
        current.cell.layer.zPosition = 0
        current.cell.layer.shadowOpacity = 0
    }
}

/// Recognizes drags of a row's grip, as soon as a finger is down on it.
private final class ReorderGestureRecognizer: UIPanGestureRecognizer {
    private weak var reordering: TableReordering?

    init(_ reordering: TableReordering) {
        self.reordering = reordering
        super.init()
        maximumNumberOfTouches = 1
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard reordering?.isGrip(at: location(in: view)) == true else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
        // Before the content has a chance to be dragged.
        if state == .possible { state = .began }
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            reordering?.begin(at: location(in: view))
            reordering?.move(to: location(in: view))
        case .changed: reordering?.move(to: location(in: view))
        case .ended: reordering?.end(isCancelled: false)
        case .cancelled: reordering?.end(isCancelled: true)
        case .possible, .failed: break
        }
    }
}
