public import Foundation

/// Decides on selection in a collection view, and hears of it and of what comes into sight.
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Whether a press shows on an item's cell; without that it can't be selected either. Default: yes.
    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool

    /// An item's cell shows that it is pressed.
    func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) throws(NotImplemented)

    /// An item's cell ceases to show that it is pressed.
    func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) throws(NotImplemented)

    /// Whether a person may select an item. Default: yes.
    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool

    /// Whether a person may take an item out of the selection of several. Default: yes.
    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool

    /// A person selected an item.
    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) throws(NotImplemented)

    /// A person took an item out of the selection, or selected another one instead.
    func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) throws(NotImplemented)

    /// Whether a tap on an item, or Return, does more than select it. Default: yes, where
    /// `collectionView(_:performPrimaryActionForItemAt:)` is there.
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool

    /// A person tapped an item, or pressed Return on it.
    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) throws(NotImplemented)

    /// A cell is about to be seen.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) throws(NotImplemented)

    /// A supplementary view is about to be seen.
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) throws(NotImplemented)

    /// A cell is not seen any more.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) throws(NotImplemented)

    /// A supplementary view is not seen any more.
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) throws(NotImplemented)

    /// Where content is to be after a change of the layout or the items.
    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) throws(NotImplemented) -> CGPoint

    /// Where an item that a person holds may go.
    ///
    /// - Parameters:
    ///   - collectionView: The one that asks.
    ///   - originalIndexPath: Where it was before it was taken.
    ///   - currentIndexPath: Where it is now.
    ///   - proposedIndexPath: What the layout proposes.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) throws(NotImplemented) -> IndexPath

    /// The menu that a long press, the secondary button or the Menu key opens on items; nil for none.
    ///
    /// - Parameters:
    ///   - collectionView: The one that asks.
    ///   - indexPaths: The item at the point, or all that are selected if it is one of them, or
    ///     none where no item is.
    ///   - point: Where, in the view's coordinates.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) throws(NotImplemented) -> UIContextMenuConfiguration?

    /// The menu of one item, where the delegate says nothing about several.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) throws(NotImplemented) -> UIContextMenuConfiguration?

    /// A menu of items is about to be seen.
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented)

    /// A menu of items is about to go.
    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented)
}

extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) throws(NotImplemented) -> CGPoint {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) throws(NotImplemented) -> IndexPath {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) throws(NotImplemented) -> UIContextMenuConfiguration? {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) throws(NotImplemented) -> UIContextMenuConfiguration? {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
