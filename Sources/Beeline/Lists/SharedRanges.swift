/// Finds what two versions of a sequence do not share.
///
/// An edit copies one leaf of a tree and the branches above it; all other
/// nodes are the very same objects in the old and the new version, and hold
/// the same items. So two versions are compared without looking at what was
/// not edited: the trees are walked side by side, past what is shared.
struct SharedRanges<Item> {
    /// What is different: each old range became the new one. Between them lie
    /// items that are shared, in the same order.
    private(set) var ranges: [(old: Range<Int>, new: Range<Int>)] = []

    /// The smallest number of shared items between two ranges. An item that
    /// goes from one range to another jumps over as many.
    private(set) var smallestShared = Int.max

    private var old = 0
    private var new = 0

    /// Compares two versions.
    ///
    /// - Complexity: O(*k* log *n*) in the number of edits between them.
    init(_ old: ItemSequence<Item>, _ new: ItemSequence<Item>) {
        guard case .tree(let oldRoot) = old.storage, case .tree(let newRoot) = new.storage else {
            ranges = [(0..<old.count, 0..<new.count)]
            return
        }
        if oldRoot.height < newRoot.height {
            walk([oldRoot], newRoot.children)
        } else if oldRoot.height > newRoot.height {
            walk(oldRoot.children, [newRoot])
        } else {
            walk([oldRoot], [newRoot])
        }
    }

    /// Pairs nodes that are versions of each other, in order. There are as
    /// many as a branch has at the most.
    private mutating func walk(
        _ olds: ContiguousArray<ItemNode<Item>>, _ news: ContiguousArray<ItemNode<Item>>
    ) {
        var next = 0
        for node in news {
            guard
                let match = olds[next...].firstIndex(where: { $0.identity === node.identity })
            else {
                skip(old: 0, new: node.count)
                continue
            }
            for gone in olds[next..<match] { skip(old: gone.count, new: 0) }
            compare(olds[match], node)
            next = match + 1
        }
        for gone in olds[next...] { skip(old: gone.count, new: 0) }
    }

    private mutating func compare(_ oldNode: ItemNode<Item>, _ newNode: ItemNode<Item>) {
        if oldNode === newNode {
            share(oldNode.count)
        } else if oldNode.height == 0 {
            skip(old: oldNode.count, new: newNode.count)
        } else {
            walk(oldNode.children, newNode.children)
        }
    }

    private mutating func share(_ count: Int) {
        old += count
        new += count
    }

    /// Notes items that are not shared; a range that begins where the last one
    /// ends goes on with it.
    private mutating func skip(old oldCount: Int, new newCount: Int) {
        if let last = ranges.last {
            let shared = old - last.old.upperBound
            if shared == 0 {
                ranges[ranges.count - 1] = (
                    last.old.lowerBound..<old + oldCount, last.new.lowerBound..<new + newCount
                )
                old += oldCount
                new += newCount
                return
            }
            smallestShared = min(smallestShared, shared)
        }
        ranges.append((old..<old + oldCount, new..<new + newCount))
        old += oldCount
        new += newCount
    }
}
