/// Finds what two versions of a sequence do not share.
///
/// An edit copies one leaf of a tree; all others are the very same objects in
/// the old and the new version, and hold the same items. So two versions are
/// compared without looking at what was not edited.
struct SharedRanges<Item> {
    /// What is different: each old range became the new one. Between them lie
    /// leaves that are shared, in the same order.
    private(set) var ranges: [(old: Range<Int>, new: Range<Int>)] = []

    /// The number of items in the smallest shared leaf between two ranges. An
    /// item that goes from one range to another jumps over as many.
    private(set) var smallestShared = Int.max

    /// Compares two versions.
    ///
    /// - Complexity: O(log *n*) for one edit; for edits all over the sequence
    ///   at most O(*l*) in the number of its leaves.
    init(_ old: ItemSequence<Item>, _ new: ItemSequence<Item>) {
        guard case .tree(let oldRoot) = old.storage, case .tree(let newRoot) = new.storage else {
            ranges = [(0..<old.count, 0..<new.count)]
            return
        }
        if oldRoot === newRoot { return }
        let start = Self.sharedStart(oldRoot, newRoot)
        let end = min(
            Self.sharedEnd(oldRoot, newRoot), oldRoot.count - start, newRoot.count - start)
        compareLeaves(
            Self.leaves(of: oldRoot, in: start..<oldRoot.count - end),
            Self.leaves(of: newRoot, in: start..<newRoot.count - end),
            old: start..<oldRoot.count - end, new: start..<newRoot.count - end)
    }

    private typealias Leaf = (node: ItemNode<Item>, start: Int)

    private mutating func compareLeaves(
        _ olds: [Leaf], _ news: [Leaf], old: Range<Int>, new: Range<Int>
    ) {
        let numbers = Dictionary(
            olds.enumerated().map { (ObjectIdentifier($1.node), $0) },
            uniquingKeysWith: { first, _ in first })
        var next = 0
        var oldStart = old.lowerBound
        var newStart = new.lowerBound
        for leaf in news {
            guard let number = numbers[ObjectIdentifier(leaf.node)], number >= next else { continue }
            add(oldStart..<olds[number].start, newStart..<leaf.start)
            smallestShared = min(smallestShared, leaf.node.count)
            oldStart = olds[number].start + leaf.node.count
            newStart = leaf.start + leaf.node.count
            next = number + 1
        }
        add(oldStart..<old.upperBound, newStart..<new.upperBound)
    }

    private mutating func add(_ old: Range<Int>, _ new: Range<Int>) {
        if !old.isEmpty || !new.isEmpty { ranges.append((old, new)) }
    }

    /// How many items at the beginning are in the same nodes.
    private static func sharedStart(_ old: ItemNode<Item>, _ new: ItemNode<Item>) -> Int {
        if old === new { return old.count }
        guard old.height == new.height else { return 0 }
        var count = 0
        for (oldChild, newChild) in zip(old.children, new.children) {
            if oldChild !== newChild { return count + sharedStart(oldChild, newChild) }
            count += oldChild.count
        }
        return count
    }

    private static func sharedEnd(_ old: ItemNode<Item>, _ new: ItemNode<Item>) -> Int {
        if old === new { return old.count }
        guard old.height == new.height else { return 0 }
        var count = 0
        for (oldChild, newChild) in zip(old.children.reversed(), new.children.reversed()) {
            if oldChild !== newChild { return count + sharedEnd(oldChild, newChild) }
            count += oldChild.count
        }
        return count
    }

    /// The leaves that lie in a range as a whole.
    private static func leaves(of root: ItemNode<Item>, in range: Range<Int>) -> [Leaf] {
        var leaves: [Leaf] = []
        func visit(_ node: ItemNode<Item>, _ start: Int) {
            guard start < range.upperBound, start + node.count > range.lowerBound else { return }
            if node.height == 0 {
                let isWhole = start >= range.lowerBound && start + node.count <= range.upperBound
                if isWhole { leaves.append((node, start)) }
                return
            }
            var start = start
            for child in node.children {
                visit(child, start)
                start += child.count
            }
        }
        visit(root, 0)
        return leaves
    }
}
