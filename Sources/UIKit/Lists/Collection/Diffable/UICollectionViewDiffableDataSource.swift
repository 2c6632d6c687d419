public import Foundation

/// A data source that shows snapshots, and finds out by itself what is different between two.
///
/// The methods of `UICollectionViewDataSource` that a subclass wants stand in its class's body and
/// are overrides, as on iOS.
@MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, KnowsMovement {
    /// What the list shows.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >

    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Makes a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    final var applied = Snapshot()
    /// The sections that were applied as outlines.
    final var outlines: [SectionIdentifierType: Outline] = [:]
    /// The expanded item that a person holds, with what is in it.
    final var folded: ItemIdentifierType?

    typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// Makes headers, footers and badges.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// What a person's moving of items is told, and asked.
    open var reorderingHandlers = ReorderingHandlers()

    /// What a person's expanding and collapsing of rows is told, and asked.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// Becomes the collection view's data source, which holds it weakly.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: - Snapshots

    /// What was applied last.
    open func snapshot() -> Snapshot { unfolded(applied) }

    /// Shows a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: What the list is to show.
    ///   - animatingDifferences: Without, items are in their places at once; those that stay keep
    ///     their cells.
    ///   - completion: Called when the animation is over.
    /// - Complexity: That of the difference: O(*n*) for few changes.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        // A section whose rows are other ones now isn't that outline any more.
        let kept = outlines.filter { section, outline in
            snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
        }
        show(snapshot, kept, animatingDifferences, completion)
    }

    /// Shows an outline in a section, which comes to the end where it isn't there yet.
    ///
    /// - Complexity: That of the difference: O(*n*) for few changes.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        var all = outlines
        all[section] = snapshot
        show(whole, all, animatingDifferences, completion)
    }

    /// A section's outline; where it was applied as a list, its items are in no other ones.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        guard applied.indexOfSection(section) != nil else { return Outline() }
        return Outline(listing: applied.itemIdentifiers(inSection: section))
    }

    /// - Parameter item: The expanded one whose items aren't shown for now.
    final func show(
        _ snapshot: Snapshot, _ outlines: [SectionIdentifierType: Outline],
        folding item: ItemIdentifierType? = nil, _ animatingDifferences: Bool,
        _ completion: (() -> Void)?
    ) {
        guard let collectionView else { return }
        folded = item
        let difference = SnapshotDifference(from: applied, to: snapshot)
        let changes = { [self] in
            collectionView.performBatchUpdates {
                self.applied = snapshot.applied
                self.outlines = outlines
                collectionView.batches.add { $0 = difference.updates }
            } completion: { _ in
                completion?()
            }
            if !difference.reconfigured.isEmpty {
                collectionView.reconfigureItems(at: difference.reconfigured)
            }
            CollectionOutlines(collectionView).update()
        }
        if animatingDifferences { changes() } else { UIView.performWithoutAnimation(changes) }
    }

    /// Shows a snapshot as if the collection view had been empty.
    open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, completion: (() -> Void)? = nil
    ) {
        folded = nil
        applied = snapshot.applied
        outlines = [:]
        collectionView?.reloadData()
        completion?()
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard applied.sections.indices.contains(indexPath.section) else { return nil }
        let items = applied.sections[indexPath.section].items
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// - Complexity: O(*n*) in the items of the section.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        applied.place(of: itemIdentifier)
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        applied.sections.indices.contains(index) ? applied.sections[index].identifier : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        applied.indexOfSection(sectionIdentifier)
    }

    // MARK: - Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        applied.numberOfSections
    }

    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        applied.sections[section].items.count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = applied.sections[indexPath.section].items[indexPath.item]
        guard let cell = cellProvider(collectionView, indexPath, identifier) else {
            fatalError(
                "UICollectionViewDiffableDataSource: the cell provider returned no cell for "
                    + "\(identifier) at \(indexPath.inMessages)")
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError(
                "UICollectionViewDiffableDataSource: the layout wants a view of kind \(kind) at "
                    + "\(indexPath.inMessages), and supplementaryViewProvider "
                    + (supplementaryViewProvider == nil ? "is nil" : "returned none"))
        }
        return view
    }

    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        guard let canReorder = reorderingHandlers.canReorderItem,
            let identifier = itemIdentifier(for: indexPath)
        else { return false }
        return canReorder(identifier)
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moveItem(from: sourceIndexPath, to: destinationIndexPath)
    }

    /// A subclass may let items be moved by itself, without handlers.
    var movesItems: Bool { true }

    /// What a person's expanding and collapsing of rows is told, and asked.
    public struct SectionSnapshotHandlers {
        /// Whether a row may be expanded. Default: yes.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// A row is about to be expanded.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Whether a row may be collapsed. Default: yes.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// A row is about to be collapsed.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Makes what is in a row that is about to be expanded, from what was in it before.
        public var snapshotForExpandingParent:
            (
                (
                    ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
                ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        public init() {}
    }

    /// What a person's moving of items is told, and asked. In an outline an item takes with it what is in
    /// it; let go between the items of an expanded one it comes to them.
    public struct ReorderingHandlers {
        /// Whether an item may be moved. Without it none may.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// An item is about to be moved.
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// An item was moved: the data is to follow.
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Moves an item as a collection view does: it is taken out first.
    mutating func move(from source: IndexPath, to target: IndexPath) {
        let item = sections[source.section].items[source.item]
        let others = itemIdentifiers(inSection: sections[target.section].identifier)
            .filter { $0 != item }
        if let next = others.indices.contains(target.item) ? others[target.item] : nil {
            moveItem(item, beforeItem: next)
        } else if let last = others.last {
            moveItem(item, afterItem: last)
        } else if source.section != target.section {
            deleteItems([item])
            appendItems([item], toSection: sections[target.section].identifier)
        }
    }
}
