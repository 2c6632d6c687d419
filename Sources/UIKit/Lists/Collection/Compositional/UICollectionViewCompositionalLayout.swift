public import Foundation

/// Makes the layout of a section, by its number and by what is around.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Arranges each section by a description of its own: items in groups, groups in sections, sections
/// in the layout
/// (https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout).
///
/// - Complexity: A section costs as much as its description, however many items it has. Where the
///   number of items in a group follows from the sizes that their cells find out, all items of the
///   section are looked at.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    // MARK: - Lifecycle

    /// All sections alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(
            provider: { _, _ in section }, UICollectionViewCompositionalLayoutConfiguration())
    }

    /// All sections alike.
    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(provider: { _, _ in section }, configuration)
    }

    /// A closure describes each section, when the layout is prepared.
    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.init(provider: sectionProvider, UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A closure describes each section, when the layout is prepared.
    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(provider: sectionProvider, configuration)
    }

    init(
        provider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        _ configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.provider = provider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    private let provider: UICollectionViewCompositionalLayoutSectionProvider

    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    // MARK: - Arrangement

    private var known: [SectionArrangement]?
    /// The sizes that cells have found out, by section and item.
    private var measured: [Int: [Int: CGSize]] = [:]
    /// The sizes that headers and the like have found out, by section and kind; the layout's own by -1.
    final var measuredBoundary: [Int: [String: CGSize]] = [:]
    /// How far sections that scroll by themselves are scrolled.
    private var offsets: [Int: CGFloat] = [:]
    private var knownContainer = CGSize.zero
    private var rowsCanBeSwiped = false
    /// The kinds of views that belong to items.
    private var itemKinds: Set<String> = []

    final var axis: NSLayoutConstraint.Axis {
        configuration.scrollDirection == .vertical ? .vertical : .horizontal
    }

    final var container: CGSize {
        guard let collectionView else { return .zero }
        let inset = collectionView.adjustedContentInset
        return CGSize(
            width: max(0, collectionView.bounds.width - inset.left - inset.right),
            height: max(0, collectionView.bounds.height - inset.top - inset.bottom))
    }

    private var sections: [SectionArrangement] {
        if let known { return known }
        let container = container
        if container.width != knownContainer.width {
            measured = [:]
            measuredBoundary = [:]
        }
        knownContainer = container
        let count = collectionView?.numberOfSections ?? 0
        let made = (0..<count).map { makeSection($0, container) }
        known = made
        place(made, from: 0)
        for section in made { noteKinds(section.definition.group) }
        rowsCanBeSwiped = made.contains { $0.definition.list?.hasSwipeActions ?? false }
        return made
    }

    private func makeSection(_ index: Int, _ container: CGSize) -> SectionArrangement {
        let traits = collectionView?.traitCollection ?? UITraitCollection.current
        let surroundings = surroundings(configuration.contentInsetsReference)
        let environment = LayoutEnvironment(container, insets: surroundings, traits)
        guard let definition = provider(index, environment) else {
            fatalError(
                "UICollectionViewCompositionalLayout: the section provider returned nil for section "
                    + "\(index) of \(collectionView?.numberOfSections ?? 0)")
        }
        let reference = definition.contentInsetsReference
        let section = SectionArrangement(
            definition, count: collectionView?.numberOfItems(inSection: index) ?? 0,
            container: container,
            surroundings: reference == .automatic ? surroundings : self.surroundings(reference),
            axis: axis, traits: traits, measured: measured[index] ?? [:],
            measuredBoundary: measuredBoundary[index] ?? [:])
        section.offset = offsets[index] ?? 0
        return section
    }

    /// What the reference takes at the sides, beyond the content's inset.
    private func surroundings(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        guard let collectionView else { return .zero }
        let wanted: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: wanted = collectionView.safeAreaInsets
        case .layoutMargins: wanted = collectionView.layoutMargins
        case .readableContent:
            let readable = collectionView.readableContentGuide.layoutFrame
            let side = max(0, (collectionView.bounds.width - readable.width) / 2)
            wanted = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        }
        let inset = collectionView.adjustedContentInset
        var taken = UIEdgeInsets(
            top: max(0, wanted.top - inset.top), left: max(0, wanted.left - inset.left),
            bottom: max(0, wanted.bottom - inset.bottom), right: max(0, wanted.right - inset.right))
        if axis == .vertical {
            (taken.top, taken.bottom) = (0, 0)
        } else {
            (taken.left, taken.right) = (0, 0)
        }
        return NSDirectionalEdgeInsets(
            taken, for: collectionView.effectiveUserInterfaceLayoutDirection)
    }

    /// Gives sections their places, from one on.
    private func place(_ sections: [SectionArrangement], from first: Int) {
        var start = first > 0 ? sections[first - 1].end + spacing : globalEdges.before
        for section in sections[first...] {
            section.start = start
            start = section.end + spacing
        }
    }

    private var spacing: CGFloat { configuration.interSectionSpacing }

    private func noteKinds(_ item: NSCollectionLayoutItem) {
        for supplementary in item.supplementaryItems { itemKinds.insert(supplementary.elementKind) }
        for subitem in (item as? NSCollectionLayoutGroup)?.subitems ?? [] { noteKinds(subitem) }
    }

    open override func prepare() {
        super.prepare()
        if container != knownContainer { known = nil }
        _ = sections
    }

    override var hasSwipeActions: Bool {
        _ = sections
        return rowsCanBeSwiped
    }

    override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section].definition.list : nil
    }

    /// What is shown behind the first section, if that is a list.
    override var listBackgroundColor: UIColor? {
        sections.first?.definition.list?.resolvedBackgroundColor
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override var collectionViewContentSize: CGSize {
        guard collectionView != nil else { return .zero }
        let end = (sections.last?.end ?? globalEdges.before) + globalEdges.after
        return axis == .vertical
            ? CGSize(width: container.width, height: end)
            : CGSize(width: end, height: container.height)
    }

    // MARK: - Elements

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        guard collectionView != nil else { return [] }
        var found: [UICollectionViewLayoutAttributes] = []
        let sections = sections
        let (start, end) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let first = sections.partitioningIndex { $0.end >= start }
        let last = sections.partitioningIndex { $0.start > end }
        for index in first..<max(first, last) {
            found += elements(ofSection: index, sections[index], in: rect)
        }
        for (index, item) in configuration.boundarySupplementaryItems.enumerated() {
            let attributes = global(item, index)
            if attributes.frame.overlaps(rect) { found.append(attributes) }
        }
        return found
    }

    private func elements(
        ofSection index: Int, _ section: SectionArrangement, in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        func add(_ attributes: UICollectionViewLayoutAttributes) {
            if attributes.frame.overlaps(rect) { found.append(attributes) }
        }
        for item in section.definition.decorationItems { add(decoration(item, index, section)) }
        for item in section.definition.boundarySupplementaryItems {
            add(boundary(item, index, section))
        }
        var shown: [UICollectionViewLayoutAttributes] = []
        for item in section.items(in: rect) {
            guard let leaf = section.leaf(ofItem: item) else { continue }
            let path = IndexPath(item: item, section: index)
            let frames =
                [self.item(path, leaf, section)]
                + leaf.supplementaryItems.map { badge($0, path, leaf, section) }
            shown += frames.filter { $0.frame.overlaps(rect) }
        }
        if let handler = section.definition.visibleItemsInvalidationHandler {
            call(handler, shown + found, section)
        }
        return found + shown
    }

    private func call(
        _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler,
        _ attributes: [UICollectionViewLayoutAttributes], _ section: SectionArrangement
    ) {
        guard let collectionView else { return }
        let area = section.scrollingArea
        let offset: CGPoint
        var origin = CGPoint.zero
        if let area {
            offset =
                area.isVertical
                ? CGPoint(x: 0, y: section.offset) : CGPoint(x: section.offset, y: 0)
            origin = CGPoint(x: area.frame.minX - offset.x, y: area.frame.minY - offset.y)
        } else {
            offset = collectionView.content.unmirroredBounds.origin
        }
        let environment = LayoutEnvironment(
            container, insets: section.definition.contentInsets, collectionView.traitCollection)
        handler(attributes.map { VisibleItem($0, origin: origin) }, offset, environment)
    }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = section(indexPath), let leaf = section.leaf(ofItem: indexPath.item)
        else {
            return nil
        }
        return item(indexPath, leaf, section)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        if indexPath.count == 1 {
            let items = configuration.boundarySupplementaryItems
            guard items.indices.contains(indexPath[0]) else { return nil }
            return global(items[indexPath[0]], indexPath[0])
        }
        guard let section = section(indexPath) else { return nil }
        let around = section.definition.boundarySupplementaryItems
            .first { $0.elementKind == elementKind }
        if let around, indexPath.item == 0 { return boundary(around, indexPath.section, section) }
        guard let leaf = section.leaf(ofItem: indexPath.item),
            let own = leaf.supplementaryItems.first(where: { $0.elementKind == elementKind })
        else { return nil }
        return badge(own, indexPath, leaf, section)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = section(indexPath),
            let item = section.definition.decorationItems.first(where: {
                $0.elementKind == elementKind
            })
        else { return nil }
        return decoration(item, indexPath.section, section)
    }

    private func section(_ indexPath: IndexPath) -> SectionArrangement? {
        guard collectionView != nil, indexPath.count == 2,
            sections.indices.contains(indexPath.section)
        else { return nil }
        return sections[indexPath.section]
    }

    // MARK: - Attributes

    private func item(
        _ indexPath: IndexPath, _ leaf: SolvedGroup.Leaf, _ section: SectionArrangement
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(
            Self.layoutAttributesClass, .cell, nil, indexPath)
        attributes.frame = leaf.frame
        attributes.zIndex = leaf.zIndex
        attributes.place.estimatedAxes = leaf.estimatedAxes
        if section.definition.scrollsByItself {
            attributes.place.scrollingSection = indexPath.section
        }
        if let list = section.definition.list {
            attributes.place.listRow = ListRow(list, item: indexPath.item, count: section.count)
        }
        return attributes
    }

    private func badge(
        _ item: NSCollectionLayoutSupplementaryItem, _ indexPath: IndexPath,
        _ leaf: SolvedGroup.Leaf, _ section: SectionArrangement
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(
            Self.layoutAttributesClass, .supplementaryView, item.elementKind, indexPath)
        attributes.frame = item.frame(on: leaf.frame)
        attributes.zIndex = item.zIndex
        attributes.place.estimatedAxes = []
        if section.definition.scrollsByItself {
            attributes.place.scrollingSection = indexPath.section
        }
        return attributes
    }

    private func boundary(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ index: Int,
        _ section: SectionArrangement
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(
            Self.layoutAttributesClass, .supplementaryView, item.elementKind,
            IndexPath(item: 0, section: index))
        attributes.frame = section.boundaryFrame(item, seen: seen)
        attributes.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex
        attributes.place.estimatedAxes = item.layoutSize.estimatedAxes
        if let list = section.definition.list {
            attributes.place.listRow = ListRow(list, isFooter: item.isAtBottom)
        }
        return attributes
    }

    private func decoration(
        _ item: NSCollectionLayoutDecorationItem, _ index: Int, _ section: SectionArrangement
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(
            Self.layoutAttributesClass, .decorationView, item.elementKind,
            IndexPath(item: 0, section: index))
        attributes.frame = section.decorationFrame(item)
        attributes.zIndex = item.zIndex
        attributes.place.estimatedAxes = []
        return attributes
    }

    /// The stretch of content that is seen, less what the layout's own headers cover.
    private var seen: ClosedRange<CGFloat> {
        guard let collectionView else { return 0...0 }
        let seen = collectionView.content.unmirroredBounds
            .inset(by: collectionView.adjustedContentInset)
        var (low, high) = axis == .vertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        for item in configuration.boundarySupplementaryItems where item.pinToVisibleBounds {
            let length = globalSize(item)[axis]
            if isFirst(item) { low += length } else if isLast(item) { high -= length }
        }
        return low...max(low, high)
    }

    // MARK: - Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { known = nil }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func wantsPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        !(attributes.place.estimatedAxes ?? []).isEmpty
    }

    override var keepsSightWhileSizing: Bool { true }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        (originalAttributes.place.estimatedAxes ?? []).contains {
            abs(preferredAttributes.size[$0] - originalAttributes.size[$0]) > 0.001
        }
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let indexPath = originalAttributes.indexPath
        let size = preferredAttributes.size
        let kind = originalAttributes.representedElementKind ?? ""
        if originalAttributes.representedElementCategory == .cell {
            measured[indexPath.section, default: [:]][indexPath.item] = size
            section(indexPath)?.measure(size, ofItem: indexPath.item)
            place(sections, from: min(indexPath.section + 1, sections.count))
        } else if indexPath.count == 1 {
            measuredBoundary[-1, default: [:]][kind] = size
            place(sections, from: 0)
        } else {
            measuredBoundary[indexPath.section, default: [:]][kind] = size
            section(indexPath)?.measure(size, ofBoundary: kind)
            place(sections, from: min(indexPath.section + 1, sections.count))
        }
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes)
    }

    override func carryMeasurements(by plan: ListUpdatePlan) {
        var carried: [Int: [Int: CGSize]] = [:]
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
        var boundary: [Int: [String: CGSize]] = [-1: measuredBoundary[-1] ?? [:]]
        for (section, sizes) in measuredBoundary where section >= 0 {
            if let new = plan.newSection(of: section) { boundary[new] = sizes }
        }
        measuredBoundary = boundary
        var scrolled: [Int: CGFloat] = [:]
        for (section, offset) in offsets {
            if let new = plan.newSection(of: section) { scrolled[new] = offset }
        }
        offsets = scrolled
    }

    override func followsItems(_ key: ElementKey) -> Bool {
        key.category == .supplementaryView && itemKinds.contains(key.kind)
    }

    // MARK: - Sections that scroll by themselves

    override func scrollingArea(ofSection section: Int) -> ScrollingArea? {
        sections.indices.contains(section) ? sections[section].scrollingArea : nil
    }

    override func sectionDidScroll(_ section: Int, to offset: CGFloat) {
        offsets[section] = offset
        if let known, known.indices.contains(section) { known[section].offset = offset }
    }
}
