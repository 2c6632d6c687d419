// This file is long: it holds, for subclasses to override, all that the controller's protocols have.
public import Foundation

/// Shows a collection view that fills its own view's room, and is its data source and delegate.
///
/// A subclass overrides the methods of both protocols that it needs; the others count as not
/// implemented, as on iOS.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    // MARK: - Lifecycle

    /// - Parameter layout: Of the collection view that the controller makes.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The layout that the collection view was made with.
    public final let collectionViewLayout: UICollectionViewLayout

    /// Loads the view when it isn't yet.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return shownView
        }
        set {
            shownView = newValue
            newValue?.followsKeyboard = true
            guard isViewLoaded, newValue !== view, let newValue else { return }
            view = newValue
            installMovementGesture(newValue)
        }
    }

    private var shownView: UICollectionView?

    /// Whether the selection goes when the view appears. Default: yes.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press takes an item up to be moved, if the data source can move items.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { movementGesture?.isEnabled = installsStandardGestureForInteractiveMovement }
    }

    private var movementGesture: ItemMovementGesture?

    open override func loadView() {
        let made =
            shownView
            ?? UICollectionView(
                frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
        made.backgroundColor = made.backgroundColor ?? .systemBackground
        if made.dataSource == nil { made.dataSource = self }
        if made.delegate == nil { made.delegate = self }
        made.followsKeyboard = true
        shownView = made
        view = made
        installMovementGesture(made)
    }

    private func installMovementGesture(_ collectionView: UICollectionView) {
        let gesture = ItemMovementGesture(collectionView)
        gesture.isEnabled = installsStandardGestureForInteractiveMovement
        collectionView.addGestureRecognizer(gesture)
        movementGesture = gesture
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let shownView else { return }
        for indexPath in shownView.indexPathsForSelectedItems ?? [] {
            shownView.deselectItem(at: indexPath, animated: animated)
        }
    }

    // MARK: - Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError(
            "\(type(of: self)) has to override collectionView(_:cellForItemAt:), or to give its "
                + "collection view another data source")
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) throws(NotImplemented) -> UICollectionReusableView {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    // MARK: - Delegate

    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) throws(NotImplemented) -> CGPoint {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) throws(NotImplemented) -> IndexPath {
        throw NotImplemented()
    }

    // MARK: - Context menus

    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) throws(NotImplemented) -> UIContextMenuConfiguration? {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) throws(NotImplemented) -> UIContextMenuConfiguration? {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func collectionView(
        _ collectionView: UICollectionView,
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

    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws(NotImplemented) {
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

    open func viewForZooming(in scrollView: UIScrollView) throws(NotImplemented) -> UIView? {
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
