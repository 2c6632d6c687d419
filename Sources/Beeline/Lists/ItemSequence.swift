/// The items of one section, as a value: copies share what they have in
/// common.
///
/// A sequence made from an array is that array, and costs nothing. The first
/// edit turns it into a tree, once; from then on an edit costs O(log *n*), and
/// so does keeping the sequence as it was before.
struct ItemSequence<Item> {
    enum Storage {
        case array([Item])
        case tree(ItemNode<Item>)
    }

    private(set) var storage: Storage

    init(_ items: [Item] = []) {
        storage = .array(items)
    }

    var count: Int {
        switch storage {
        case .array(let items): items.count
        case .tree(let root): root.count
        }
    }

    /// - Complexity: O(log *n*); O(1) before the first edit.
    subscript(index: Int) -> Item {
        switch storage {
        case .array(let items): items[index]
        case .tree(let root): root[index]
        }
    }

    /// All items in a new array, or in the one this was made from.
    ///
    /// - Complexity: O(*n*) after an edit.
    var array: [Item] {
        switch storage {
        case .array(let items): return items
        case .tree(let root):
            var items: [Item] = []
            items.reserveCapacity(root.count)
            root.forEachLeaf { items.append(contentsOf: $0.items) }
            return items
        }
    }
}

extension ItemSequence {
    /// Calls a closure with the items of a range, some at a time.
    ///
    /// - Complexity: O(*k* + log *n*) in the number of items.
    func forEachStretch(in range: Range<Int>, _ body: (UnsafeBufferPointer<Item>) -> Void) {
        switch storage {
        case .array(let items):
            items.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
        case .tree(let root):
            var start = range.lowerBound
            while start < range.upperBound {
                start += root.leaf(at: start) { leaf, offset in
                    let end = min(leaf.items.count, offset + range.upperBound - start)
                    leaf.items.withUnsafeBufferPointer {
                        body(UnsafeBufferPointer(rebasing: $0[offset..<end]))
                    }
                    return end - offset
                }
            }
        }
    }
}

extension ItemSequence: Sendable where Item: Sendable {}
extension ItemSequence.Storage: Sendable where Item: Sendable {}

// MARK: - Editing

extension ItemSequence {
    /// The tree, made now if there is none.
    ///
    /// - Complexity: O(*n*) the first time.
    mutating func root() -> ItemNode<Item> {
        if case .tree(let root) = storage { return root }
        let root = Self.build(array)
        storage = .tree(root)
        return root
    }

    /// Runs an edit on a root that nothing else refers to.
    private mutating func edit<Result>(_ body: (inout ItemNode<Item>) -> Result) -> Result {
        var root = root()
        storage = .array([])
        ItemNode.makeUnique(&root)
        defer { storage = .tree(root) }
        return body(&root)
    }

    /// - Complexity: O(log *n*).
    mutating func replace(at index: Int, with item: Item) -> Item {
        edit { $0.replace(at: index, with: item) }
    }

    /// - Complexity: O(log *n*).
    mutating func insert(_ item: Item, at index: Int) -> ItemNode<Item>.Insertion {
        edit { root in
            let insertion = root.insert(item, at: index)
            if let newNode = insertion.newNode {
                root = ItemNode([root, newNode], height: root.height + 1)
            }
            return insertion
        }
    }

    /// - Complexity: O(log *n*).
    mutating func remove(at index: Int) -> ItemNode<Item>.Removal {
        edit { root in
            let removal = root.remove(at: index)
            while root.height > 0, root.children.count <= 1 {
                root = root.children.first ?? ItemNode([])
            }
            return removal
        }
    }

    /// A tree over an array, its leaves three quarters full.
    private static func build(_ items: [Item]) -> ItemNode<Item> {
        let size = ItemNode<Item>.leafCapacity * 3 / 4
        var nodes = ContiguousArray<ItemNode<Item>>()
        for start in stride(from: 0, to: items.count, by: size) {
            nodes.append(ItemNode(ContiguousArray(items[start..<min(start + size, items.count)])))
        }
        var height = 0
        while nodes.count > 1 {
            height += 1
            let size = ItemNode<Item>.branchCapacity * 3 / 4
            nodes = ContiguousArray(
                stride(from: 0, to: nodes.count, by: size).map { start in
                    ItemNode(
                        ContiguousArray(nodes[start..<min(start + size, nodes.count)]),
                        height: height)
                })
        }
        return nodes.first ?? ItemNode([])
    }
}
