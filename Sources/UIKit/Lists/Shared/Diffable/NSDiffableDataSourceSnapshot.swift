import Foundation

/// A list at one moment: sections and items, each by an identifier that no other has.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()
///     snapshot.appendSections([.main])
///     snapshot.appendItems(ids)
///     dataSource.apply(snapshot)
///
/// A mistake in an identifier stops the program, with the identifier's name. Looking an item up takes
/// O(1) for its section and O(*n*) in the section's items for its place.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    struct Section: Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    var sections: [Section] = []
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// Those that `reloadItems(_:)` named and that are still here.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Those that `reloadSections(_:)` named and that are still here.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// Those that `reconfigureItems(_:)` named and that are still here.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// A list without sections.
    public init() {}

    // MARK: - Questions

    /// In all sections.
    public var numberOfItems: Int { sectionOfItem.count }

    /// Those without items, too.
    public var numberOfSections: Int { sections.count }

    /// From the top.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

    /// Of all sections, from the top.
    ///
    /// - Complexity: O(*n*) in the items.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// - Precondition: The section is here.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[known(identifier)].items.count
    }

    /// From the top.
    ///
    /// - Precondition: The section is here.
    public func itemIdentifiers(
        inSection identifier: SectionIdentifierType
    ) -> [ItemIdentifierType] {
        sections[known(identifier)].items
    }

    /// The section that an item is in; nil for an item that isn't here.
    public func sectionIdentifier(
        containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }

    /// The item's number among the items of all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = place(of: identifier) else { return nil }
        return sections[..<place.section].reduce(0) { $0 + $1.items.count } + place.item
    }

    /// The section's number; nil for one that isn't here.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    func place(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionOfItem[identifier].flatMap({ indexOfSection($0) }),
            let item = sections[section].items.firstIndex(of: identifier)
        else { return nil }
        return IndexPath(item: item, section: section)
    }

    // MARK: - Items

    /// Puts items behind the last one of a section; nil is the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        stopUnless(
            !sections.isEmpty,
            "There are currently no sections in the data source. Please add a section first.")
        let section = sectionIdentifier.map { known($0) } ?? sections.count - 1
        insert(identifiers, at: sections[section].items.count, in: section)
    }

    /// Puts new items before one that is here, into its section.
    ///
    /// - Precondition: The one is here, and the new ones aren't.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let place = knownPlace(beforeIdentifier)
        insert(identifiers, at: place.item, in: place.section)
    }

    /// Puts new items behind one that is here, into its section.
    ///
    /// - Precondition: The one is here, and the new ones aren't.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let place = knownPlace(afterIdentifier)
        insert(identifiers, at: place.item + 1, in: place.section)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], at index: Int, in section: Int
    ) {
        let owner = sections[section].identifier
        for identifier in identifiers {
            stopUnless(
                sectionOfItem.updateValue(owner, forKey: identifier) == nil,
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
                    + "\(identifier)")
        }
        sections[section].items.insert(contentsOf: identifiers, at: index)
    }

    /// Takes items out; those that aren't here are passed over.
    ///
    /// - Complexity: O(*n*) in the items of their sections.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        let touched = Set(gone.compactMap { sectionOfItem.removeValue(forKey: $0) })
        for section in sections.indices where touched.contains(sections[section].identifier) {
            sections[section].items.removeAll { gone.contains($0) }
        }
        forget(items: gone)
    }

    /// Takes everything out, the sections too.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Takes an item to the place before another one, into that one's section.
    ///
    /// - Precondition: Both are here, and they are two.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Takes an item to the place behind another one, into that one's section.
    ///
    /// - Precondition: Both are here, and they are two.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(
        _ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
    ) {
        stopUnless(
            identifier != other, "An item can't be moved before or after itself: \(identifier)")
        let old = knownPlace(identifier)
        _ = knownPlace(other)
        sections[old.section].items.remove(at: old.item)
        let new = knownPlace(other)
        sections[new.section].items.insert(identifier, at: new.item + offset)
        sectionOfItem[identifier] = sections[new.section].identifier
    }

    /// Has the cells of items made anew when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = knownPlace(identifier) }
        reloadedItemIdentifiers += identifiers
    }

    /// Has the cells of items filled anew when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = knownPlace(identifier) }
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: - Sections

    /// Puts new, empty sections behind the last one.
    ///
    /// - Precondition: None of them is here.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Puts new, empty sections before one that is here.
    ///
    /// - Precondition: The one is here, and the new ones aren't.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: known(toIdentifier))
    }

    /// Puts new, empty sections behind one that is here.
    ///
    /// - Precondition: The one is here, and the new ones aren't.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: known(toIdentifier) + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var all = Set(sections.map(\.identifier))
        for identifier in identifiers {
            stopUnless(
                all.insert(identifier).inserted,
                "Section identifier count does not match data source count. This is most likely due "
                    + "to a hashing issue with the identifiers, or two sections with the same one: "
                    + "\(identifier)")
        }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
    }

    /// Takes sections out with their items; those that aren't here are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections where gone.contains(section.identifier) {
            for item in section.items { sectionOfItem[item] = nil }
            forget(items: Set(section.items))
        }
        sections.removeAll { gone.contains($0.identifier) }
        reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    }

    /// Takes a section with its items to the place before another one.
    ///
    /// - Precondition: Both are here, and they are two.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Takes a section with its items to the place behind another one.
    ///
    /// - Precondition: Both are here, and they are two.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
    ) {
        stopUnless(
            identifier != other, "A section can't be moved before or after itself: \(identifier)")
        _ = known(other)
        let section = sections.remove(at: known(identifier))
        sections.insert(section, at: known(other) + offset)
    }

    /// Has everything in sections made anew when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = known(identifier) }
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: - Private

    /// Without what is to be reloaded, as a snapshot is once it was applied.
    var applied: Self {
        var copy = self
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        copy.reloadedSectionIdentifiers = []
        return copy
    }

    private mutating func forget(items gone: Set<ItemIdentifierType>) {
        if !reloadedItemIdentifiers.isEmpty {
            reloadedItemIdentifiers.removeAll { gone.contains($0) }
        }
        if !reconfiguredItemIdentifiers.isEmpty {
            reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
        }
    }

    private func known(_ identifier: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(identifier) else {
            fatalError("Invalid section identifier specified: \(identifier)")
        }
        return index
    }

    private func knownPlace(_ identifier: ItemIdentifierType) -> IndexPath {
        guard let place = place(of: identifier) else {
            fatalError("Invalid item identifier specified: \(identifier)")
        }
        return place
    }
}
