import Foundation

/// The heights of a section's rows, and where each row begins.
///
/// Rows of one height that follow one another are kept as one run: a million rows that nobody has
/// measured take as much room as ten. The runs stand in a balanced tree in the order of the rows, in
/// which every node knows how many rows are under it and how high they are together; so a question, an
/// insertion and a removal take O(log *r*) in the number of runs.
struct RowHeights {
    private struct Node {
        var left: Int32 = RowHeights.none
        var right: Int32 = RowHeights.none
        /// Decides who is above whom; random, so that no order of changes makes the tree deep.
        var priority: UInt32
        /// How many rows the run has, and how high each is, in points.
        var count: Int
        var height: CGFloat
        /// Of the run and of all below.
        var total: Int
        var length: CGFloat
    }

    private static let none: Int32 = -1

    private var nodes = ContiguousArray<Node>()
    private var free = ContiguousArray<Int32>()
    private var root = RowHeights.none
    private var seed: UInt32 = 0x9E37_79B9

    /// Rows of one height, in points.
    init(count: Int = 0, height: CGFloat = 0) {
        insert(count, at: 0, height: height)
    }

    var count: Int { total(root) }

    /// The height of all rows together, in points.
    var length: CGFloat { length(root) }

    /// How many runs are kept.
    var runCount: Int { nodes.count - free.count }

    // MARK: - Questions

    /// From the top of the first row to the top of a row, in points; of the row behind the last one,
    /// the whole length.
    func offset(of row: Int) -> CGFloat {
        var node = root
        var row = row
        var offset: CGFloat = 0
        while node != Self.none {
            let current = nodes[Int(node)]
            let before = total(current.left)
            if row < before {
                node = current.left
                continue
            }
            offset += length(current.left)
            if row < before + current.count {
                return offset + CGFloat(row - before) * current.height
            }
            offset += CGFloat(current.count) * current.height
            row -= before + current.count
            node = current.right
        }
        return offset
    }

    func height(of row: Int) -> CGFloat {
        var node = root
        var row = row
        while node != Self.none {
            let current = nodes[Int(node)]
            let before = total(current.left)
            if row < before {
                node = current.left
            } else if row < before + current.count {
                return current.height
            } else {
                row -= before + current.count
                node = current.right
            }
        }
        return 0
    }

    /// The row at a distance from the top of the first, in points: the last one that begins at or above
    /// it. Before the first row it is the first, behind the last it is the last.
    func row(at distance: CGFloat) -> Int {
        var node = root
        var distance = distance
        var row = 0
        while node != Self.none {
            let current = nodes[Int(node)]
            let before = length(current.left)
            if distance < before, current.left != Self.none {
                node = current.left
                continue
            }
            distance -= before
            row += total(current.left)
            let own = CGFloat(current.count) * current.height
            if distance < own || current.right == Self.none {
                guard current.height > 0, distance > 0 else { return row }
                return row + min(current.count - 1, Int(distance / current.height))
            }
            distance -= own
            row += current.count
            node = current.right
        }
        return max(0, row)
    }

    // MARK: - Changes

    /// Puts rows of one height before a row.
    mutating func insert(_ count: Int, at row: Int, height: CGFloat) {
        guard count > 0 else { return }
        let (left, right) = split(root, at: row)
        root = join(left, makeNode(count, height), right)
    }

    mutating func remove(_ rows: Range<Int>) {
        let (left, rest) = split(root, at: rows.lowerBound)
        let (gone, right) = split(rest, at: rows.count)
        recycle(gone)
        // What comes together now may be of one height.
        guard let first = edge(right, \.left) else {
            root = left
            return
        }
        let (run, others) = split(right, at: nodes[Int(first)].count)
        root = join(left, run, others)
    }

    mutating func setHeight(_ height: CGFloat, of row: Int) {
        guard self.height(of: row) != height else { return }
        let (left, rest) = split(root, at: row)
        let (old, right) = split(rest, at: 1)
        recycle(old)
        root = join(left, makeNode(1, height), right)
    }

    /// Joins three trees in their order, with the run in the middle taken up by a neighbour of the same
    /// height.
    private mutating func join(_ left: Int32, _ middle: Int32, _ right: Int32) -> Int32 {
        var (left, right) = (left, right)
        let run = nodes[Int(middle)]
        var count = run.count
        if let last = edge(left, \.right), nodes[Int(last)].height == run.height {
            let lastCount = nodes[Int(last)].count
            let (rest, taken) = split(left, at: total(left) - lastCount)
            recycle(taken)
            left = rest
            count += lastCount
        }
        if let first = edge(right, \.left), nodes[Int(first)].height == run.height {
            let firstCount = nodes[Int(first)].count
            let (taken, rest) = split(right, at: firstCount)
            recycle(taken)
            right = rest
            count += firstCount
        }
        nodes[Int(middle)].count = count
        update(middle)
        return join(join(left, middle), right)
    }

    private func edge(_ node: Int32, _ side: KeyPath<Node, Int32>) -> Int32? {
        guard node != Self.none else { return nil }
        var node = node
        while nodes[Int(node)][keyPath: side] != Self.none {
            node = nodes[Int(node)][keyPath: side]
        }
        return node
    }

    // MARK: - Tree

    private func total(_ node: Int32) -> Int { node == Self.none ? 0 : nodes[Int(node)].total }

    private func length(_ node: Int32) -> CGFloat {
        node == Self.none ? 0 : nodes[Int(node)].length
    }

    private mutating func makeNode(_ count: Int, _ height: CGFloat) -> Int32 {
        // xorshift32 (Marsaglia, "Xorshift RNGs", 2003).
        seed ^= seed << 13
        seed ^= seed >> 17
        seed ^= seed << 5
        let node = Node(
            priority: seed, count: count, height: height, total: count,
            length: CGFloat(count) * height)
        if let place = free.popLast() {
            nodes[Int(place)] = node
            return place
        }
        nodes.append(node)
        return Int32(nodes.count - 1)
    }

    private mutating func recycle(_ node: Int32) {
        guard node != Self.none else { return }
        var open = [node]
        while let next = open.popLast() {
            free.append(next)
            let current = nodes[Int(next)]
            if current.left != Self.none { open.append(current.left) }
            if current.right != Self.none { open.append(current.right) }
        }
        if free.count == nodes.count {
            nodes.removeAll()
            free.removeAll()
        }
    }

    private mutating func update(_ node: Int32) {
        let current = nodes[Int(node)]
        nodes[Int(node)].total = total(current.left) + current.count + total(current.right)
        nodes[Int(node)].length =
            length(current.left) + CGFloat(current.count) * current.height
            + length(current.right)
    }

    /// Cuts a tree before a row; a run that the cut goes through becomes two.
    private mutating func split(_ node: Int32, at row: Int) -> (Int32, Int32) {
        guard node != Self.none else { return (Self.none, Self.none) }
        let current = nodes[Int(node)]
        let before = total(current.left)
        if row <= before {
            let (left, right) = split(current.left, at: row)
            nodes[Int(node)].left = right
            update(node)
            return (left, node)
        }
        if row >= before + current.count {
            let (left, right) = split(current.right, at: row - before - current.count)
            nodes[Int(node)].right = left
            update(node)
            return (node, right)
        }
        let cut = row - before
        let tail = makeNode(current.count - cut, current.height)
        nodes[Int(node)].count = cut
        nodes[Int(node)].right = Self.none
        update(node)
        return (node, join(tail, current.right))
    }

    /// Puts one tree behind another.
    private mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
        if left == Self.none { return right }
        if right == Self.none { return left }
        if nodes[Int(left)].priority > nodes[Int(right)].priority {
            let below = join(nodes[Int(left)].right, right)
            nodes[Int(left)].right = below
            update(left)
            return left
        }
        let below = join(left, nodes[Int(right)].left)
        nodes[Int(right)].left = below
        update(right)
        return right
    }
}
