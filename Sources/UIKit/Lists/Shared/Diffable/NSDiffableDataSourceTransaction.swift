/// What a person's moving of an item changes.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    public let initialSnapshot:
        NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot:
        NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The sections that the item leaves and comes to: one, or two.
    let changedSections: [SectionIdentifierType]
    /// The sections that are outlines, before and after.
    let initialOutlines: [SectionIdentifierType: Outline]
    let finalOutlines: [SectionIdentifierType: Outline]

    /// Of all items that are shown, whatever their sections.
    ///
    /// - Complexity: O(*n* · *d*) in the items and the changes.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }

    /// What changes in the sections concerned, with the items that are in others.
    ///
    /// - Complexity: O(*n*) in the items of these sections.
    public var sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    {
        changedSections.map { section in
            NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section,
                initialSnapshot: initialOutlines[section]
                    ?? Outline(listing: initialSnapshot.itemIdentifiers(inSection: section)),
                finalSnapshot: finalOutlines[section]
                    ?? Outline(listing: finalSnapshot.itemIdentifiers(inSection: section)))
        }
    }
}

/// What a person's moving of an item changes in one section.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// Of all items, each before those that are in it, shown or not. An item that is put into another one
    /// where it stands in that order already makes no difference.
    ///
    /// - Complexity: O(*n* · *d*) in the items and the changes.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.items.difference(from: initialSnapshot.items)
    }
}
