import Foundation

/// A list that is being edited: each edit costs its own size, leaves every
/// snapshot taken before as it was, and keeps the index of identities right.
///
/// Knows no observers, rules or undo; places are right, or their caller has
/// stopped already.
struct ListEditor<Item: Identifiable> {
    private(set) var list: ListSnapshot<Item>

    /// Made when an identity is asked for the first time, and forgotten when
    /// the whole list is replaced.
    private var index: IdentityIndex<Item>?

    init(_ list: ListSnapshot<Item>) {
        self.list = list
    }

    /// Takes another list as a whole.
    mutating func replace(with list: ListSnapshot<Item>) {
        self.list = list
        index = nil
    }

    /// The place of the first item with an identity, or nil.
    ///
    /// - Complexity: O(log *n*) expected; O(*n*) once after the list was
    ///   replaced.
    mutating func place(of id: Item.ID) -> IndexPath? {
        makeIndex()
        return index?.place(of: id, in: list).map { IndexPath($0.section, $0.item) }
    }

    /// Makes the index of identities, which also notices repeated ones.
    mutating func makeIndex() {
        if index == nil { index = IdentityIndex(&list) }
    }
}

// MARK: - Items

extension ListEditor {
    /// - Complexity: O(log *n*), and so are the other edits of one item.
    mutating func insert(_ item: Item, at indexPath: IndexPath) {
        makeIndex()
        let place = (section: indexPath.sectionIndex, item: indexPath.itemIndex)
        let insertion = list.sections[place.section].items.insert(item, at: place.item)
        index?.note(item.id, insertion, at: place, in: list)
    }

    @discardableResult
    mutating func remove(at indexPath: IndexPath) -> Item {
        makeIndex()
        let removal = list.sections[indexPath.sectionIndex].items.remove(at: indexPath.itemIndex)
        index?.note(removal)
        return removal.item
    }

    /// Puts another item in the place of one.
    mutating func replace(at indexPath: IndexPath, with item: Item) {
        let old = list.sections[indexPath.sectionIndex].items[indexPath.itemIndex]
        if old.id == item.id {
            _ = list.sections[indexPath.sectionIndex].items
                .replace(at: indexPath.itemIndex, with: item)
        } else {
            remove(at: indexPath)
            insert(item, at: indexPath)
        }
    }

    mutating func move(from: IndexPath, to: IndexPath) {
        insert(remove(at: from), at: to)
    }
}

// MARK: - Sections

extension ListEditor {
    /// - Complexity: O(*n*) in the items of the section.
    mutating func insertSection(_ id: SectionID, _ items: [Item], at section: Int) {
        list.sections.insert(
            ListSnapshot.Section(id: id, items: ItemSequence(items)), at: section)
        index?.add(section, of: &list)
    }

    /// - Complexity: O(*n*) in the items of the section.
    mutating func removeSection(at section: Int) {
        index?.remove(section, of: &list)
        list.sections.remove(at: section)
    }

    /// - Complexity: O(*s*) in the number of sections.
    mutating func moveSection(from: Int, to: Int) {
        list.sections.insert(list.sections.remove(at: from), at: to)
    }
}

// MARK: - Batches

extension ListEditor {
    /// Edits the list until it equals another.
    ///
    /// - Parameters:
    ///   - batch: What becomes of this list in the other.
    ///   - target: The other list.
    /// - Complexity: O(*k* log *n*) in the operations of the batch. One that
    ///   touches a quarter of the list, or its sections, takes the other list
    ///   as it is, in O(1), and forgets the index.
    mutating func apply(_ batch: Batch, towards target: ListSnapshot<Item>) {
        guard index != nil, !batch.hasSections, batch.operationCount < target.count / 4 else {
            return replace(with: target)
        }
        for path in (batch.removed + batch.moved.map(\.from)).sorted().reversed() {
            remove(at: path)
        }
        for path in (batch.inserted + batch.moved.map(\.to)).sorted() {
            insert(target.item(at: path), at: path)
        }
        for path in batch.updated { replace(at: path, with: target.item(at: path)) }
    }
}
