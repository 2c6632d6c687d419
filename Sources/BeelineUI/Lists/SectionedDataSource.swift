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
}
