import Foundation

/// Which of a table's rows can be edited, how they show it, and what becomes of it.
@MainActor final class TableEditing {
    private unowned let tableView: UITableView
    private(set) var isEditing = false

    init(_ tableView: UITableView) {
        self.tableView = tableView
    }

    private var dataSource: (any UITableViewDataSource)? { tableView.dataSource }
    private var delegate: (any UITableViewDelegate)? { tableView.tableDelegate }

    func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        tableView.swipes.close(animated: animated)
        isEditing = editing
        tableView.selection.select(nil, animated: false)
        let contents = tableView.contents
        for (indexPath, cell) in contents.cells {
            if animated { cell.layoutIfNeeded() }
            contents.updateSurroundings(of: cell, at: indexPath)
            cell.setEditing(isEditing(indexPath), animated: animated)
        }
        tableView.setNeedsLayout()
    }

    // MARK: - What the data source and the delegate say

    /// Whether the data source has the method that carries out editing.
    var commits: Bool {
        guard let dataSource else { return false }
        if let controller = dataSource as? UITableViewController {
            return controller.commitsEditing
        }
        return type(of: dataSource).commitsEditing
    }

    private var moves: Bool {
        guard let dataSource else { return false }
        if let known = dataSource as? any KnowsEditing { return known.movesRows }
        return type(of: dataSource).movesRows
    }

    func canEdit(_ indexPath: IndexPath) -> Bool {
        (try? dataSource?.tableView(tableView, canEditRowAt: indexPath)) ?? commits
    }

    func canMove(_ indexPath: IndexPath) -> Bool {
        guard moves else { return false }
        return (try? dataSource?.tableView(tableView, canMoveRowAt: indexPath)) ?? true
    }

    func style(of indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        guard canEdit(indexPath) else { return .none }
        return (try? delegate?.tableView(tableView, editingStyleForRowAt: indexPath)) ?? .delete
    }

    private var choosesMany: Bool { isEditing && tableView.allowsMultipleSelectionDuringEditing }

    /// Whether a row's cell shows that the table is edited.
    func isEditing(_ indexPath: IndexPath) -> Bool {
        isEditing && (choosesMany || canEdit(indexPath) || canMove(indexPath))
    }

    func complete(_ surroundings: inout CellSurroundings, at indexPath: IndexPath) {
        guard isEditing else {
            surroundings.showsCheckmark = false
            surroundings.isMovable = false
            surroundings.editingStyle = .none
            return
        }
        surroundings.showsCheckmark = choosesMany
        surroundings.editingStyle = choosesMany ? .none : style(of: indexPath)
        surroundings.isMovable = canMove(indexPath)
        surroundings.indentsWhileEditing =
            (try? delegate?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)) ?? true
    }

    // MARK: - Carrying out

    func controlWasTapped(at indexPath: IndexPath) {
        switch style(of: indexPath) {
        case .delete: tableView.swipes.open(indexPath)
        case .insert: commit(.insert, at: indexPath)
        case .none: break
        }
    }

    func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
        _ = try? dataSource?.tableView(tableView, commit: style, forRowAt: indexPath)
    }
}
