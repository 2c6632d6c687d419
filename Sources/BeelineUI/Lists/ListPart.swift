public import Beeline
public import UIKit

/// One section of a list with sections of different kinds: where its items come from, and how they are
/// shown.
@MainActor public struct ListPart {
    let header: String?
    let footer: String?
    let makeSection: (Int) -> any PartSection
    private(set) var move: ((_ from: Int, _ to: Int) -> Void)?

    /// - Parameters:
    ///   - source: Has one section.
    ///   - header: The title above.
    ///   - footer: The text below.
    ///   - content: Makes the configuration of an item.
    public init<Source: ListSource>(
        _ source: Source, header: String? = nil, footer: String? = nil,
        content: @escaping @MainActor (Source.Item) -> any UIContentConfiguration
    ) {
        self.init(source, header, footer, ListCell(content: content))
    }

    /// - Parameters:
    ///   - source: Has one section.
    ///   - header: The title above.
    ///   - footer: The text below.
    ///   - cell: A subclass of `UITableViewCell` or of `UICollectionViewCell`.
    ///   - configure: Fills a cell.
    public init<Source: ListSource, Cell: UIView>(
        _ source: Source, header: String? = nil, footer: String? = nil, cell: Cell.Type,
        configure: @escaping @MainActor (Cell, Source.Item) -> Void
    ) {
        self.init(source, header, footer, ListCell(cell, configure: configure))
    }

    /// Lets a person move the items within the section.
    ///
    /// - Parameter move: Does the same in the source, before it returns; where it doesn't, the item
    ///   goes back. Both places are in the numbering of the verb `move(from:to:)` of a store.
    public func onMove(_ move: @escaping @MainActor (_ from: Int, _ to: Int) -> Void) -> ListPart {
        var part = self
        part.move = move
        return part
    }

    private init<Source: ListSource>(
        _ source: Source, _ header: String?, _ footer: String?, _ cell: ListCell<Source.Item>
    ) {
        self.header = header
        self.footer = footer
        makeSection = { SourceSection(source, cell, number: $0) }
    }
}

/// A part at work, whatever its items are.
@MainActor protocol PartSection: AnyObject {
    var count: Int { get }
    var view: (any ListView)? { get set }
    func register(in tableView: UITableView)
    func register(in collectionView: UICollectionView)
    func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell
    func cell(in collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell
    func item(at row: Int) -> Any
    /// Lets the source follow a move that the view shows already.
    func follow(_ from: Int, _ to: Int, _ move: (Int, Int) -> Void)
}

@MainActor private final class SourceSection<Source: ListSource>: PartSection {
    private let cell: ListCell<Source.Item>
    private let number: Int
    private var list: Source.List
    private var observation: ObservationToken?
    weak var view: (any ListView)?
    private var waiting: [(Source.List, Change)] = []
    private var isApplying = false
    /// The move that a person makes now, and whether the source has told of it.
    private var personalMove: (from: Int, to: Int, isTold: Bool)?

    init(_ source: Source, _ cell: ListCell<Source.Item>, number: Int) {
        self.cell = cell
        self.number = number
        list = source.list
        observation = source.observe { [weak self] list, change in self?.receive(list, change) }
    }

    var count: Int { list.sectionCount > 0 ? list.count(in: 0) : 0 }

    func item(at row: Int) -> Any { list.item(at: IndexPath(row: row, section: 0)) }

    func register(in tableView: UITableView) { cell.register(in: tableView) }

    func register(in collectionView: UICollectionView) { cell.register(in: collectionView) }

    func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
        cell.cell(
            for: list.item(at: IndexPath(row: indexPath.row, section: 0)), in: tableView,
            at: indexPath)
    }

    func cell(
        in collectionView: UICollectionView, at indexPath: IndexPath
    ) -> UICollectionViewCell {
        cell.cell(
            for: list.item(at: IndexPath(row: indexPath.row, section: 0)), in: collectionView,
            at: indexPath)
    }

    /// What comes while something is applied is applied afterwards, one after the other: each change
    /// leads from the list before it.
    private func receive(_ list: Source.List, _ change: Change) {
        if let move = personalMove {
            personalMove?.isTold = true
            return takeOver(list, move.from, move.to)
        }
        waiting.append((list, change))
        guard !isApplying else { return }
        isApplying = true
        while !waiting.isEmpty {
            let (list, change) = waiting.removeFirst()
            apply(list, change)
        }
        isApplying = false
    }

    // MARK: - Moves by a person

    func follow(_ from: Int, _ to: Int, _ move: (Int, Int) -> Void) {
        personalMove = (from, to, false)
        move(from, to)
        let isTold = personalMove?.isTold ?? false
        personalMove = nil
        // A move that was refused is taken back, once the list is done with it.
        if !isTold { reloadSoon() }
    }

    private func takeOver(_ new: Source.List, _ from: Int, _ to: Int) {
        let (old, oldCount) = (list, count)
        list = new
        let isTheMove =
            count == oldCount
            && new.item(at: IndexPath(row: to, section: 0)).id
                == old.item(at: IndexPath(row: from, section: 0)).id
        if !isTheMove { reloadSoon() }
    }

    private func reloadSoon() {
        Task { [weak self] in self?.view?.reloadData() }
    }

    // MARK: - Changes

    private func apply(_ new: Source.List, _ change: Change) {
        guard let view, view.window != nil, case .batch(let batch) = change, !batch.hasSections,
            view.itemCount(in: number) == count
        else {
            list = new
            self.view?.reloadData()
            return
        }
        let own = batch.inSection(number)
        if own.hasStructure {
            view.perform(own) { self.list = new }
        } else {
            list = new
        }
        if !own.updated.isEmpty { view.refill(own.updated) }
    }
}

extension Batch {
    /// The batch of a list of one section, as it is when that is another section of a larger list.
    fileprivate func inSection(_ section: Int) -> Batch {
        func moved(_ path: IndexPath) -> IndexPath { IndexPath(row: path.row, section: section) }
        var batch = Batch()
        batch.removed = removed.map(moved)
        batch.inserted = inserted.map(moved)
        batch.moved = self.moved.map { Move(from: moved($0.from), to: moved($0.to)) }
        batch.updated = updated.map(moved)
        return batch
    }
}
