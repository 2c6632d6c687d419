public import Foundation

/// Decides how a table's rows look and what becomes of a person's choices.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// A row's cell is about to be seen.
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
        throws(NotImplemented)

    /// As for rows.
    func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
        throws(NotImplemented)

    /// As for rows.
    func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
        throws(NotImplemented)

    /// A row's cell was taken away; the row may be gone.
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath) throws(NotImplemented)

    /// As for rows.
    func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
        throws(NotImplemented)

    /// As for rows.
    func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
        throws(NotImplemented)

    /// In points; `UITableView.automaticDimension` lets the cell say it.
    func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> CGFloat

    /// In points; `UITableView.automaticDimension` lets the view say it.
    func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) throws(NotImplemented) -> CGFloat

    /// In points; `UITableView.automaticDimension` lets the view say it.
    func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) throws(NotImplemented) -> CGFloat

    /// What stands for a row's height until it is seen, in points.
    func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> CGFloat

    /// What stands for a header's height until it is seen, in points.
    func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) throws(NotImplemented) -> CGFloat

    /// What stands for a footer's height until it is seen, in points.
    func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) throws(NotImplemented) -> CGFloat

    /// A view in the place of the standard header.
    func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) throws(NotImplemented) -> UIView?

    /// A view in the place of the standard footer.
    func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) throws(NotImplemented) -> UIView?

    /// The button in a row's accessory was tapped.
    func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
        throws(NotImplemented)

    /// Whether a row may be highlighted, and so chosen. Default: yes.
    func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool

    /// As for rows.
    func tableView(
        _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) throws(NotImplemented)

    /// As for rows.
    func tableView(
        _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) throws(NotImplemented)

    /// The row to be selected instead, or nil for none.
    func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> IndexPath?

    /// The row to be deselected instead, or nil for none.
    func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> IndexPath?

    /// A person selected a row.
    func tableView(
        _ tableView: UITableView, didSelectRowAt indexPath: IndexPath) throws(NotImplemented)

    /// A person deselected a row.
    func tableView(
        _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) throws(NotImplemented)

    /// What stands before a row while the table is edited. Default: delete.
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> UITableViewCell.EditingStyle

    /// What the button says that deletes a row. Default: Delete.
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> String?

    /// The actions that come into sight when a row is dragged towards its end.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> UISwipeActionsConfiguration?

    /// The actions that come into sight when a row is dragged towards its beginning.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> UISwipeActionsConfiguration?

    /// Whether a row's content makes room for what stands before it in editing. Default: yes.
    func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool

    /// A row was dragged aside.
    func tableView(
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) throws(NotImplemented)

    /// A row went back to its place, or is gone.
    func tableView(
        _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) throws(NotImplemented)

    /// The place that a row may be moved to instead.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) throws(NotImplemented) -> IndexPath

    /// How far a row's content is indented, in steps. Default: 0.
    func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Int

    /// The menu that a long press, the secondary button or the Menu key opens on a row; nil for none.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) throws(NotImplemented) -> UIContextMenuConfiguration?

    /// A row's menu is about to be seen.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented)

    /// A row's menu is about to go.
    func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented)
}

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> CGFloat {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) throws(NotImplemented) -> CGFloat {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) throws(NotImplemented) -> CGFloat {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> CGFloat {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) throws(NotImplemented) -> CGFloat {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) throws(NotImplemented) -> CGFloat {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) throws(NotImplemented) -> UIView? {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) throws(NotImplemented) -> UIView? {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> IndexPath? {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> IndexPath? {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> UITableViewCell.EditingStyle {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> String? {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> UISwipeActionsConfiguration? {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> UISwipeActionsConfiguration? {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) throws(NotImplemented) -> IndexPath {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Int {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) throws(NotImplemented) -> UIContextMenuConfiguration? {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
