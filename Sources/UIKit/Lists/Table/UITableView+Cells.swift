import Foundation

// What cells and parts of the table ask of it.

extension UITableView {
    func title(ofHeader section: Int) -> String? {
        (try? dataSource?.tableView(self, titleForHeaderInSection: section)) ?? nil
    }

    func title(ofFooter section: Int) -> String? {
        (try? dataSource?.tableView(self, titleForFooterInSection: section)) ?? nil
    }

    /// Chooses a cell's row as a tap does; true when something happened.
    func chooseRow(of cell: UITableViewCell) -> Bool {
        guard let indexPath = indexPath(for: cell) else { return false }
        return selection.choose(indexPath)
    }

    func accessoryButtonWasTapped(in cell: UITableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        _ = try? tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }

    func editingControlWasTapped(in cell: UITableViewCell?) {
        guard let cell, let indexPath = indexPath(for: cell) else { return }
        editing.controlWasTapped(at: indexPath)
    }
}
