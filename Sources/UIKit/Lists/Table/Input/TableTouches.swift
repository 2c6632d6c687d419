import Foundation

/// Lights rows up under a finger, and chooses them when it is lifted there.
@MainActor final class TableTouches {
    private unowned let tableView: UITableView
    private weak var cell: UITableViewCell?
    private weak var touch: UITouch?

    init(_ tableView: UITableView) {
        self.tableView = tableView
    }

    /// True when the touch is a row's.
    func begin(_ touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first, let cell = row(of: touch.view) else { return false }
        if tableView.swipes.isOpen {
            tableView.swipes.close(animated: true)
            return true
        }
        guard self.touch == nil, let indexPath = tableView.indexPath(for: cell) else { return true }
        self.touch = touch
        tableView.keyboard.rowWasTouched(indexPath)
        guard tableView.selection.mayHighlight(indexPath) else { return true }
        self.cell = cell
        cell.setHighlighted(true, animated: false)
        _ = try? tableView.tableDelegate?.tableView(tableView, didHighlightRowAt: indexPath)
        return true
    }

    func move(_ touches: Set<UITouch>) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        if let cell, !cell.bounds.contains(touch.location(in: cell)) { unhighlight() }
        return true
    }

    func end(_ touches: Set<UITouch>) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        guard let cell else { return true }
        unhighlight()
        if let indexPath = tableView.indexPath(for: cell) {
            _ = tableView.selection.choose(indexPath)
        }
        return true
    }

    func cancel(_ touches: Set<UITouch>) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        unhighlight()
        return true
    }

    private func unhighlight() {
        guard let cell else { return }
        self.cell = nil
        cell.setHighlighted(false, animated: false)
        if let indexPath = tableView.indexPath(for: cell) {
            _ = try? tableView.tableDelegate?.tableView(
                tableView, didUnhighlightRowAt: indexPath)
        }
    }

    private func row(of view: UIView?) -> UITableViewCell? {
        var view = view
        while let current = view, current !== tableView {
            if let cell = current as? UITableViewCell, cell.tableView === tableView { return cell }
            view = current.superview
        }
        return nil
    }
}
