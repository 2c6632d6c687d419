import Foundation

/// Where the items of one group go, in the group's own coordinates.
struct SolvedGroup {
    struct Leaf {
        var frame: CGRect
        var estimatedAxes: Set<NSLayoutConstraint.Axis>
        var zIndex: Int
        /// The views that belong to the item.
        var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    }

    var size: CGSize
    var leaves: [Leaf]
}

/// Gives the items of a group their places.
///
/// Sizes that views have found out stand in the place of the estimated ones; all else follows from
/// the room that there is.
@MainActor struct GroupSolver {
    /// The size that an item's view has found out, by its number in the group.
    var measured: [Int: CGSize] = [:]
    /// How many items there are; more places than that aren't needed.
    var limit = Int.max
    var traits: UITraitCollection

    private static let tolerance: CGFloat = 0.01

    // MARK: - Groups

    func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> SolvedGroup {
        var next = 0
        return solve(group, in: container, next: &next)
    }

    private func solve(
        _ group: NSCollectionLayoutGroup, in container: CGSize, next: inout Int
    ) -> SolvedGroup {
        let size = group.layoutSize.size(in: container)
        switch group.arrangement {
        case .row: return line(group, size, .horizontal, &next)
        case .column: return line(group, size, .vertical, &next)
        case .custom(let provider): return custom(group, size, provider, &next)
        }
    }

    private func custom(
        _ group: NSCollectionLayoutGroup, _ size: CGSize,
        _ provider: (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem],
        _ next: inout Int
    ) -> SolvedGroup {
        let items = provider(LayoutEnvironment(size, insets: group.contentInsets, traits))
        next += items.count
        return SolvedGroup(
            size: size,
            leaves: items.prefix(limit).map {
                SolvedGroup.Leaf(
                    frame: $0.frame, estimatedAxes: [], zIndex: $0.zIndex, supplementaryItems: [])
            })
    }

    // MARK: - Rows and columns

    /// An item, or a group, with the room around it.
    private struct Block {
        var solved: SolvedGroup
        var insets: NSDirectionalEdgeInsets
        var spacing: NSCollectionLayoutEdgeSpacing?
        /// The size with the insets.
        var size: CGSize
    }

    private func line(
        _ group: NSCollectionLayoutGroup, _ size: CGSize, _ axis: NSLayoutConstraint.Axis,
        _ next: inout Int
    ) -> SolvedGroup {
        let axes = group.layoutSize.estimatedAxes
        let insets = group.contentInsets
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        let blocks = blocks(group, inner, axis, isEndless: axes.contains(axis), &next)
        let across: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
        let gap = group.interItemSpacing?.spacing ?? 0
        let used =
            blocks.reduce(0) { $0 + length(of: $1, axis) }
            + gap * CGFloat(max(0, blocks.count - 1))
        let room = axes.contains(axis) ? used : inner[axis]
        let widest = blocks.map { breadth(of: $0, across) }.max() ?? 0
        let share = share(of: room - used, blocks, group, axis)
        var place: CGFloat = axis == .horizontal ? insets.leading : insets.top
        var leaves: [SolvedGroup.Leaf] = []
        for (index, block) in blocks.enumerated() {
            if index > 0 {
                place += gap + (group.interItemSpacing?.isFlexibleSpacing == true ? share : 0)
            }
            place += edge(block.spacing, axis, isStart: true, share)
            let side =
                (across == .horizontal ? insets.leading : insets.top)
                + edge(block.spacing, across, isStart: true, 0)
            let origin =
                axis == .horizontal
                ? CGPoint(x: place, y: side) : CGPoint(x: side, y: place)
            leaves += block.solved.leaves.map { leaf in
                var leaf = leaf
                leaf.frame = leaf.frame.offsetBy(
                    dx: origin.x + block.insets.leading, dy: origin.y + block.insets.top)
                return leaf
            }
            place += block.size[axis] + edge(block.spacing, axis, isStart: false, share)
        }
        var solvedSize = size
        if axes.contains(axis) {
            solvedSize[axis] =
                used
                + (axis == .horizontal
                    ? insets.leading + insets.trailing : insets.top + insets.bottom)
        }
        if axes.contains(across) {
            solvedSize[across] =
                widest
                + (across == .horizontal
                    ? insets.leading + insets.trailing : insets.top + insets.bottom)
        }
        return SolvedGroup(size: solvedSize, leaves: leaves)
    }

    private func blocks(
        _ group: NSCollectionLayoutGroup, _ inner: CGSize, _ axis: NSLayoutConstraint.Axis,
        isEndless: Bool, _ next: inout Int
    ) -> [Block] {
        let gap = group.interItemSpacing?.spacing ?? 0
        if let count = group.count {
            return (0..<count).compactMap { _ in
                guard next < limit else { return nil }
                var container = inner
                if !isEndless {
                    container[axis] = max(
                        0, (inner[axis] - gap * CGFloat(count - 1)) / CGFloat(count))
                }
                let filled: CGFloat? = isEndless ? nil : container[axis]
                return block(group.subitems[0], in: inner, axis, filling: filled, &next)
            }
        }
        var blocks: [Block] = []
        var used: CGFloat = 0
        while next < limit {
            let item = group.subitems[blocks.count % group.subitems.count]
            // A group that grows with its items holds each of them once.
            if isEndless, blocks.count == group.subitems.count { break }
            var after = next
            let block = block(item, in: inner, axis, filling: nil, &after)
            let length = length(of: block, axis)
            if !blocks.isEmpty, !isEndless, used + gap + length > inner[axis] + Self.tolerance {
                break
            }
            used += (blocks.isEmpty ? 0 : gap) + length
            blocks.append(block)
            // What has no length could be repeated for ever.
            if length + gap <= Self.tolerance, blocks.count >= group.subitems.count {
                next = after
                break
            }
            stopUnless(
                after > next, "NSCollectionLayoutGroup: a group in \(group) has no items")
            next = after
        }
        return blocks
    }

    /// - Parameter filling: The length that the item has, whatever its own is.
    private func block(
        _ item: NSCollectionLayoutItem, in inner: CGSize, _ axis: NSLayoutConstraint.Axis,
        filling: CGFloat?, _ next: inout Int
    ) -> Block {
        if let group = item as? NSCollectionLayoutGroup {
            var container = inner
            if let filling { container[axis] = filling }
            var solved = solve(group, in: container, next: &next)
            if let filling { solved.size[axis] = filling }
            return Block(
                solved: solved, insets: .zero, spacing: item.edgeSpacing, size: solved.size)
        }
        let number = next
        next += 1
        var size = item.layoutSize.size(in: inner)
        var axes = item.layoutSize.estimatedAxes
        if let filling {
            size[axis] = filling
            axes.remove(axis)
        }
        var insets = item.contentInsets
        if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
        if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        if let found = measured[number] {
            for estimated in axes { size[estimated] = found[estimated] }
        }
        let frame = CGRect(
            x: 0, y: 0, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        let leaf = SolvedGroup.Leaf(
            frame: frame, estimatedAxes: axes, zIndex: 0,
            supplementaryItems: item.supplementaryItems)
        return Block(
            solved: SolvedGroup(size: size, leaves: [leaf]), insets: insets,
            spacing: item.edgeSpacing, size: size)
    }

    // MARK: - Spacing

    private func spacing(
        _ spacing: NSCollectionLayoutEdgeSpacing?, _ axis: NSLayoutConstraint.Axis, isStart: Bool
    ) -> NSCollectionLayoutSpacing? {
        switch (axis, isStart) {
        case (.horizontal, true): spacing?.leading
        case (.horizontal, false): spacing?.trailing
        case (_, true): spacing?.top
        case (_, false): spacing?.bottom
        }
    }

    private func edge(
        _ edges: NSCollectionLayoutEdgeSpacing?, _ axis: NSLayoutConstraint.Axis, isStart: Bool,
        _ share: CGFloat
    ) -> CGFloat {
        guard let edge = spacing(edges, axis, isStart: isStart) else { return 0 }
        return edge.spacing + (edge.isFlexibleSpacing ? share : 0)
    }

    private func length(of block: Block, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        block.size[axis] + edge(block.spacing, axis, isStart: true, 0)
            + edge(block.spacing, axis, isStart: false, 0)
    }

    private func breadth(of block: Block, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        length(of: block, axis)
    }

    /// What each flexible distance gets of the room that is left.
    private func share(
        of rest: CGFloat, _ blocks: [Block], _ group: NSCollectionLayoutGroup,
        _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        guard rest > 0 else { return 0 }
        var flexible = group.interItemSpacing?.isFlexibleSpacing == true ? blocks.count - 1 : 0
        for block in blocks {
            for isStart in [true, false]
            where spacing(block.spacing, axis, isStart: isStart)?.isFlexibleSpacing == true {
                flexible += 1
            }
        }
        return flexible > 0 ? rest / CGFloat(flexible) : 0
    }
}

extension CGSize {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}

extension NSCollectionLayoutGroup {
    /// Whether the number of items in the group follows from the sizes that their views find out.
    var flows: Bool {
        guard count == nil else { return false }
        switch arrangement {
        case .custom: return false
        case .row:
            return !layoutSize.widthDimension.isEstimated
                && subitems.contains { $0.layoutSize.widthDimension.isEstimated || $0.flowsInside }
        case .column:
            return !layoutSize.heightDimension.isEstimated
                && subitems.contains { $0.layoutSize.heightDimension.isEstimated || $0.flowsInside }
        }
    }

    /// Whether sizes that views find out change anything.
    var holdsEstimates: Bool {
        subitems.contains {
            !$0.layoutSize.estimatedAxes.isEmpty
                || (($0 as? NSCollectionLayoutGroup)?.holdsEstimates ?? false)
        }
    }
}

extension NSCollectionLayoutItem {
    fileprivate var flowsInside: Bool { (self as? NSCollectionLayoutGroup)?.flows ?? false }
}
