public import Foundation

/// Says where the items of a collection view and the views around them go.
///
/// A subclass answers for its content's size and for the attributes of its elements, in the
/// coordinates of the content. `prepare()` is called before the first question after each
/// invalidation
/// (https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
@MainActor open class UICollectionViewLayout: NSObject {
    // MARK: - Lifecycle

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The view that the layout works for.
    open internal(set) weak var collectionView: UICollectionView?

    /// The class of the attributes that a layout's own methods make.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that the layout is invalidated with.
    open class var invalidationContextClass: AnyClass {
        UICollectionViewLayoutInvalidationContext.self
    }

    // MARK: - Questions

    /// Called before the first question after an invalidation; works out what takes long.
    open func prepare() {}

    /// The width and height of all content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that a rectangle of the content touches.
    ///
    /// - Complexity: Called at each step of scrolling, so a layout answers without looking at all of
    ///   its elements.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nil
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        nil
    }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: - Invalidation

    /// Makes all of the layout be worked out anew before the next frame.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// Makes a part of the layout be worked out anew before the next frame. Overrides call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.content.layoutWasInvalidated(with: context)
    }

    /// Whether the layout depends on the bounds so that other ones make it out of date. Asked while
    /// the view still has the old ones.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What is out of date with other bounds.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Whether the attributes that a view would like to have change the layout.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What is out of date once a view gets the attributes that it would like to have.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        switch originalAttributes.representedElementCategory {
        case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(
                ofKind: originalAttributes.representedElementKind ?? "",
                at: [originalAttributes.indexPath])
        case .decorationView:
            context.invalidateDecorationElements(
                ofKind: originalAttributes.representedElementKind ?? "",
                at: [originalAttributes.indexPath])
        }
        return context
    }

    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        .make(Self.invalidationContextClass)
    }

    // MARK: - Scrolling

    /// Where content that a person let go is to come to rest.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: Where it would come to rest.
    ///   - velocity: In points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where content is to be after a change of the layout or of the items.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    // MARK: - Reading direction

    /// The direction that the layout's answers are meant for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the view mirrors the layout's answers where one reads the other way.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: - Changes of the items

    /// Called before a batch of changes is shown, after `prepare()`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        insertedItems = []
        insertedSections = []
        for item in updateItems where item.updateAction == .insert || item.updateAction == .reload {
            guard let after = item.indexPathAfterUpdate else { continue }
            if item.isAboutSection {
                insertedSections.insert(after.section)
            } else {
                insertedItems.insert(after)
            }
        }
    }

    /// Called inside of the animation that shows a batch of changes.
    open func finalizeCollectionViewUpdates() {
        insertedItems = []
        insertedSections = []
    }

    private final var insertedItems: Set<IndexPath> = []
    private final var insertedSections: Set<Int> = []

    /// Where a cell comes from that a batch or another layout brings into sight.
    ///
    /// - Returns: For an inserted item its place, with an alpha of 0; for one that was there, where
    ///   it was.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        if insertedItems.contains(itemIndexPath) || insertedSections.contains(itemIndexPath.section)
        {
            let attributes = layoutAttributesForItem(at: itemIndexPath)?.duplicate()
            attributes?.alpha = 0
            return attributes
        }
        return collectionView?.content.attributesBeforeChange(.item(itemIndexPath))
    }

    /// Where a cell goes that a batch or another layout takes out of sight.
    ///
    /// - Returns: Where it is, with an alpha of 0 when its item is deleted.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.content.attributesAfterChange(.item(itemIndexPath))
    }

    /// As `initialLayoutAttributesForAppearingItem(at:)`, for a supplementary view.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.content.attributesBeforeChange(
            ElementKey(category: .supplementaryView, kind: elementKind, indexPath: elementIndexPath)
        )
    }

    /// As `finalLayoutAttributesForDisappearingItem(at:)`, for a supplementary view.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.content.attributesAfterChange(
            ElementKey(category: .supplementaryView, kind: elementKind, indexPath: elementIndexPath)
        )
    }

    /// As `initialLayoutAttributesForAppearingItem(at:)`, for a decoration view.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.content.attributesBeforeChange(
            ElementKey(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath)
        )
    }

    /// As `finalLayoutAttributesForDisappearingItem(at:)`, for a decoration view.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.content.attributesAfterChange(
            ElementKey(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath)
        )
    }

    // MARK: - Other bounds and other layouts

    /// Called before the view shows the layout for other bounds in an animation.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called inside of the animation that shows the layout for other bounds.
    open func finalizeAnimatedBoundsChange() {}

    /// Called on a layout that another one takes the place of.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called on a layout that takes the place of another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts inside of the animation from one to the other.
    open func finalizeLayoutTransition() {}

    // MARK: - Moving items by hand

    /// Where the item that a person holds over a place would go.
    ///
    /// - Parameters:
    ///   - previousIndexPath: Where the item is now.
    ///   - position: Of its middle, in the content.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.indexPathForItem(at: position) ?? previousIndexPath
    }

    /// How an item looks while a person holds it.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// What is out of date when a person moves items a step further.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.interactiveMovementTarget = targetPosition
        context.invalidateItems(at: Array(Set(targetIndexPaths + previousIndexPaths)))
        return context
    }

    /// What is out of date when a person let go of items, or moving them was called off.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.invalidateItems(at: Array(Set(indexPaths + previousIndexPaths)))
        return context
    }

    // MARK: - Decoration views

    /// Names the class of the decoration views of a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
    }

    final var decorationClasses: [String: AnyClass] = [:]

    // MARK: - For layouts of this module

    /// Whether the view asks the element's view how large it would like to be. A layout of one's own
    /// says so by answering `shouldInvalidateLayout(forPreferredLayoutAttributes:…)`.
    func wantsPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        asksForPreferredSizes
    }

    /// Whether what is seen stays in its place while views above it find out their sizes.
    var keepsSightWhileSizing: Bool { false }

    /// Whether an element that is no cell belongs to the item of its index path, and goes with it.
    func followsItems(_ key: ElementKey) -> Bool { false }

    /// Items are about to have other numbers: what was measured goes with them.
    func carryMeasurements(by plan: ListUpdatePlan) {}

    /// Whether there are rows that may be dragged aside.
    var hasSwipeActions: Bool { false }

    /// How a section looks that is a list.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

    /// What the layout wants to have shown behind all of its content.
    var listBackgroundColor: UIColor? { nil }

    /// The content's part that a section scrolls by itself in, as seen, without mirroring.
    func scrollingArea(ofSection section: Int) -> ScrollingArea? { nil }

    /// The section that scrolls by itself was scrolled, in points from where reading begins.
    func sectionDidScroll(_ section: Int, to offset: CGFloat) {}
}
