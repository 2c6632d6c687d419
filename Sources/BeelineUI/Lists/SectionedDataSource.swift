import Beeline
public import UIKit

/// The data source of a list whose sections are the cases of an enum, each with items and cells of its
/// own: a new section is one more case.
///
///     enum Section: CaseIterable { case waiting, done }
///
///     let dataSource = SectionedDataSource<Section> { section in
///         switch section {
///         case .waiting: ListPart(store.waiting, header: "To do", content: waitingContent)
///         case .done: ListPart(store.done, header: "Done", content: doneContent)
///         }
///     }
@MainActor
public final class SectionedDataSource<Section: Hashable & CaseIterable>: NSObject,
    UITableViewDataSource, UICollectionViewDataSource
{
    private let cases: [Section]
    private let parts: [ListPart]
    private let sections: [any PartSection]

    /// - Parameter part: Says what a section shows. Called once for each case.
    public init(_ part: (Section) -> ListPart) {
        cases = Array(Section.allCases)
        parts = cases.map(part)
        sections = parts.enumerated().map { $0.element.makeSection($0.offset) }
        super.init()
    }

    /// Becomes the data source of a table.
    public func show(in tableView: UITableView) {
        for section in sections {
            section.register(in: tableView)
            section.view = tableView
        }
        tableView.dataSource = self
    }

    /// Becomes the data source of a collection view.
    public func show(in collectionView: UICollectionView) {
        for section in sections {
            section.register(in: collectionView)
            section.view = collectionView
        }
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ] {
            collectionView.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: Self.headerIdentifier)
        }
        collectionView.dataSource = self
    }

    /// The case that a section is.
    public func section(at number: Int) -> Section { cases[number] }

    /// The number of a case's section.
    public func number(of section: Section) -> Int? { cases.firstIndex(of: section) }

    /// The item that is shown at a place, if it is of a type.
    public func item<Item>(at indexPath: IndexPath, as type: Item.Type = Item.self) -> Item? {
        sections[indexPath.section].item(at: indexPath.row) as? Item
    }

    // MARK: - Tables

    public func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    public func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        sections[indexPath.section].cell(in: tableView, at: indexPath)
    }

    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        parts[section].header
    }

    public func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
        parts[section].footer
    }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        parts[indexPath.section].move != nil
    }

    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        follow(sourceIndexPath, destinationIndexPath)
    }

    // MARK: - Collection views

    public func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    public func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        sections[section].count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        sections[indexPath.section].cell(in: collectionView, at: indexPath)
    }

    /// A header of the style of lists, which a layout asks for by its header mode.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: Self.headerIdentifier, for: indexPath)
        if let cell = view as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            let part = parts[indexPath.section]
            content.text =
                kind == UICollectionView.elementKindSectionFooter ? part.footer : part.header
            cell.contentConfiguration = content
        }
        return view
    }

    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        parts[indexPath.section].move != nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        follow(sourceIndexPath, destinationIndexPath)
    }

    private static var headerIdentifier: String { "SectionedDataSource.header" }

    // MARK: - Moves by a person

    /// Where an item may be let go that is moved: in its own section. For the delegate, which is asked
    /// for it.
    public func destination(of source: IndexPath, toward proposed: IndexPath) -> IndexPath {
        guard proposed.section != source.section else { return proposed }
        let last = max(0, sections[source.section].count - 1)
        return IndexPath(
            item: proposed.section < source.section ? 0 : last, section: source.section)
    }

    private func follow(_ source: IndexPath, _ destination: IndexPath) {
        guard let move = parts[source.section].move, source.section == destination.section else {
            return
        }
        sections[source.section].follow(source.item, destination.item, move)
    }
}
