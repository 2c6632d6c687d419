import Foundation

/// A section at one moment, as an outline: items that have items below them, which are shown while
/// they are expanded.
///
///     var outline = NSDiffableDataSourceSectionSnapshot<Folder.ID>()
///     outline.append([inbox, archive])
///     outline.append(years, to: archive)
///     outline.expand([archive])
///     dataSource.apply(outline, to: .folders)
///
/// A mistake in an identifier stops the program, with the identifier's name. Questions about one item
/// take O(1) or O(its level), unless they say otherwise; changes O(the items that they name and their
/// neighbours).
public struct NSDiffableDataSourceSectionSnapshot<
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private struct Node: Sendable {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    private var nodes: [ItemIdentifierType: Node] = [:]

    /// The items that are in no other one.
    public private(set) var rootItems: [ItemIdentifierType] = []

    /// A section without items.
    public init() {}

    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    // MARK: - Questions

    /// All items, each before those that are in it. O(*n*).
    public var items: [ItemIdentifierType] { preorder(rootItems) { _ in true } }

    /// The items that are shown: those in which all around them are expanded. O(*n*) in them.
    public var visibleItems: [ItemIdentifierType] {
        preorder(rootItems) { nodes[$0]?.isExpanded ?? false }
    }

    private func preorder(
        _ roots: [ItemIdentifierType], entering: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        // A stack and no recursion: outlines may be as deep as they like.
        var waiting = Array(roots.reversed())
        while let item = waiting.popLast() {
            found.append(item)
            if entering(item) { waiting += (nodes[item]?.children ?? []).reversed() }
        }
        return found
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    public func isExpanded(_ item: ItemIdentifierType) -> Bool { known(item).isExpanded }

    /// Whether all items around an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var parent = known(item).parent
        while let current = parent {
            let node = known(current)
            guard node.isExpanded else { return false }
            parent = node.parent
        }
        return true
    }

    /// How many items are around an item.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var parent = known(item).parent
        while let current = parent {
            level += 1
            parent = known(current).parent
        }
        return level
    }

    /// The item's number among all items. O(*n*).
    public func index(of item: ItemIdentifierType) -> Int? {
        nodes[item] == nil ? nil : items.firstIndex(of: item)
    }

    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { known(child).parent }

    /// Whether there are items in an item.
    func hasChildren(_ item: ItemIdentifierType) -> Bool { !known(item).children.isEmpty }

    /// What is in an item. O(*n*) in that.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let roots = includingParent ? [parent] : known(parent).children
        var part = Self()
        part.rootItems = roots
        for item in preorder(roots, entering: { _ in true }) { part.nodes[item] = nodes[item] }
        for root in roots { part.nodes[root]?.parent = nil }
        return part
    }

    /// The outline as text, for people who look for a mistake. O(*n*).
    public func visualDescription() -> String {
        items.map { item in
            let sign =
                hasChildren(item) ? (isExpanded(item) ? "- " : "+ ") : "* "
            return String(repeating: "  ", count: level(of: item)) + sign + "\(item)"
        }.joined(separator: "\n")
    }

    // MARK: - Changes

    /// Puts items behind the last one in an item, or behind all where that is nil.
    public mutating func append(
        _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
    ) {
        let count = parent.map { known($0).children.count } ?? rootItems.count
        insert(items, at: count, in: parent)
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let (parent, index) = place(of: item)
        insert(items, at: index, in: parent)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let (parent, index) = place(of: item)
        insert(items, at: index + 1, in: parent)
    }

    private mutating func insert(
        _ items: [ItemIdentifierType], at index: Int, in parent: ItemIdentifierType?
    ) {
        for item in items {
            stopUnless(
                nodes.updateValue(Node(parent: parent), forKey: item) == nil,
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)")
        }
        changeChildren(of: parent) { $0.insert(contentsOf: items, at: index) }
    }

    /// Puts another outline's items before an item, with all that is in them.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        before item: ItemIdentifierType
    ) {
        insert(snapshot.rootItems, before: item)
        takeInside(of: snapshot)
    }

    /// Puts another outline's items after an item, with all that is in them.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        after item: ItemIdentifierType
    ) {
        insert(snapshot.rootItems, after: item)
        takeInside(of: snapshot)
    }

    /// Puts another outline's items behind all, with all that is in them.
    mutating func append(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        append(snapshot.rootItems)
        takeInside(of: snapshot)
    }

    /// Puts another outline's items in an item, in the place of what is in it.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        delete(known(parent).children)
        append(snapshot.rootItems, to: parent)
        takeInside(of: snapshot)
    }

    /// The other outline's roots are there already.
    private mutating func takeInside(of snapshot: Self) {
        for root in snapshot.rootItems {
            nodes[root]?.isExpanded = snapshot.isExpanded(root)
        }
        for item in snapshot.items where snapshot.hasChildren(item) {
            append(snapshot.known(item).children, to: item)
            for child in snapshot.known(item).children {
                nodes[child]?.isExpanded = snapshot.isExpanded(child)
            }
        }
    }

    /// Takes items out, with all that is in them; those that aren't there are left.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where nodes[item] != nil {
            let (parent, index) = place(of: item)
            changeChildren(of: parent) { $0.remove(at: index) }
            for gone in preorder([item], entering: { _ in true }) { nodes[gone] = nil }
        }
    }

    public mutating func deleteAll() {
        self = Self()
    }

    /// Shows what is in items, as far as they are shown themselves.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items {
            _ = known(item)
            nodes[item]?.isExpanded = true
        }
    }

    /// Hides what is in items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items {
            _ = known(item)
            nodes[item]?.isExpanded = false
        }
    }

    // MARK: - Private

    private mutating func changeChildren(
        of parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void
    ) {
        if let parent {
            change(&nodes[parent, default: Node()].children)
        } else {
            change(&rootItems)
        }
    }

    private func place(of item: ItemIdentifierType) -> (ItemIdentifierType?, Int) {
        let parent = known(item).parent
        let siblings = parent.map { known($0).children } ?? rootItems
        return (parent, siblings.firstIndex(of: item) ?? siblings.count)
    }

    private func known(_ item: ItemIdentifierType) -> Node {
        guard let node = nodes[item] else {
            fatalError("Invalid item identifier specified: \(item)")
        }
        return node
    }
}
