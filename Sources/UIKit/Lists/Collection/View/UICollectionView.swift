// This file is long: on Linux, what a subclass may override has to stand in the class's body.
public import Foundation

/// Shows items as its layout says: in a grid, in lists, or in any other way.
///
/// Cells are made for the items in sight only, and used again.
open class UICollectionView: DelegatingScrollView {
    // MARK: - Lifecycle

    /// Makes a collection view, and holds its layout. A layout is of one collection view at a time.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        shownLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        menus.install()
    }

    public required init?(coder: NSCoder) {
        shownLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        shownLayout.collectionView = self
        menus.install()
    }

    final lazy var content = CollectionContent(self)
    final lazy var making = CollectionMaking(self)
    final lazy var change = CollectionChange(self)
    final lazy var batches = CollectionBatches(self)
    final lazy var scrollers = CollectionScrollers(self)
    final lazy var selection = CollectionSelection(self)
    final lazy var movement = CollectionMovement(self)
    final lazy var keyboard = CollectionKeyboard(self)
    final lazy var swipes = ListSwipes(self)
    final lazy var menus = ListMenus(self)
    final lazy var drags = ListDrags(self)
    final lazy var prefetching = CollectionPrefetching(self)
    private final lazy var pressing = CollectionPressing(self)

    // MARK: - Data

    /// Held weakly.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { content.reload() } }
    }

    /// Held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { prefetching.reset() }
    }

    /// Says what can be dragged out of the list. Held weakly.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { if dragDelegate != nil { drags.install() } }
    }

    /// Takes what is dropped on the list. Held weakly.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { if dropDelegate != nil { drags.install() } }
    }

    /// Whether a person can drag out of the list. Default: true, as on an iPad.
    open var dragInteractionEnabled = true

    /// Whether something of the list is being dragged.
    open var hasActiveDrag: Bool { drags.isDragging }

    /// Whether a drag is over the list that it takes an interest in.
    open var hasActiveDrop: Bool { drags.isDroppedOn }

    /// Whether items are prefetched that are likely to be seen soon.
    open var isPrefetchingEnabled = true

    /// Held weakly.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            collectionDelegate = delegate
            tellScrolling(to: delegate)
        }
    }

    override func followScrollDelegate() {
        delegate = scrollDelegate as? any UICollectionViewDelegate
    }

    /// Who is told, whatever a subclass's `delegate` gives out.
    final weak var collectionDelegate: (any UICollectionViewDelegate)?

    /// Forgets all cells and asks the data source for everything in sight, at the next layout. The
    /// selection goes.
    open func reloadData() {
        selection.forgetAll()
        keyboard.reset()
        movement.abandon()
        swipes.forget()
        prefetching.reset()
        scrollers.reset()
        content.reload()
    }

    /// What the data source said when it was last asked.
    open var numberOfSections: Int { content.counts.items.count }

    /// What the data source said when it was last asked.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = content.counts.items
        stopUnless(
            counts.indices.contains(section),
            "numberOfItems(inSection:): request for number of items in section \(section) when "
                + "there are only \(counts.count) sections in the collection view")
        return counts[section]
    }

    // MARK: - Layout

    private var shownLayout: UICollectionViewLayout

    /// Another layout is shown at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { shownLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Goes over to another layout; what was in sight stays in sight.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Goes over to another layout; what was in sight stays in sight.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let old = shownLayout
        guard layout !== old else {
            completion?(true)
            return
        }
        stopUnless(
            layout.collectionView == nil || layout.collectionView === self,
            "setCollectionViewLayout(_:animated:): \(layout) is the layout of "
                + "\(layout.collectionView as Any) already; a layout serves one view")
        batches.change(from: old, to: layout, animated: animated, completion: completion)
    }

    final func takeLayout(_ layout: UICollectionViewLayout) {
        shownLayout.collectionView = nil
        shownLayout = layout
        layout.collectionView = self
        content.layoutDidChange()
        setNeedsLayout()
    }

    /// In the content's coordinates, as shown.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard content.counts.contains(indexPath) else { return nil }
        content.prepareLayout()
        return content.attributes(of: .item(indexPath))
    }

    /// In the content's coordinates, as shown.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        content.prepareLayout()
        return content.attributes(
            of: ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let old = boundsBeforeAnimation
        boundsBeforeAnimation = nil
        if let old { collectionViewLayout.prepare(forAnimatedBoundsChange: old) }
        content.showVisibleElements()
        if old != nil { collectionViewLayout.finalizeAnimatedBoundsChange() }
        placeBackground()
    }

    override func contentWillBeDragged() { swipes.close(animated: true) }

    override var accessibleDetails: AccessibleDetails {
        let isList = collectionViewLayout.list(ofSection: 0) != nil
        return AccessibleDetails(role: isList ? .list : .grid, isContainer: true)
    }

    override var countInList: Int? { content.counts.items.reduce(0, +) }

    /// Views of elements come and go in the course of a layout, which they don't ask for again.
    override func subviewsDidChange() {
        guard !content.isShowing, !change.isUnderWay else { return }
        super.subviewsDidChange()
    }

    override var subviewsInReadingOrder: [UIView] { orderedForReading(subviews) }

    final func elementsWereShown() {
        scrollers.update()
        scrollers.removeRetired()
        prefetching.update()
        if collectionViewLayout.hasSwipeActions { swipes.install() }
        keyboard.elementsWereShown()
    }

    // MARK: - Bounds

    /// The bounds that the layout was last asked about.
    private var notedBounds: CGRect?
    private var boundsBeforeAnimation: CGRect?

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            note(newValue)
            super.bounds = newValue
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            note(CGRect(origin: super.bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }

    /// The layout compares the new bounds with those that the view still has.
    private func note(_ newBounds: CGRect) {
        guard newBounds != super.bounds, newBounds != notedBounds else { return }
        notedBounds = newBounds
        let layout = shownLayout
        let seen = content.mirrored(newBounds)
        if layout.shouldInvalidateLayout(forBoundsChange: seen) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: seen))
        }
        if newBounds.size != super.bounds.size, LayerActions.areInPlay, window != nil {
            boundsBeforeAnimation = super.bounds
        }
    }

    override func layerBoundsDidChange(from old: CGRect) {
        notedBounds = nil
        super.layerBoundsDidChange(from: old)
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        shownLayout.invalidateLayout()
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        shownLayout.invalidateLayout()
    }

    // MARK: - Background

    /// Is shown behind all cells, as large as the view, and doesn't scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            placeBackground()
        }
    }

    /// What a list has behind all of its rows.
    private var listBackground: UIView?

    private func placeBackground() {
        placeListBackground()
        guard let backgroundView, backgroundView.frame != bounds else { return }
        UIView.performWithoutAnimation { backgroundView.frame = bounds }
    }

    private func placeListBackground() {
        guard let color = content.layoutIsPrepared ? shownLayout.listBackgroundColor : nil else {
            listBackground?.removeFromSuperview()
            listBackground = nil
            return
        }
        let shown = listBackground ?? UIView()
        UIView.performWithoutAnimation {
            if listBackground == nil {
                listBackground = shown
                shown.isUserInteractionEnabled = false
                insertSubview(shown, at: 0)
            }
            if shown.backgroundColor != color { shown.backgroundColor = color }
            if shown.frame != bounds { shown.frame = bounds }
        }
    }

    // MARK: - Registering

    /// Has cells of an identifier made by a class's `init(frame:)`.
    ///
    /// - Parameters:
    ///   - cellClass: A subclass of `UICollectionViewCell`; `nil` ends it.
    ///   - identifier: By which such views are dequeued.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        making.registerCell(cellClass, identifier)
    }

    /// Has supplementary views of a kind and an identifier made by a class's `init(frame:)`.
    ///
    /// - Parameters:
    ///   - viewClass: A subclass of `UICollectionReusableView`; `nil` ends it.
    ///   - elementKind: What sort of view it is.
    ///   - identifier: By which such views are dequeued.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        making.registerSupplementary(viewClass, elementKind, identifier)
    }

    /// A cell that waits, or a new one, as large as the layout has it. Stops when the identifier was
    /// never registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        making.dequeueCell(identifier, indexPath)
    }

    /// A view that waits, or a new one, as large as the layout has it. Stops when the identifier was
    /// never registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        making.dequeueSupplementary(elementKind, identifier, indexPath)
    }

    // MARK: - Items in sight

    /// The cell of an item in sight; `nil` for others.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        content.cell(at: indexPath)
    }

    /// The supplementary view of an element in sight.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        content.views[
            ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
    }

    /// In no order, as on iOS; here by index path.
    open var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { content.cell(at: $0) }
    }

    /// In no order, as on iOS; here ascending.
    open var indexPathsForVisibleItems: [IndexPath] {
        content.views.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
    }

    /// The headers, footers and badges of a kind that are in sight, by their places.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// The places of the headers, footers and badges of a kind that are in sight; ascending.
    open func indexPathsForVisibleSupplementaryElements(
        ofKind elementKind: String
    ) -> [IndexPath] {
        content.views.keys
            .filter { $0.category == .supplementaryView && $0.kind == elementKind }
            .map(\.indexPath).sorted()
    }

    /// The item of a cell in sight.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let indexPath = cell.layoutAttributes?.indexPath,
            content.cell(at: indexPath) === cell
        else { return nil }
        return indexPath
    }

    /// The item whose place holds a point of the content, in sight or not.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        content.prepareLayout()
        let found = content.attributes(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        return found.filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
        }.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    // MARK: - Selection

    /// Whether a person may select an item.
    open var allowsSelection = true {
        didSet { if !allowsSelection { selection.deselectAll() } }
    }

    /// Whether a person may select several items.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, oldValue { selection.keepOne() } }
    }

    /// Whether a person may select an item while the view is edited.
    open var allowsSelectionDuringEditing = false

    /// Whether a person may select several items while the view is edited.
    open var allowsMultipleSelectionDuringEditing = false

    /// Whether the view is edited; the cells show it.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            selection.deselectAll()
            for element in content.views.values {
                (element as? UICollectionViewCell)?.collectionEditingDidChange(isEditing)
            }
        }
    }

    /// In the order of being selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.selected }

    /// Selects an item; the delegate isn't told.
    ///
    /// - Parameters:
    ///   - indexPath: `nil` takes all items out of the selection.
    ///   - animated: Whether it is seen to happen.
    ///   - scrollPosition: Where it is to stand afterwards.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        guard let indexPath else {
            selection.deselectAll()
            return
        }
        guard takesSelection,
            content.counts.contains(indexPath)
        else { return }
        selection.select(indexPath)
        if !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Takes an item out of the selection; the delegate isn't told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.deselect(indexPath)
    }

    // MARK: - Scrolling

    /// Brings an item into sight.
    ///
    /// - Parameters:
    ///   - indexPath: Where it stands.
    ///   - scrollPosition: Where it is to be; nothing for as little scrolling as it takes.
    ///   - animated: Whether it is seen to happen.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        CollectionScrolling(self).scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: - Changes

    /// Tells the view that sections came, by their numbers afterwards. Outside of a batch the data
    /// source has to have them already.
    open func insertSections(_ sections: IndexSet) {
        batches.add { $0.insertSections(sections) }
    }

    /// Tells the view that sections went, by their numbers before. Outside of a batch the data
    /// source has to be without them already.
    open func deleteSections(_ sections: IndexSet) {
        batches.add { $0.deleteSections(sections) }
    }

    /// Has the data source asked anew for the items of sections, by their numbers before.
    open func reloadSections(_ sections: IndexSet) {
        batches.add { $0.reloadSections(sections) }
    }

    /// Tells the view that a section went elsewhere, from its number before to the one afterwards;
    /// its items keep their cells.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        batches.add { $0.moveSection(section, to: newSection) }
    }

    /// Tells the view that items came, by their places afterwards. Outside of a batch the data
    /// source has to have them already; a count that doesn't fit stops the program.
    open func insertItems(at indexPaths: [IndexPath]) {
        batches.add { $0.insertItems(at: indexPaths) }
    }

    /// Tells the view that items went, by their places before. Outside of a batch the data source
    /// has to be without them already; a count that doesn't fit stops the program.
    open func deleteItems(at indexPaths: [IndexPath]) {
        batches.add { $0.deleteItems(at: indexPaths) }
    }

    /// Has items shown by other cells.
    open func reloadItems(at indexPaths: [IndexPath]) {
        batches.add { $0.reloadItems(at: indexPaths) }
    }

    /// Has the data source configure the cells of items anew that are in sight.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        batches.reconfigure(indexPaths)
    }

    /// Tells the view that an item went elsewhere, from its place before to the one afterwards; it
    /// keeps its cell and its selection.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        batches.add { $0.moveItem(at: indexPath, to: newIndexPath) }
    }

    /// Shows several changes at once. Deletions, reloads and the beginnings of moves are in the
    /// numbering before the batch, insertions and the ends of moves in that after it. The data source
    /// has to change in the closure.
    ///
    /// - Parameters:
    ///   - updates: Tells what is inserted, deleted and moved.
    ///   - completion: Told whether the animation ran to its end.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        batches.perform(updates, completion: completion)
    }

    /// Whether there are changes whose cells aren't shown yet.
    open var hasUncommittedUpdates: Bool { batches.isCollecting || content.needsReload }

    // MARK: - Moving items by hand

    /// Takes an item up; false when the data source doesn't let it be moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        movement.begin(indexPath)
    }

    /// - Parameter targetPosition: Of the item's middle, in the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        movement.update(targetPosition)
    }

    /// Leaves the item where it is, and tells the data source.
    open func endInteractiveMovement() {
        movement.end()
    }

    /// Puts the item back.
    open func cancelInteractiveMovement() {
        movement.cancel()
    }

    // MARK: - Touches and keys

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pressing.begin(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pressing.move(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pressing.end(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pressing.cancel(touches) { super.touchesCancelled(touches, with: event) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unhandled = presses.filter { !keyboard.handle($0) }
        if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
    }
}
