public import Foundation

/// A controller whose view is a table, which it is the data source and the delegate of.
///
/// The methods of both that a subclass wants stand in its class's body and are overrides, as on iOS.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    KnowsEditing
{
    private let style: UITableView.Style

    /// Whether a subclass has the methods that can't be called to find out.
    final var commitsEditing: Bool { Self.commitOverride.isOverridden(in: type(of: self)) }
    final var movesRows: Bool { Self.moveOverride.isOverridden(in: type(of: self)) }

    private static let commitOverride = MethodOverride(
        base: UITableViewController.self, plain: PlainTableController.self,
        overriding: CommittingTableController.self)
    private static let moveOverride = MethodOverride(
        base: UITableViewController.self, plain: PlainTableController.self,
        overriding: MovingTableController.self)

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open override func loadView() {
        let tableView = UITableView(frame: UIScreen.main.bounds, style: style)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.dataSource = self
        tableView.delegate = self
        tableView.followsKeyboard = true
        view = tableView
    }

    /// The controller's view.
    ///
    /// - Precondition: Nobody has set `view` to one of another class.
    open var tableView: UITableView! {
        get {
            guard let tableView = view as? UITableView else {
                fatalError(
                    "\(type(of: self)).tableView: the controller's view has to be a UITableView, "
                        + "and is a \(type(of: view))")
            }
            return tableView
        }
        set {
            if newValue?.dataSource == nil { newValue?.dataSource = self }
            if newValue?.delegate == nil { newValue?.delegate = self }
            newValue?.followsKeyboard = true
            view = newValue
        }
    }

    /// Whether the selection goes when the table comes to the screen again.
    open var clearsSelectionOnViewWillAppear = true

    /// The control that asks for the content anew.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for indexPath in tableView.indexPathsForSelectedRows ?? [] {
            tableView.deselectRow(at: indexPath, animated: animated)
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    // MARK: - Data source

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        fatalError(
            "\(type(of: self)).tableView(_:cellForRowAt:) has to be overridden: there is no cell for "
                + "\(indexPath.inMessages)")
    }

    open func numberOfSections(in tableView: UITableView) throws(NotImplemented) -> Int {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) throws(NotImplemented) -> String? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) throws(NotImplemented) -> String? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    open func sectionIndexTitles(for tableView: UITableView) throws(NotImplemented) -> [String]? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) throws(NotImplemented) -> Int {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    // MARK: - Delegate

    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> CGFloat {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) throws(NotImplemented) -> CGFloat {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) throws(NotImplemented) -> CGFloat {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> CGFloat {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) throws(NotImplemented) -> CGFloat {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) throws(NotImplemented) -> CGFloat {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) throws(NotImplemented) -> UIView? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) throws(NotImplemented) -> UIView? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> IndexPath? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> IndexPath? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> UITableViewCell.EditingStyle {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> String? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> UISwipeActionsConfiguration? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> UISwipeActionsConfiguration? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) throws(NotImplemented) -> IndexPath {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Int {
        throw NotImplemented()
    }

    // MARK: - Context menus

    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) throws(NotImplemented) -> UIContextMenuConfiguration? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    // MARK: - Scrolling

    open func scrollViewDidScroll(_ scrollView: UIScrollView) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func scrollViewDidZoom(_ scrollView: UIScrollView) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func scrollViewWillBeginDecelerating(
        _ scrollView: UIScrollView
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func scrollViewDidEndScrollingAnimation(
        _ scrollView: UIScrollView
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func viewForZooming(
        in scrollView: UIScrollView
    ) throws(NotImplemented) -> UIView? {
        throw NotImplemented()
    }

    open func scrollViewWillBeginZooming(
        _ scrollView: UIScrollView, with view: UIView?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func scrollViewShouldScrollToTop(
        _ scrollView: UIScrollView
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func scrollViewDidChangeAdjustedContentInset(
        _ scrollView: UIScrollView
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}

private final class PlainTableController: UITableViewController {}

private final class CommittingTableController: UITableViewController {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

private final class MovingTableController: UITableViewController {
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
