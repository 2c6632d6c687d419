/// A node of the tree behind a long ``ItemSequence``: a leaf with up to 64
/// items, or a branch with up to 32 nodes below it.
///
/// Snapshots share nodes. A node is edited in place only while one tree alone
/// refers to it; otherwise the edit copies it, which is at most one leaf and
/// the few branches above.
///
/// `@unchecked Sendable`: who can edit a node holds the only reference to it,
/// so nobody reads it at that time; a shared node is never written.
final class ItemNode<Item> {
    static var leafCapacity: Int { 64 }
    static var branchCapacity: Int { 32 }

    /// What this node is a version of.
    let identity: NodeIdentity

    /// 0 for a leaf.
    let height: Int
    private(set) var count: Int
    private(set) var items: ContiguousArray<Item>
    private(set) var children: ContiguousArray<ItemNode>

    /// Makes a leaf.
    init(_ items: ContiguousArray<Item>, identity: NodeIdentity = NodeIdentity()) {
        self.identity = identity
        self.items = items
        height = 0
        count = items.count
        children = []
    }

    /// Makes a branch of nodes of the same height.
    init(
        _ children: ContiguousArray<ItemNode>, height: Int, identity: NodeIdentity = NodeIdentity()
    ) {
        self.identity = identity
        self.children = children
        self.height = height
        count = children.reduce(0) { $0 + $1.count }
        items = []
    }

    /// A node with the same content, to be edited in this one's place.
    private func copy() -> ItemNode {
        height == 0
            ? ItemNode(items, identity: identity)
            : ItemNode(children, height: height, identity: identity)
    }

    /// Replaces a reference to a shared node by one to a copy.
    static func makeUnique(_ node: inout ItemNode) {
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
    }

    /// The child that holds an item, and the item's number in it. One past
    /// the end is in the last child.
    private func child(at index: Int) -> (number: Int, offset: Int) {
        var number = 0
        var offset = index
        while number < children.count - 1, offset >= children[number].count {
            offset -= children[number].count
            number += 1
        }
        return (number, offset)
    }
}

extension ItemNode: @unchecked Sendable where Item: Sendable {}

// MARK: - Reading

extension ItemNode {
    /// - Complexity: O(log *n*).
    subscript(index: Int) -> Item {
        leaf(at: index) { $0.items[$1] }
    }

    /// Calls a closure with the leaf that holds an item, and its number there.
    func leaf<Result>(at index: Int, _ body: (ItemNode, Int) -> Result) -> Result {
        var node = self
        var offset = index
        while node.height > 0 {
            let place = node.child(at: offset)
            node = node.children[place.number]
            offset = place.offset
        }
        return body(node, offset)
    }

    /// The leaf with the first items.
    var firstLeaf: ItemNode {
        var node = self
        while let first = node.children.first { node = first }
        return node
    }

    /// Calls a closure with every leaf, in order.
    func forEachLeaf(_ body: (ItemNode) -> Void) {
        if height == 0 { return body(self) }
        for child in children { child.forEachLeaf(body) }
    }

    /// Descends to a leaf by a question that is true up to it and false after
    /// it.
    ///
    /// - Parameter isNotAfter: Whether a leaf stands at the one that is
    ///   wanted, or before it.
    /// - Returns: The last leaf that does, and the number of its first item.
    func lastLeaf(where isNotAfter: (ItemNode) -> Bool) -> (leaf: ItemNode, start: Int) {
        var node = self
        var start = 0
        while node.height > 0 {
            var low = 0
            var high = node.children.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if isNotAfter(node.children[middle].firstLeaf) {
                    low = middle
                } else {
                    high = middle
                }
            }
            for child in node.children[..<low] { start += child.count }
            node = node.children[low]
        }
        return (node, start)
    }
}

// MARK: - Editing

extension ItemNode {
    /// What an insertion did to the leaves.
    struct Insertion {
        /// The leaf that the item was meant for.
        let leaf: ItemNode

        /// A new leaf, with the second half of the items, if there were too
        /// many.
        let newLeaf: ItemNode?

        /// A new node, to stand behind this one, for the same reason.
        var newNode: ItemNode?
    }

    /// What a removal did to the leaves.
    struct Removal {
        let item: Item

        /// The leaf the item was in.
        let leaf: NodeIdentity

        /// A leaf that is gone, and, unless it was empty, which one has its
        /// items now.
        var goneLeaf: NodeIdentity?
        var heir: (leaf: NodeIdentity, items: ContiguousArray<Item>)?
    }

    /// Puts another item in the place of one. The node must not be shared.
    ///
    /// - Returns: The item that was there.
    func replace(at index: Int, with item: Item) -> Item {
        if height == 0 {
            let old = items[index]
            items[index] = item
            return old
        }
        let place = child(at: index)
        Self.makeUnique(&children[place.number])
        return children[place.number].replace(at: place.offset, with: item)
    }

    /// Puts an item in. The node must not be shared.
    func insert(_ item: Item, at index: Int) -> Insertion {
        count += 1
        if height == 0 {
            items.insert(item, at: index)
            let newLeaf = items.count > Self.leafCapacity ? splitLeaf() : nil
            return Insertion(leaf: self, newLeaf: newLeaf, newNode: newLeaf)
        }
        let place = child(at: index)
        Self.makeUnique(&children[place.number])
        var insertion = children[place.number].insert(item, at: place.offset)
        if let newNode = insertion.newNode {
            children.insert(newNode, at: place.number + 1)
            insertion.newNode = children.count > Self.branchCapacity ? splitBranch() : nil
        }
        return insertion
    }

    private func splitLeaf() -> ItemNode {
        let half = items.count / 2
        let newLeaf = ItemNode(ContiguousArray(items[half...]))
        items.removeSubrange(half...)
        count = half
        return newLeaf
    }

    private func splitBranch() -> ItemNode {
        let half = children.count / 2
        let newBranch = ItemNode(ContiguousArray(children[half...]), height: height)
        children.removeSubrange(half...)
        count -= newBranch.count
        return newBranch
    }

    /// Takes an item out. The node must not be shared.
    func remove(at index: Int) -> Removal {
        count -= 1
        if height == 0 {
            return Removal(item: items.remove(at: index), leaf: identity)
        }
        let place = child(at: index)
        Self.makeUnique(&children[place.number])
        var removal = children[place.number].remove(at: place.offset)
        tidy(place.number, &removal)
        return removal
    }

    /// Drops a child that is empty, and joins one that is nearly so with its
    /// neighbour.
    private func tidy(_ number: Int, _ removal: inout Removal) {
        let child = children[number]
        if child.count == 0 {
            children.remove(at: number)
            if child.height == 0 { removal.goneLeaf = child.identity }
            return
        }
        let size = child.height == 0 ? child.items.count : child.children.count
        let capacity = child.height == 0 ? Self.leafCapacity : Self.branchCapacity
        guard size < capacity / 4, children.count > 1 else { return }
        let left = number == 0 ? 0 : number - 1
        let other = children[number == 0 ? 1 : left]
        let otherSize = other.height == 0 ? other.items.count : other.children.count
        if size + otherSize <= capacity * 3 / 4 { join(left, &removal) }
    }

    private func join(_ left: Int, _ removal: inout Removal) {
        let right = children.remove(at: left + 1)
        Self.makeUnique(&children[left])
        children[left].items += right.items
        children[left].children += right.children
        children[left].count += right.count
        if right.height == 0 {
            removal.goneLeaf = right.identity
            removal.heir = (children[left].identity, right.items)
        }
    }
}
