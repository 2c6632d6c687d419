import Foundation

/// Brings items into sight.
@MainActor struct CollectionScrolling {
    private let view: UICollectionView

    init(_ view: UICollectionView) {
        self.view = view
    }

    func scroll(
        to indexPath: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        check(position)
        view.layoutIfNeeded()
        guard view.content.counts.contains(indexPath) else {
            fatalError(
                "attempt to scroll to invalid index path: \(indexPath.inMessages); the collection "
                    + "view has \(view.content.counts.items) items in its sections")
        }
        guard var attributes = view.layoutAttributesForItem(at: indexPath) else { return }
        if let section = attributes.place.scrollingSection {
            view.scrollers.show(
                attributes.frame, inSection: section,
                centered: position.contains(.centeredHorizontally), animated: animated)
            view.layoutIfNeeded()
            attributes = view.layoutAttributesForItem(at: indexPath) ?? attributes
        }
        let target = target(attributes, position)
        view.setContentOffset(target, animated: animated)
        guard !animated else { return }
        settle(indexPath, position)
    }

    /// Sizes that were guessed are known once the item is in sight, and it is elsewhere then.
    private func settle(_ indexPath: IndexPath, _ position: UICollectionView.ScrollPosition) {
        for _ in 0..<10 {
            view.layoutIfNeeded()
            guard let attributes = view.layoutAttributesForItem(at: indexPath) else { return }
            let target = target(attributes, position)
            if target == view.contentOffset { return }
            view.contentOffset = target
        }
    }

    /// UIKit's rule: one position along each axis at most.
    private func check(_ position: UICollectionView.ScrollPosition) {
        let vertical: UICollectionView.ScrollPosition = [.top, .centeredVertically, .bottom]
        let horizontal: UICollectionView.ScrollPosition = [.left, .centeredHorizontally, .right]
        for axis in [vertical, horizontal] {
            let named = position.intersection(axis).rawValue
            stopUnless(
                named.nonzeroBitCount <= 1,
                "scrollToItem(at:at:animated:): the scroll position \(position.rawValue) names more "
                    + "than one place along an axis")
        }
    }

    private func target(
        _ attributes: UICollectionViewLayoutAttributes, _ position: UICollectionView.ScrollPosition
    ) -> CGPoint {
        let inset = view.adjustedContentInset
        var offset = view.offsetShowing(attributes.frame)
        let frame = attributes.frame
        let size = view.bounds.size
        if position.contains(.top) { offset.y = frame.minY - inset.top }
        if position.contains(.bottom) { offset.y = frame.maxY - size.height + inset.bottom }
        if position.contains(.centeredVertically) {
            offset.y = frame.midY - (size.height - inset.bottom + inset.top) / 2
        }
        if attributes.place.scrollingSection == nil {
            if position.contains(.left) { offset.x = frame.minX - inset.left }
            if position.contains(.right) { offset.x = frame.maxX - size.width + inset.right }
            if position.contains(.centeredHorizontally) {
                offset.x = frame.midX - (size.width - inset.right + inset.left) / 2
            }
        } else {
            offset.x = view.contentOffset.x
        }
        let clamped = view.range.clamped(offset)
        return view.grid.nearest(clamped)
    }
}
