import Foundation

extension UITableView: SwipedList {
    var allowsSwipes: Bool { !isEditing }

    func rowToSwipe(at point: CGPoint) -> IndexPath? { contents.row(at: point) }

    func swipeConfiguration(
        of indexPath: IndexPath, at side: ListSwipes.Side
    ) -> UISwipeActionsConfiguration? {
        let given: UISwipeActionsConfiguration?? =
            side == .leading
            ? try? tableDelegate?.tableView(
                self, leadingSwipeActionsConfigurationForRowAt: indexPath)
            : try? tableDelegate?.tableView(
                self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        if let given = given ?? nil { return given }
        guard side == .trailing, editing.commits, editing.style(of: indexPath) == .delete else {
            return nil
        }
        return UISwipeActionsConfiguration(actions: [deletion(of: indexPath)])
    }

    private func deletion(of indexPath: IndexPath) -> UIContextualAction {
        let title = try? tableDelegate?.tableView(
            self, titleForDeleteConfirmationButtonForRowAt: indexPath)
        return UIContextualAction(
            style: .destructive, title: (title ?? nil) ?? systemText("Delete")
        ) {
            [weak self] _, _, completion in
            // The row may have another number by now.
            guard let self, let row = swipes.performedRow else { return }
            editing.commit(.delete, at: row)
            completion(true)
        }
    }

    func cellOfRow(at indexPath: IndexPath) -> UIView? { contents.cells[indexPath] }

    func restingFrameOfRow(at indexPath: IndexPath) -> CGRect { contents.rect(of: indexPath) }

    func cornersOfRow(at indexPath: IndexPath) -> (radius: CGFloat, corners: CACornerMask)? {
        guard style == .insetGrouped, let layer = contents.cells[indexPath]?.layer else {
            return nil
        }
        return (layer.cornerRadius, layer.maskedCorners)
    }

    func placeSwipedRow(at indexPath: IndexPath) {
        contents.cells[indexPath]?.frame = contents.frame(of: indexPath)
    }

    func rowSwipeDidBegin(at indexPath: IndexPath) {
        showSwipe(of: contents.cells[indexPath], true)
        _ = try? tableDelegate?.tableView(self, willBeginEditingRowAt: indexPath)
    }

    func rowSwipeDidEnd(at indexPath: IndexPath?) {
        showSwipe(of: indexPath.flatMap { contents.cells[$0] }, false)
        _ = try? tableDelegate?.tableView(self, didEndEditingRowAt: indexPath)
    }

    private func showSwipe(of cell: UITableViewCell?, _ isSwiped: Bool) {
        cell?.state.isSwiped = isSwiped
        cell?.setNeedsUpdateConfiguration()
    }
}
