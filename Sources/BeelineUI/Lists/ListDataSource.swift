public import Beeline
public import UIKit

/// The data source of a table or of a collection view over any `ListSource`: a store, a live query, a
/// filtered view of either.
///
///     private lazy var dataSource = ListDataSource(store) { todo in
///         var content = UIListContentConfiguration.cell()
///         content.text = todo.title
///         return content
///     }
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         dataSource.onDelete(for: self) { controller, todo in controller.store.remove(todo.id) }
///         dataSource.show(in: container.tableView)
///     }
///
/// The list shows what the source has and follows its changes: what is removed, inserted and moved in
/// one batch, then what was edited. Rows that stay keep their cells, and with them the selection, the
/// field that is being edited and the place under the eye. While the list is out of its window it is
/// reloaded.
///
/// A list holds its data source weakly: keep it. The forms of the closures that take an owner can't
/// keep it alive.
@MainActor
open class ListDataSource<Source: ListSource>: NSObject, UITableViewDataSource,
    UICollectionViewDataSource
{
    /// What is shown, one a row.
    public typealias Item = Source.Item

    /// Where the list comes from.
    public let source: Source

    private let cell: ListCell<Item>
    private let applied: AppliedList<Source.List>
    private var observation: ObservationToken?

    // MARK: - Lifecycle

    /// Shows each item by a content configuration, in a table or a collection view.
    ///
    /// - Parameters:
    ///   - source: Where the items come from. It is kept.
    ///   - content: Makes the configuration of an item. Called for items that are seen only.
    public init(
        _ source: Source, content: @escaping @MainActor (Item) -> any UIContentConfiguration
    ) {
        self.source = source
        cell = ListCell(content: content)
        applied = AppliedList(source.list)
        super.init()
        observe()
    }

    /// Shows each item by a cell of a class.
    ///
    /// - Parameters:
    ///   - source: Where the items come from. It is kept.
    ///   - cell: A subclass of `UITableViewCell` or of `UICollectionViewCell`.
    ///   - configure: Fills a cell. Called for items that are seen only.
    public init<Cell: UIView>(
        _ source: Source, cell: Cell.Type, configure: @escaping @MainActor (Cell, Item) -> Void
    ) {
        self.source = source
        self.cell = ListCell(cell, configure: configure)
        applied = AppliedList(source.list)
        super.init()
        observe()
    }

    private func observe() {
        observation = source.observe { [weak self] list, change in
            self?.receive(list, change)
        }
    }

    /// Becomes the data source of a table.
    open func show(in tableView: UITableView) {
        cell.register(in: tableView)
        applied.view = tableView
        tableView.dataSource = self
    }

    /// Becomes the data source of a collection view.
    open func show(in collectionView: UICollectionView) {
        cell.register(in: collectionView)
        applied.view = collectionView
        collectionView.dataSource = self
    }

    // MARK: - The list

    /// The list as it is shown, which may be older than the source's for a moment.
    public var list: Source.List { applied.list }

    /// The item that is shown at a place.
    ///
    /// - Precondition: The place exists.
    public func item(at indexPath: IndexPath) -> Item { applied.list.item(at: indexPath) }

    /// Where an item is shown.
    ///
    /// - Complexity: O(*n*).
    public func indexPath(of id: Item.ID) -> IndexPath? {
        for section in 0..<list.sectionCount {
            for row in 0..<list.count(in: section) {
                let path = IndexPath(row: row, section: section)
                if list.item(at: path).id == id { return path }
            }
        }
        return nil
    }

    private func receive(_ list: Source.List, _ change: Change) {
        if let move = personalMove {
            personalMove = (move.from, move.to, true)
            takeOver(list, move.from, move.to)
        } else {
            applied.receive(list, change)
        }
        onChange?()
    }

    // MARK: - Options

    /// Called after each change of the list, for what else the screen shows of it.
    public var onChange: (() -> Void)?

    /// Deletes an item that a person swiped away; without it rows can't be deleted.
    public var onDelete: ((Item) -> Void)?

    /// Moves an item that a person took to another place; without it rows can't be moved. Both places
    /// are in the numbering of the verb `move(from:to:)` of a store.
    public var onMove: ((_ from: IndexPath, _ to: IndexPath) -> Void)?

    /// The title of a section's header.
    public var headerTitle: ((_ section: Int, _ id: SectionID) -> String?)?

    /// The title of a section's footer.
    public var footerTitle: ((_ section: Int, _ id: SectionID) -> String?)?

    /// The titles at the side of a table that lead to its sections, one for each.
    public var indexTitle: ((_ section: Int, _ id: SectionID) -> String)?

    /// Sets what deletes an item, without keeping an owner alive.
    public func onDelete<Owner: AnyObject>(
        for owner: Owner, _ delete: @escaping @MainActor (Owner, Item) -> Void
    ) {
        onDelete = { [weak owner] item in
            if let owner { delete(owner, item) }
        }
    }

    /// Sets what moves an item, without keeping an owner alive.
    public func onMove<Owner: AnyObject>(
        for owner: Owner, _ move: @escaping @MainActor (Owner, IndexPath, IndexPath) -> Void
    ) {
        onMove = { [weak owner] from, to in
            if let owner { move(owner, from, to) }
        }
    }

    // MARK: - Tables

    open func numberOfSections(in tableView: UITableView) -> Int { list.sectionCount }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        list.count(in: section)
    }

    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        cell.cell(for: item(at: indexPath), in: tableView, at: indexPath)
    }

    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        headerTitle?(section, list.sectionID(at: section))
    }

    open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
        footerTitle?(section, list.sectionID(at: section))
    }

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        guard let indexTitle else { return nil }
        return (0..<list.sectionCount).map { indexTitle($0, list.sectionID(at: $0)) }
    }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        onDelete != nil
    }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { onDelete?(item(at: indexPath)) }
    }

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        onMove != nil
    }

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        movePersonally(sourceIndexPath, destinationIndexPath)
    }

    // MARK: - Collection views

    open func numberOfSections(in collectionView: UICollectionView) -> Int { list.sectionCount }

    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        list.count(in: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cell.cell(for: item(at: indexPath), in: collectionView, at: indexPath)
    }

    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        onMove != nil
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        movePersonally(sourceIndexPath, destinationIndexPath)
    }

    // MARK: - Moves by a person

    /// The move that a person makes now, and whether the source has told of it.
    private var personalMove: (from: IndexPath, to: IndexPath, isTold: Bool)?

    /// The list shows the row in its new place already; the source is to follow.
    private func movePersonally(_ from: IndexPath, _ to: IndexPath) {
        personalMove = (from, to, false)
        onMove?(from, to)
        let isTold = personalMove?.isTold ?? false
        personalMove = nil
        // A move that was refused is taken back, once the list is done with it.
        if !isTold { reloadSoon() }
    }

    private func takeOver(_ new: Source.List, _ from: IndexPath, _ to: IndexPath) {
        let old = applied.list
        let isTheMove =
            new.sectionCount == old.sectionCount
            && new.itemIfPresent(at: to)?.id == old.itemIfPresent(at: from)?.id
        applied.accept(new)
        if !isTheMove { reloadSoon() }
    }

    private func reloadSoon() {
        Task { [weak self] in self?.applied.view?.reloadData() }
    }
}

/// A data source over a store of one's own list.
public typealias ArrayDataSource<Item: Identifiable & Sendable> = ListDataSource<ListStore<Item>>
