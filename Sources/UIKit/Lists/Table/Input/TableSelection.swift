import Foundation

/// Which of a table's rows are selected.
@MainActor final class TableSelection {
    private unowned let tableView: UITableView
    /// In the order in which they were selected.
    private(set) var indexPaths: [IndexPath] = []
    private var set: Set<IndexPath> = []

    init(_ tableView: UITableView) {
        self.tableView = tableView
    }

    func contains(_ indexPath: IndexPath) -> Bool { set.contains(indexPath) }

    private var allowsMany: Bool {
        tableView.isEditing
            ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
    }

    private var isAllowed: Bool {
        tableView.isEditing
            ? tableView.allowsSelectionDuringEditing
                || tableView.allowsMultipleSelectionDuringEditing
            : tableView.allowsSelection || tableView.allowsMultipleSelection
    }

    // MARK: - By the program

    func select(_ indexPath: IndexPath?, animated: Bool) {
        tableView.contents.loadIfNeeded()
        guard let indexPath else {
            for other in indexPaths { remove(other, animated: animated) }
            return
        }
        stopUnless(
            tableView.contents.geometry.contains(indexPath),
            "UITableView.selectRow(at:animated:scrollPosition:): there is no row at "
                + "\(indexPath.inMessages); the sections have "
                + "\(tableView.contents.geometry.rowCounts) rows")
        if !allowsMany {
            for other in indexPaths where other != indexPath { remove(other, animated: animated) }
        }
        add(indexPath, animated: animated)
    }

    func deselect(_ indexPath: IndexPath, animated: Bool) {
        remove(indexPath, animated: animated)
    }

    private func add(_ indexPath: IndexPath, animated: Bool) {
        guard set.insert(indexPath).inserted else { return }
        indexPaths.append(indexPath)
        tableView.contents.cells[indexPath]?.setSelected(true, animated: animated)
        tell()
    }

    private func remove(_ indexPath: IndexPath, animated: Bool) {
        guard set.remove(indexPath) != nil else { return }
        indexPaths.removeAll { $0 == indexPath }
        tableView.contents.cells[indexPath]?.setSelected(false, animated: animated)
        tell()
    }

    private func tell() {
        NotificationCenter.default.post(
            name: UITableView.selectionDidChangeNotification, object: tableView)
    }

    func keepAtMostOne() {
        for indexPath in indexPaths.dropLast() { remove(indexPath, animated: false) }
    }

    // MARK: - By a person

    /// Whether a row lights up under a finger, and so can be chosen.
    func mayHighlight(_ indexPath: IndexPath) -> Bool {
        guard isAllowed else { return false }
        let delegate = tableView.tableDelegate
        return (try? delegate?.tableView(tableView, shouldHighlightRowAt: indexPath)) ?? true
    }

    /// Does what a tap on a row does, in UIKit's order of calls; true when something happened.
    ///
    /// https://developer.apple.com/documentation/uikit/uitableviewdelegate has the methods; the row
    /// that was selected is deselected before the new one is.
    func choose(_ indexPath: IndexPath) -> Bool {
        guard mayHighlight(indexPath) else { return false }
        if set.contains(indexPath), allowsMany {
            letGo(indexPath)
            return true
        }
        let delegate = tableView.tableDelegate
        let answer = answer(indexPath) { try $0.tableView(tableView, willSelectRowAt: $1) }
        guard let chosen = answer else { return false }
        if !allowsMany {
            for other in indexPaths where other != chosen { letGo(other) }
        }
        add(chosen, animated: false)
        _ = try? delegate?.tableView(tableView, didSelectRowAt: chosen)
        return true
    }

    private func letGo(_ indexPath: IndexPath) {
        let answer = answer(indexPath) { try $0.tableView(tableView, willDeselectRowAt: $1) }
        guard let old = answer else { return }
        remove(old, animated: false)
        _ = try? tableView.tableDelegate?.tableView(tableView, didDeselectRowAt: old)
    }

    /// What the delegate makes of a row; the row itself where it has no opinion.
    private func answer(
        _ indexPath: IndexPath,
        _ ask: (any UITableViewDelegate, IndexPath) throws -> IndexPath?
    ) -> IndexPath? {
        guard let delegate = tableView.tableDelegate else { return indexPath }
        do {
            return try ask(delegate, indexPath)
        } catch {
            return indexPath
        }
    }

    // MARK: - Changes of the rows

    /// A selection belongs to a row and not to its number. Nobody is told, since nobody chose.
    func apply(_ plan: ListUpdatePlan) {
        guard !indexPaths.isEmpty else { return }
        indexPaths = indexPaths.compactMap { plan.newIndexPath(of: $0) }
        set = Set(indexPaths)
    }

    func rowsWereReloaded() {
        indexPaths = []
        set = []
    }
}
