/// Finds the place of an item in a list by its identity, and stays right while
/// the list is edited, at the cost of the edit.
///
/// It notes for each identity the leaf its item is in, and for each leaf a
/// label that ascends along the section; the tree is searched for the label.
/// An item that comes in before a thousand others changes no other entry.
struct IdentityIndex<Item: Identifiable> {
    /// A leaf's place in the order of its section, and which section that is.
    private struct Label {
        var number: UInt64
        var section: NodeIdentity
    }

    /// The leaf an item is in. The references keep the leaves' identities
    /// from being used again.
    private var leaves: [Item.ID: NodeIdentity] = [:]

    /// For an identity that is repeated, every leaf it is in, once for each
    /// item.
    private var repeats: [Item.ID: [NodeIdentity]] = [:]
    private var labels: [ObjectIdentifier: Label] = [:]

    private static var gap: UInt64 { 1 << 32 }

    /// Notes all items of a list, which turns its sections into trees.
    ///
    /// - Complexity: O(*n*).
    init(_ list: inout ListSnapshot<Item>) {
        leaves.reserveCapacity(list.count)
        for section in list.sections.indices { add(section, of: &list) }
    }
}

// MARK: - Finding

extension IdentityIndex {
    /// Whether an item with an identity is in the list.
    func contains(_ id: Item.ID) -> Bool {
        leaves[id] != nil
    }

    /// The place of the item with an identity, the first one if it is
    /// repeated; nil if there is none.
    ///
    /// - Complexity: O(log *n*) expected, and O(*s*) in the number of sections.
    func place(of id: Item.ID, in list: ListSnapshot<Item>) -> (section: Int, item: Int)? {
        guard let leaf = leaves[id] else { return nil }
        guard let candidates = repeats[id] else { return place(of: id, leaf, list) }
        return candidates.compactMap { place(of: id, $0, list) }.min(by: <)
    }

    private func place(
        of id: Item.ID, _ leaf: NodeIdentity, _ list: ListSnapshot<Item>
    ) -> (section: Int, item: Int)? {
        guard let label = labels[ObjectIdentifier(leaf)],
            let section = list.sections.firstIndex(where: { $0.key === label.section }),
            case .tree(let root) = list.sections[section].items.storage
        else { return nil }
        let found = root.lastLeaf { number(of: $0.identity) <= label.number }
        guard let item = found.leaf.items.firstIndex(where: { $0.id == id }) else { return nil }
        return (section, found.start + item)
    }

    private func number(of leaf: NodeIdentity) -> UInt64 {
        labels[ObjectIdentifier(leaf)]?.number ?? 0
    }
}

// MARK: - Following edits

extension IdentityIndex {
    /// Notes the items of a section that came in.
    ///
    /// - Complexity: O(*n*) in its items.
    mutating func add(_ section: Int, of list: inout ListSnapshot<Item>) {
        let root = list.sections[section].items.root()
        label(root, list.sections[section].key)
        root.forEachLeaf { leaf in
            for item in leaf.items { add(item.id, to: leaf.identity) }
        }
    }

    /// Forgets the items of a section before it is removed.
    ///
    /// - Complexity: O(*n*) in its items.
    mutating func remove(_ section: Int, of list: inout ListSnapshot<Item>) {
        list.sections[section].items.root().forEachLeaf { leaf in
            for item in leaf.items { remove(item.id, from: leaf.identity) }
            labels[ObjectIdentifier(leaf.identity)] = nil
        }
    }

    /// Notes an item that came in.
    ///
    /// - Parameters:
    ///   - insertion: What the sequence said about it.
    ///   - place: Where the item is now.
    /// - Complexity: O(log *n*) expected, amortized.
    mutating func note(
        _ id: Item.ID, _ insertion: ItemNode<Item>.Insertion,
        at place: (section: Int, item: Int), in list: ListSnapshot<Item>
    ) {
        let section = list.sections[place.section]
        if labels[ObjectIdentifier(insertion.leaf.identity)] == nil {
            labels[ObjectIdentifier(insertion.leaf.identity)] =
                Label(number: Self.gap, section: section.key)
        }
        add(id, to: insertion.leaf.identity)
        guard let newLeaf = insertion.newLeaf else { return }
        for item in newLeaf.items {
            change(item.id, from: insertion.leaf.identity, to: newLeaf.identity)
        }
        label(newLeaf, after: insertion.leaf, at: place.item, section)
    }

    /// Forgets an item that was taken out.
    ///
    /// - Parameter removal: What the sequence said about it.
    /// - Complexity: O(1) expected, amortized.
    mutating func note(_ removal: ItemNode<Item>.Removal) {
        remove(removal.item.id, from: removal.leaf)
        guard let gone = removal.goneLeaf else { return }
        labels[ObjectIdentifier(gone)] = nil
        guard let heir = removal.heir else { return }
        for item in heir.items { change(item.id, from: gone, to: heir.leaf) }
    }

    private mutating func add(_ id: Item.ID, to leaf: NodeIdentity) {
        guard let first = leaves[id] else {
            leaves[id] = leaf
            return
        }
        if repeats[id] == nil { RepeatedIdentity.report(id, of: Item.self) }
        repeats[id, default: [first]].append(leaf)
    }

    private mutating func remove(_ id: Item.ID, from leaf: NodeIdentity) {
        guard var others = repeats[id] else {
            leaves[id] = nil
            return
        }
        if let index = others.firstIndex(where: { $0 === leaf }) { others.remove(at: index) }
        leaves[id] = others.first
        repeats[id] = others.count > 1 ? others : nil
    }

    private mutating func change(_ id: Item.ID, from leaf: NodeIdentity, to other: NodeIdentity) {
        if let index = repeats[id]?.firstIndex(where: { $0 === leaf }) {
            repeats[id]?[index] = other
            leaves[id] = repeats[id]?.first
        } else {
            leaves[id] = other
        }
    }
}

// MARK: - Labels

extension IdentityIndex {
    /// Gives all leaves of a section new labels.
    private mutating func label(_ root: ItemNode<Item>, _ section: NodeIdentity) {
        var number = Self.gap
        root.forEachLeaf { leaf in
            labels[ObjectIdentifier(leaf.identity)] = Label(number: number, section: section)
            number += Self.gap
        }
    }

    /// Gives a leaf that was split off a label between its neighbours, or, if
    /// there is no room, all leaves new ones. A split needs 32 items to come
    /// in, and the room halves with each split in one place, so that happens
    /// once in a thousand insertions at the most.
    private mutating func label(
        _ newLeaf: ItemNode<Item>, after leaf: ItemNode<Item>, at item: Int,
        _ section: ListSnapshot<Item>.Section
    ) {
        guard case .tree(let root) = section.items.storage else { return }
        let before = number(of: leaf.identity)
        let end = endOfLeaf(newLeaf, near: item, root)
        let after =
            end < root.count
            ? root.leaf(at: end) { next, _ in number(of: next.identity) }
            : before + 2 * Self.gap
        guard after > before + 1 else { return label(root, section.key) }
        labels[ObjectIdentifier(newLeaf.identity)] =
            Label(number: before + (after - before) / 2, section: section.key)
    }

    /// The number of the item behind a leaf, of which one item is near a
    /// number: the leaf holds it, or follows the one that does.
    private func endOfLeaf(_ leaf: ItemNode<Item>, near item: Int, _ root: ItemNode<Item>) -> Int {
        root.leaf(at: item) { found, offset in
            let start = item - offset
            return found === leaf ? start + leaf.count : start + found.count + leaf.count
        }
    }
}
