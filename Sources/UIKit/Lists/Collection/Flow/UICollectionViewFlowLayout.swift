public import Foundation

/// Lets items flow into lines, as words do, with a header and a footer for each section.
///
/// The items of a line are as far apart as it takes to fill it; the last line has the distances of a
/// full one. Where one reads from right to left, lines begin at the right.
///
/// - Complexity: Items of one size cost nothing until they are seen. A delegate with
///   `collectionView(_:layout:sizeForItemAt:)` is asked for each item in `prepare()`.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What the insets of sections are added to.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }

    /// As `itemSize` or `estimatedItemSize`: cells find out their sizes by themselves.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    // MARK: - Lifecycle

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    // MARK: - Metrics

    /// In points; a delegate may differ.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { metricsDidChange() } }
    }

    /// The least distance between the items of a line, in points; a delegate may differ.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { metricsDidChange() } }
    }

    /// In points; a delegate may differ.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { metricsDidChange() } }
    }

    /// The size of cells that haven't found out theirs yet; zero when cells aren't asked.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { metricsDidChange() } }
    }

    /// Along which axis lines follow one another, and the content is scrolled.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { metricsDidChange() } }
    }

    /// In points; a delegate may differ. Only the length in the direction of scrolling counts.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { metricsDidChange() } }
    }

    /// In points; a delegate may differ. Only the length in the direction of scrolling counts.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { metricsDidChange() } }
    }

    /// The room around the lines of a section, in points; a delegate may differ.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { metricsDidChange() } }
    }

    /// What `sectionInset` is added to.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { metricsDidChange() } }
    }

    /// Whether headers stay in sight while items of their section are.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether footers stay in sight while items of their section are.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    private func metricsDidChange() {
        measured = [:]
        invalidateLayout()
    }

    // MARK: - Layout

    private var known: FlowArrangement?
    /// The sizes that cells have found out, by section and item.
    private var measured: [Int: [Int: FlowLines.Extent]] = [:]
    /// The room across that the sizes were found for.
    private var measuredRoom: CGFloat = 0

    /// What there is to show, worked out when it is first needed.
    private var arrangement: FlowArrangement {
        if let known { return known }
        let source = FlowSource(self)
        if source.room != measuredRoom {
            measured = [:]
            measuredRoom = source.room
        }
        let made = source.arrangement(measured: measured)
        known = made
        return made
    }

    open override func prepare() {
        super.prepare()
        _ = arrangement
    }

    open override var collectionViewContentSize: CGSize {
        collectionView == nil ? .zero : arrangement.contentSize
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        guard collectionView != nil else { return [] }
        let arrangement = arrangement
        let isHorizontal = arrangement.isHorizontal
        let (start, end) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        var found: [UICollectionViewLayoutAttributes] = []
        func add(_ attributes: UICollectionViewLayoutAttributes?) {
            if let attributes, attributes.frame.overlaps(rect) { found.append(attributes) }
        }
        for section in arrangement.sections(from: start, to: end) {
            add(header(ofSection: section))
            for item in arrangement.items(ofSection: section, from: start, to: end) {
                add(self.item(at: IndexPath(item: item, section: section)))
            }
            add(footer(ofSection: section))
        }
        return found
    }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        item(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: header(ofSection: indexPath.section)
        case UICollectionView.elementKindSectionFooter: footer(ofSection: indexPath.section)
        default: nil
        }
    }

    private func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard collectionView != nil, arrangement.contains(indexPath) else { return nil }
        let attributes = UICollectionViewLayoutAttributes.make(
            Self.layoutAttributesClass, .cell, nil, indexPath)
        attributes.frame = arrangement.frame(ofItem: indexPath)
        attributes.place.estimatedAxes = sizesItemsByCells ? [.horizontal, .vertical] : []
        return attributes
    }

    private func header(ofSection section: Int) -> UICollectionViewLayoutAttributes? {
        let edge = sectionHeadersPinToVisibleBounds ? seenStretch?.lowerBound : nil
        return supplementary(
            UICollectionView.elementKindSectionHeader, section, isPinned: edge != nil,
            frame: arrangement.headerFrame(ofSection: section, pinnedAt: edge))
    }

    private func footer(ofSection section: Int) -> UICollectionViewLayoutAttributes? {
        let edge = sectionFootersPinToVisibleBounds ? seenStretch?.upperBound : nil
        return supplementary(
            UICollectionView.elementKindSectionFooter, section, isPinned: edge != nil,
            frame: arrangement.footerFrame(ofSection: section, pinnedAt: edge))
    }

    /// In front of all items, those of pinned ones.
    private static let pinnedIndex = 10

    private func supplementary(
        _ kind: String, _ section: Int, isPinned: Bool, frame: CGRect?
    ) -> UICollectionViewLayoutAttributes? {
        guard let frame else { return nil }
        let attributes = UICollectionViewLayoutAttributes.make(
            Self.layoutAttributesClass, .supplementaryView, kind,
            IndexPath(item: 0, section: section))
        attributes.frame = frame
        attributes.place.estimatedAxes = []
        if isPinned { attributes.zIndex = Self.pinnedIndex }
        return attributes
    }

    /// The part of the content that is seen, in the direction of scrolling.
    private var seenStretch: ClosedRange<CGFloat>? {
        guard let collectionView else { return nil }
        let seen = collectionView.content.unmirroredBounds.inset(
            by: collectionView.adjustedContentInset)
        return scrollDirection == .horizontal
            ? seen.minX...max(seen.minX, seen.maxX) : seen.minY...max(seen.minY, seen.maxY)
    }

    // MARK: - Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let isAboutItems = context.invalidatedItemIndexPaths != nil
        if context.invalidateEverything || context.invalidateDataSourceCounts
            || (!isAboutItems
                && flow.map {
                    $0.invalidateFlowLayoutAttributes || $0.invalidateFlowLayoutDelegateMetrics
                } ?? true)
        {
            known = nil
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        return changesRoom(newBounds, collectionView)
    }

    private func changesRoom(_ newBounds: CGRect, _ collectionView: UICollectionView) -> Bool {
        scrollDirection == .horizontal
            ? newBounds.height != collectionView.bounds.height
            : newBounds.width != collectionView.bounds.width
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
            let collectionView
        else { return context }
        let changesRoom = changesRoom(newBounds, collectionView)
        flow.invalidateFlowLayoutAttributes = changesRoom
        flow.invalidateFlowLayoutDelegateMetrics = changesRoom
        return flow
    }

    // MARK: - Sizes that cells find out

    override func wantsPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory == .cell && sizesItemsByCells
    }

    private var sizesItemsByCells: Bool {
        estimatedItemSize != .zero || itemSize == Self.automaticSize
    }

    override var keepsSightWhileSizing: Bool { true }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard wantsPreferredSize(of: originalAttributes) else { return false }
        let (old, new) = (originalAttributes.size, preferredAttributes.size)
        return abs(old.width - new.width) > 0.001 || abs(old.height - new.height) > 0.001
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            flow.invalidateFlowLayoutDelegateMetrics = false
            flow.invalidateFlowLayoutAttributes = false
        }
        let size = preferredAttributes.size
        let extent =
            scrollDirection == .horizontal
            ? FlowLines.Extent(along: size.width, across: size.height)
            : FlowLines.Extent(along: size.height, across: size.width)
        let indexPath = originalAttributes.indexPath
        measured[indexPath.section, default: [:]][indexPath.item] = extent
        known?.measure([indexPath.item: extent], in: indexPath.section)
        return context
    }

    override func carryMeasurements(by plan: ListUpdatePlan) {
        var carried: [Int: [Int: FlowLines.Extent]] = [:]
        for (section, sizes) in measured {
            for (item, size) in sizes {
                guard let new = plan.newIndexPath(of: IndexPath(item: item, section: section))
                else {
                    continue
                }
                carried[new.section, default: [:]][new.item] = size
            }
        }
        measured = carried
    }
}
