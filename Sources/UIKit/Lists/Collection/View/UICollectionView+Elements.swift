import Foundation

extension UICollectionView {
    /// Whether a person may select several items now.
    var takesSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether a person may select an item now.
    var takesSelection: Bool {
        takesSeveral || (isEditing ? allowsSelectionDuringEditing : allowsSelection)
    }

    /// Puts an element's view behind those with higher numbers, and before all others.
    func insertElement(_ element: UICollectionReusableView, zIndex: Int) {
        insertOrdered(element, order: zIndex)
    }

    /// Puts the scroll view of a section among the elements.
    func insertScroller(_ scroller: SectionScrollView) {
        insertOrdered(scroller, order: 0)
    }

    private func insertOrdered(_ inserted: UIView, order: Int) {
        var index = subviews.count
        while index > 0 {
            let other = subviews[index - 1]
            guard other !== inserted, Self.order(of: other) > order else { break }
            index -= 1
        }
        if inserted.superview === self, index > 0, subviews[index - 1] === inserted { return }
        insertSubview(inserted, at: index)
    }

    /// What is no element, as a background is, stays behind all that come.
    private static func order(of view: UIView) -> Int {
        if let element = view as? UICollectionReusableView {
            return element.layoutAttributes?.zIndex ?? 0
        }
        return view is SectionScrollView ? 0 : Int.min
    }

    func willDisplay(_ element: UICollectionReusableView, _ key: ElementKey) {
        if key.category == .cell, let cell = element as? UICollectionViewCell {
            cell.isSelected = selection.contains(key.indexPath)
            cell.isHighlighted = selection.highlighted == key.indexPath
            cell.collectionEditingDidChange(isEditing)
            cell.isSwiped = swipes.isSwiped(key.indexPath)
            (cell as? UICollectionViewListCell)?.outline =
                CollectionOutlines(self).row(at: key.indexPath)
            _ = try? collectionDelegate?.collectionView(
                self, willDisplay: cell, forItemAt: key.indexPath)
        } else if key.category == .supplementaryView {
            _ = try? collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: element, forElementKind: key.kind,
                at: key.indexPath)
        }
    }

    func didEndDisplaying(_ element: UICollectionReusableView, _ key: ElementKey) {
        if key.category == .cell, let cell = element as? UICollectionViewCell {
            _ = try? collectionDelegate?.collectionView(
                self, didEndDisplaying: cell, forItemAt: key.indexPath)
        } else if key.category == .supplementaryView {
            _ = try? collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: element, forElementOfKind: key.kind,
                at: key.indexPath)
        }
    }

    /// Views in the order of what they show: each section's header, its items with what belongs to
    /// them, its footer. They come into sight in any order.
    func orderedForReading(_ views: [UIView]) -> [UIView] {
        views.enumerated().map { ($0.element, Self.readingPlace(of: $0.element), $0.offset) }
            .sorted { ($0.1.0, $0.1.1, $0.1.2, $0.2) < ($1.1.0, $1.1.1, $1.1.2, $1.2) }
            .map(\.0)
    }

    private static func readingPlace(of view: UIView) -> (Int, Int, Int) {
        if let scroller = view as? SectionScrollView { return (scroller.section, 0, 0) }
        guard let place = (view as? UICollectionReusableView)?.layoutAttributes?.place,
            let section = place.indexPath.first
        else { return (-1, 0, 0) }
        let item = place.indexPath.count > 1 ? place.indexPath[1] : 0
        guard place.category != .cell else { return (section, item, 1) }
        return place.kind == elementKindSectionFooter ? (section, .max, 0) : (section, item, 0)
    }

    /// Whether the layout wants to hear what size an element would like to have.
    func asksForSizes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory != .decorationView
            && collectionViewLayout.wantsPreferredSize(of: attributes)
    }
}

/// Layouts that override nothing here are not asked, and cells have no sizes to find out for them.
@MainActor private let preferredSizes = MethodOverride(
    base: UICollectionViewLayout.self, plain: PlainLayout.self, overriding: AskingLayout.self)

private final class PlainLayout: UICollectionViewLayout {}

private final class AskingLayout: UICollectionViewLayout {
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { true }
}

extension UICollectionViewLayout {
    /// Whether the layout's class does something with the sizes that cells would like to have.
    var asksForPreferredSizes: Bool { preferredSizes.isOverridden(in: type(of: self)) }
}
