public import Foundation

/// A data source that shows snapshots, and finds out by itself what is different between two.
///
/// The methods of `UITableViewDataSource` that a subclass wants stand in its class's body and are
/// overrides, as on iOS.
@MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// What the table shows.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >

    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var applied = Snapshot()

    /// How rows come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Becomes the table's data source, which holds it weakly.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: - Snapshots

    /// What was applied last.
    open func snapshot() -> Snapshot { applied }

    /// Shows a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: What the list is to show.
    ///   - animatingDifferences: Without, rows are in their places at once; those that stay keep
    ///     their cells.
    ///   - completion: Called when the animation is over.
    /// - Complexity: That of the difference: O(*n*) for few changes.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        guard let tableView else { return }
        let difference = SnapshotDifference(
            from: applied, to: snapshot, animation: defaultRowAnimation.rawValue)
        let changes = { [self] in
            tableView.performBatchUpdates {
                self.applied = snapshot.applied
                tableView.updates.add { $0 = difference.updates }
            } completion: { _ in
                completion?()
            }
            if !difference.reconfigured.isEmpty {
                tableView.reconfigureRows(at: difference.reconfigured)
            }
        }
        if animatingDifferences { changes() } else { UIView.performWithoutAnimation(changes) }
    }

    /// Shows a snapshot as if the table had been empty.
    open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, completion: (() -> Void)? = nil
    ) {
        applied = snapshot.applied
        tableView?.reloadData()
        completion?()
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard applied.sections.indices.contains(indexPath.section) else { return nil }
        let items = applied.sections[indexPath.section].items
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
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

    open func numberOfSections(in tableView: UITableView) -> Int { applied.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        applied.sections[section].items.count
    }

    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let identifier = applied.sections[indexPath.section].items[indexPath.row]
        guard let cell = cellProvider(tableView, indexPath, identifier) else {
            fatalError(
                "UITableViewDiffableDataSource: the cell provider returned no cell for "
                    + "\(identifier) at \(indexPath.inMessages)")
        }
        return cell
    }

    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) throws(NotImplemented) -> String? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) throws(NotImplemented) -> String? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    open func sectionIndexTitles(for tableView: UITableView) throws(NotImplemented) -> [String]? {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) throws(NotImplemented) -> Int {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    private lazy var presence = (
        commits: overrides(Committing<SectionIdentifierType, ItemIdentifierType>.self),
        moves: overrides(Moving<SectionIdentifierType, ItemIdentifierType>.self)
    )

    private func overrides(_ example: AnyClass) -> Bool {
        MethodOverride(
            base: UITableViewDiffableDataSource.self,
            plain: Plain<SectionIdentifierType, ItemIdentifierType>.self, overriding: example
        ).isOverridden(in: type(of: self))
    }
}

extension UITableViewDiffableDataSource: KnowsEditing {
    var commitsEditing: Bool { presence.commits }
    var movesRows: Bool { presence.moves }
}

/// A class of UIKit that declares the conformance to the data source for its subclasses, and knows
/// which methods these have.
@MainActor protocol KnowsEditing {
    var commitsEditing: Bool { get }
    var movesRows: Bool { get }
}

private final class Plain<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    UITableViewDiffableDataSource<Section, Item>
{}

private final class Committing<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    UITableViewDiffableDataSource<Section, Item>
{
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

private final class Moving<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    UITableViewDiffableDataSource<Section, Item>
{
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
