import Foundation

/// What a collection view shows of its layout: which elements have views, and where those are.
///
/// One element is looked at when it comes into sight, and forgotten when it leaves; nothing here
/// grows with what isn't seen.
@MainActor final class CollectionContent {
    private unowned let view: UICollectionView

    init(_ view: UICollectionView) {
        self.view = view
    }

    var layout: UICollectionViewLayout { view.collectionViewLayout }

    // MARK: - Counts

    private var knownCounts: CollectionCounts?

    /// How many items there are, as the data source said when it was last asked. It is asked once,
    /// until `reloadData()` or a batch.
    var counts: CollectionCounts {
        if let knownCounts { return knownCounts }
        let counts = askedCounts()
        knownCounts = counts
        return counts
    }

    /// What the data source says now.
    func askedCounts() -> CollectionCounts {
        guard let source = view.dataSource else { return CollectionCounts(items: []) }
        let sections = (try? source.numberOfSections(in: view)) ?? 1
        stopUnless(
            sections >= 0, "numberOfSections(in:): \(source) returned \(sections) for \(view)")
        return CollectionCounts(
            items: (0..<sections).map { section in
                let items = source.collectionView(view, numberOfItemsInSection: section)
                stopUnless(
                    items >= 0,
                    "collectionView(_:numberOfItemsInSection:): \(source) returned \(items) for "
                        + "section \(section)")
                return items
            })
    }

    func take(_ counts: CollectionCounts) {
        knownCounts = counts
    }

    // MARK: - Reloading

    private(set) var needsReload = true

    func reload() {
        knownCounts = nil
        needsReload = true
        layoutIsValid = false
        let context = layout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        view.setNeedsLayout()
    }

    private func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        for element in Array(views.values) { retire(element) }
        views = [:]
    }

    // MARK: - Layout

    private var layoutIsValid = false
    var layoutIsPrepared: Bool { layoutIsValid }

    private var isPreparing = false
    /// What the content is to be moved by with the next layout.
    private var pendingOffset = CGPoint.zero

    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        guard !isPreparing else { return }
        layoutIsValid = false
        pendingOffset.x += context.contentOffsetAdjustment.x
        pendingOffset.y += context.contentOffsetAdjustment.y
        view.setNeedsLayout()
    }

    /// Another layout is to answer from now on.
    func layoutDidChange() {
        layoutIsValid = false
    }

    /// Has the layout answer for the present state. The content's size follows, unless a change is
    /// about to be shown, which sets it itself.
    func prepareLayout() {
        guard !layoutIsValid, !isPreparing else { return }
        isPreparing = true
        layout.prepare()
        isPreparing = false
        layoutIsValid = true
    }

    func updateContentSize() {
        let size = layout.collectionViewContentSize
        if size != view.contentSize { takeContentSize(size) }
        let offset = pendingOffset
        pendingOffset = .zero
        if offset != .zero {
            moveSight(by: CGPoint(x: isMirrored ? -offset.x : offset.x, y: offset.y))
        }
    }

    private func moveSight(by way: CGPoint) {
        view.contentOffset = CGPoint(
            x: view.contentOffset.x + way.x, y: view.contentOffset.y + way.y)
        // The sizes may be guesses still: the ends count when they are known.
        view.needsCorrection = true
    }

    /// Content that was moved along with what is seen doesn't rest beyond its ends; true when it had to
    /// go back.
    private func correctOffset() -> Bool {
        let offset = view.contentOffset
        view.correctOffsetAtRest()
        return view.contentOffset != offset
    }

    /// Where one reads from right to left, content begins at its right edge and grows to the left.
    private func takeContentSize(_ size: CGSize) {
        guard isMirrored else {
            view.contentSize = size
            return
        }
        let (oldWidth, oldOffset) = (mirrorWidth, view.contentOffset)
        view.contentSize = size
        let way = mirrorWidth - oldWidth
        guard way != 0 else { return }
        view.contentOffset.x =
            view.range.clamped(
                CGPoint(x: oldOffset.x + way, y: oldOffset.y)
            ).x
    }

    // MARK: - Mirroring

    /// Whether the layout's answers are turned around, left to right.
    var isMirrored: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && layout.developmentLayoutDirection != view.effectiveUserInterfaceLayoutDirection
    }

    /// What places are mirrored in: the content, or the view where that is wider.
    private var mirrorWidth: CGFloat { mirrorWidth(of: comingSize ?? view.contentSize) }

    /// The content's size that a change leads to, while it is worked out.
    var comingSize: CGSize?

    func mirrorWidth(of size: CGSize) -> CGFloat {
        let inset = view.adjustedContentInset
        return max(size.width, view.bounds.width - inset.left - inset.right)
    }

    func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(
            x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func mirrored(_ point: CGPoint) -> CGPoint {
        isMirrored ? CGPoint(x: mirrorWidth - point.x, y: point.y) : point
    }

    /// The layout's answer as it is shown.
    func mirrored(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let mirrored = attributes.duplicate()
        mirrored.center.x = mirrorWidth - attributes.center.x
        return mirrored
    }

    /// The view's bounds as the layout sees them.
    var unmirroredBounds: CGRect { mirrored(view.bounds) }

    // MARK: - Questions to the layout, as shown

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = layout.layoutAttributesForElements(in: mirrored(rect)) ?? []
        return isMirrored ? found.map(mirrored) : found
    }

    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        unmirroredAttributes(of: key).map(mirrored)
    }

    func unmirroredAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layout.layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView:
            layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
        case .decorationView:
            layout.layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
        }
    }

    // MARK: - Views

    /// The views of all elements in sight.
    private(set) var views: [ElementKey: UICollectionReusableView] = [:]

    func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
        views[.item(indexPath)] as? UICollectionViewCell
    }

    /// Brings everything up to date for what is in sight.
    func showVisibleElements() {
        guard !isShowing, !view.change.isUnderWay else { return }
        isShowing = true
        defer { isShowing = false }
        reloadIfNeeded()
        _ = counts
        prepareLayout()
        updateContentSize()
        var anchor = layout.keepsSightWhileSizing ? sightAnchor : nil
        var rounds = 0
        repeat {
            view.scrollers.update()
            show(attributes(in: view.bounds))
            rounds += 1
            guard rounds < Self.sizingRounds else { break }
            if askForSizes() {
                prepareLayout()
                updateContentSize()
                keep(&anchor)
            } else if !correctOffset() {
                break
            }
        } while true
        view.elementsWereShown()
    }

    private(set) var isShowing = false

    /// Each round may bring more cells into sight, which find out their sizes in the next one.
    private static let sizingRounds = 50

    private func show(_ wanted: [UICollectionViewLayoutAttributes]) {
        var seen = Set<ElementKey>(minimumCapacity: wanted.count)
        for attributes in wanted where !attributes.isHidden {
            let key = attributes.place.key
            seen.insert(key)
            if let element = views[key] {
                place(element, attributes)
            } else {
                UIView.performWithoutAnimation { add(attributes, key: key) }
            }
        }
        guard seen.count < views.count else { return }
        for (key, element) in views where !seen.contains(key) && !mustStay(element, key) {
            views[key] = nil
            retire(element)
        }
    }

    /// A cell that is written in, or held, stays though it isn't seen.
    private func mustStay(_ element: UICollectionReusableView, _ key: ElementKey) -> Bool {
        guard isHeld(element, key) else { return false }
        if let attributes = attributes(of: key) { place(element, attributes) }
        return true
    }

    func isHeld(_ element: UICollectionReusableView, _ key: ElementKey) -> Bool {
        guard key.category == .cell, counts.contains(key.indexPath) else { return false }
        if view.movement.current == key.indexPath { return true }
        guard let responder = view.window?.firstResponder as? UIView else { return false }
        return responder.isDescendant(of: element)
    }

    /// Makes the view of an element that comes into sight.
    @discardableResult
    private func add(
        _ attributes: UICollectionViewLayoutAttributes, key: ElementKey
    ) -> UICollectionReusableView {
        let element = view.making.element(attributes)
        views[key] = element
        place(element, attributes)
        insert(element, attributes)
        view.willDisplay(element, key)
        element.layoutIfNeeded()
        return element
    }

    /// Makes the view of an element, and lets it find out its size, without showing it.
    func addUnseen(_ attributes: UICollectionViewLayoutAttributes) {
        UIView.performWithoutAnimation { _ = add(attributes, key: attributes.place.key) }
    }

    /// Gives a view new attributes.
    func place(_ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes)
    {
        if let old = element.layoutAttributes, old.place == attributes.place,
            old.isEqual(attributes)
        {
            followScroller(element)
            return
        }
        let attributes = view.movement.heldAttributes(attributes)
        let oldIndex = element.layoutAttributes?.zIndex
        element.layoutAttributes = attributes
        let place = attributes.place
        var center = place.center
        if let scroller = element.superview as? SectionScrollView {
            center = scroller.ownPoint(center)
        }
        if place.category == .cell { center.x += view.swipes.offset(of: place.indexPath) }
        let isResized = element.bounds.size != place.size
        element.takePlace(center: center, place)
        // In an animation what is in the cell moves with it.
        if isResized, LayerActions.areInPlay { element.layoutIfNeeded() }
        if let oldIndex, oldIndex != place.zIndex { insert(element, attributes) }
        element.apply(attributes)
    }

    /// A section that scrolls by itself may have its content's beginning elsewhere now.
    private func followScroller(_ element: UICollectionReusableView) {
        guard let scroller = element.superview as? SectionScrollView,
            let center = element.layoutAttributes?.center
        else { return }
        let own = scroller.ownPoint(center)
        if element.center != own { element.center = own }
    }

    /// Puts a view among the others, behind those with higher numbers.
    private func insert(
        _ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) {
        if let section = attributes.place.scrollingSection {
            let scroller = view.scrollers.scroller(ofSection: section)
            if element.superview !== scroller { scroller.addSubview(element) }
            element.takePlace(center: scroller.ownPoint(attributes.center), attributes.place)
            return
        }
        view.insertElement(element, zIndex: attributes.zIndex)
    }

    /// Takes a view out of use.
    func retire(_ element: UICollectionReusableView) {
        guard let attributes = element.layoutAttributes else { return }
        UIView.performWithoutAnimation {
            element.removeFromSuperview()
            view.didEndDisplaying(element, attributes.place.key)
            element.layoutAttributes = nil
            element.fittedSize = nil
            view.making.recycle(element, attributes.place)
        }
    }

    /// Takes views out of use that an animation has taken out of sight.
    func retireAll(_ elements: [UICollectionReusableView]) {
        for element in elements { retire(element) }
    }

    /// Gives views other keys, all at once.
    func rekey(_ views: [ElementKey: UICollectionReusableView]) {
        self.views = views
    }

    func remove(_ key: ElementKey) -> UICollectionReusableView? {
        views.removeValue(forKey: key)
    }

    // MARK: - Sizes that views find out

    /// Asks the views that the layout wants to hear; true when the layout is out of date therefore.
    func askForSizes() -> Bool {
        var isOutOfDate = false
        for element in views.values {
            guard let attributes = element.layoutAttributes,
                view.asksForSizes(attributes), element.fittedSize != attributes.size
            else { continue }
            let original = unmirroredAttributes(of: attributes.place.key) ?? attributes
            let preferred = element.preferredLayoutAttributesFitting(original.duplicate())
            element.fittedSize = preferred.size
            guard
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            else {
                element.fittedSize = attributes.size
                continue
            }
            let context = layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            layout.invalidateLayout(with: context)
            isOutOfDate = true
        }
        return isOutOfDate
    }

    /// An element that is seen and knows its size, and where it is seen.
    private var sightAnchor: (key: ElementKey, place: CGPoint)? {
        let inset = view.adjustedContentInset
        guard view.contentOffset.y > -inset.top || view.contentOffset.x > -inset.left else {
            return nil
        }
        let seen = view.bounds
        var best: (key: ElementKey, place: CGPoint)?
        for (key, element) in views where key.category == .cell {
            guard let frame = element.layoutAttributes?.frame, element.fittedSize != nil,
                frame.overlaps(seen), element.layoutAttributes?.place.scrollingSection == nil
            else { continue }
            if let best, best.key.indexPath < key.indexPath { continue }
            best = (key, frame.origin)
        }
        return best
    }

    private func keep(_ anchor: inout (key: ElementKey, place: CGPoint)?) {
        guard let (key, then) = anchor, let now = attributes(of: key)?.frame.origin, now != then
        else {
            return
        }
        anchor?.place = now
        moveSight(by: CGPoint(x: isMirrored ? 0 : now.x - then.x, y: now.y - then.y))
    }

    // MARK: - While a change is shown

    func attributesBeforeChange(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        view.change.attributesBefore(key)
    }

    func attributesAfterChange(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        view.change.attributesAfter(key)
    }
}

extension UIView {
    /// Takes the place that a layout gives.
    fileprivate func takePlace(center: CGPoint, _ place: ElementPlace) {
        if bounds.size != place.size { bounds.size = place.size }
        if self.center != center { self.center = center }
        if layer.transform != place.transform { layer.transform = place.transform }
        if alpha != place.alpha { alpha = place.alpha }
        if isHidden != place.isHidden { isHidden = place.isHidden }
    }
}
