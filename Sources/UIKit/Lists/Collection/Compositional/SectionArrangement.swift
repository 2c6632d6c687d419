import Foundation

/// Where the groups of one section of a compositional layout go, and the views around them.
///
/// Groups that are all alike are not looked at one by one: their places follow from their number. A
/// group is solved when it is seen; what its views find out is kept for it alone.
@MainActor final class SectionArrangement {
    let definition: NSCollectionLayoutSection
    let count: Int
    /// The room that the layout has, in points.
    let container: CGSize
    let insets: NSDirectionalEdgeInsets
    private let traits: UITraitCollection
    /// The axis that the layout scrolls along.
    let axis: NSLayoutConstraint.Axis
    /// The axis that groups follow one another on.
    private let stacking: NSLayoutConstraint.Axis

    /// Where the section begins, along the layout's axis.
    var start: CGFloat = 0
    /// How far a section that scrolls by itself is scrolled.
    var offset: CGFloat = 0

    private var measured: [Int: CGSize]
    private var measuredBoundary: [String: CGSize]

    private var template = SolvedGroup(size: .zero, leaves: [])
    private var perGroup = 1
    private var lengths = SparseLengths(count: 0, common: 0, spacing: 0)
    /// Across the stacking axis, of groups whose views have found out their sizes.
    private var breadths: [Int: CGFloat] = [:]
    private var solved: [Int: SolvedGroup] = [:]
    /// The first items of groups that hold as many items as fit; empty where all hold as many.
    private var flowing: [Int] = []

    init(
        _ definition: NSCollectionLayoutSection, count: Int, container: CGSize,
        surroundings: NSDirectionalEdgeInsets, axis: NSLayoutConstraint.Axis,
        traits: UITraitCollection, measured: [Int: CGSize], measuredBoundary: [String: CGSize]
    ) {
        self.definition = definition
        self.count = count
        self.container = container
        self.axis = axis
        self.traits = traits
        self.measured = measured
        self.measuredBoundary = measuredBoundary
        let own = definition.contentInsets
        insets = NSDirectionalEdgeInsets(
            top: own.top + surroundings.top, leading: own.leading + surroundings.leading,
            bottom: own.bottom + surroundings.bottom, trailing: own.trailing + surroundings.trailing
        )
        let other: NSLayoutConstraint.Axis = axis == .vertical ? .horizontal : .vertical
        stacking = definition.scrollsByItself ? other : axis
        arrange()
    }

    // MARK: - Arranging

    /// The room for groups.
    private var room: CGSize {
        let edges = edges
        return CGSize(
            width: max(
                0,
                container.width - insets.leading - insets.trailing
                    - (axis == .horizontal ? 0 : edges.leading + edges.trailing)),
            height: max(
                0,
                container.height - insets.top - insets.bottom
                    - (axis == .vertical ? 0 : edges.top + edges.bottom)))
    }

    private func solver(first: Int, limit: Int) -> GroupSolver {
        var solver = GroupSolver(traits: traits)
        solver.limit = limit
        return solver
    }

    private func arrange() {
        solved = [:]
        breadths = [:]
        template = GroupSolver(traits: traits).solve(definition.group, in: room)
        perGroup = max(1, template.leaves.count)
        if definition.group.flows {
            arrangeFlowing()
            return
        }
        let groups = (count + perGroup - 1) / perGroup
        lengths = SparseLengths(
            count: groups, common: template.size[stacking], spacing: definition.interGroupSpacing)
        guard definition.group.holdsEstimates else { return }
        for group in Set(measured.keys.filter { $0 < count }.map { $0 / perGroup }).sorted() {
            measureGroup(group)
        }
        // The last group may have fewer items, and be shorter by that.
        if count % perGroup != 0, groups > 0 { measureGroup(groups - 1) }
    }

    /// How many items a group holds follows from their sizes, so all are looked at.
    private func arrangeFlowing() {
        flowing = []
        var groups: [SolvedGroup] = []
        var first = 0
        while first < count {
            var solver = GroupSolver(traits: traits)
            solver.limit = count - first
            for (item, size) in measured where item >= first {
                solver.measured[item - first] = size
            }
            let group = solver.solve(definition.group, in: room)
            flowing.append(first)
            groups.append(group)
            first += max(1, group.leaves.count)
        }
        lengths = SparseLengths(
            count: groups.count, common: template.size[stacking],
            spacing: definition.interGroupSpacing)
        for (index, group) in groups.enumerated() {
            solved[index] = group
            lengths.set(group.size[stacking], of: index)
        }
    }

    private func measureGroup(_ group: Int) {
        solved[group] = nil
        let size = solvedGroup(group).size
        lengths.set(size[stacking], of: group)
        breadths[group] = size[stacking == .vertical ? .horizontal : .vertical]
    }

    /// A view has found out its size.
    func measure(_ size: CGSize, ofItem item: Int) {
        measured[item] = size
        if definition.group.flows {
            arrange()
        } else if item < count {
            measureGroup(item / perGroup)
        }
    }

    func measure(_ size: CGSize, ofBoundary kind: String) {
        measuredBoundary[kind] = size
        if axis == .horizontal || !flowing.isEmpty { arrange() }
    }

    // MARK: - Groups

    private func firstItem(of group: Int) -> Int {
        flowing.isEmpty ? group * perGroup : flowing[group]
    }

    private func group(of item: Int) -> Int {
        flowing.isEmpty ? item / perGroup : flowing.partitioningIndex { $0 > item } - 1
    }

    private func solvedGroup(_ group: Int) -> SolvedGroup {
        if let known = solved[group] { return known }
        let first = group * perGroup
        let end = min(count, first + perGroup)
        var solver = GroupSolver(traits: traits)
        for item in first..<max(first, end) { solver.measured[item - first] = measured[item] }
        if solver.measured.isEmpty, end - first == perGroup { return template }
        solver.limit = end - first
        let made = solver.solve(definition.group, in: room)
        // Only as much is kept as a person may see at a time.
        if solved.count > 500 { solved = [:] }
        solved[group] = made
        return made
    }

    // MARK: - Extent

    /// The room that headers and the like take outside of the content.
    private var edges: NSDirectionalEdgeInsets {
        var edges = NSDirectionalEdgeInsets.zero
        for item in definition.boundarySupplementaryItems where item.extendsBoundary {
            let size = boundarySize(item)
            if item.isAtTop {
                edges.top = max(edges.top, size.height - item.offset.y)
            } else if item.isAtBottom {
                edges.bottom = max(edges.bottom, size.height + item.offset.y)
            } else if item.isAtLeading {
                edges.leading = max(edges.leading, size.width - item.offset.x)
            } else if item.isAtTrailing {
                edges.trailing = max(edges.trailing, size.width + item.offset.x)
            }
        }
        return edges
    }

    private var alongInsets: (before: CGFloat, after: CGFloat) {
        axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    }

    private var alongEdges: (before: CGFloat, after: CGFloat) {
        let edges = edges
        return axis == .vertical ? (edges.top, edges.bottom) : (edges.leading, edges.trailing)
    }

    /// The length of the groups along the layout's axis.
    private var contentLength: CGFloat {
        guard count > 0 else { return 0 }
        guard definition.scrollsByItself else { return lengths.total }
        return breadths.values.max() ?? template.size[axis]
    }

    var length: CGFloat {
        let (edges, insets) = (alongEdges, alongInsets)
        return edges.before + insets.before + contentLength + insets.after + edges.after
    }

    var end: CGFloat { start + length }

    /// The whole section, headers and all.
    var frame: CGRect { rect(along: start, across: 0, length: length, breadth: container[other]) }

    private var other: NSLayoutConstraint.Axis { axis == .vertical ? .horizontal : .vertical }

    private func rect(
        along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat
    ) -> CGRect {
        axis == .vertical
            ? CGRect(x: across, y: along, width: breadth, height: length)
            : CGRect(x: along, y: across, width: length, height: breadth)
    }

    /// Where the first group begins, before a section that scrolls by itself is scrolled.
    private var contentOrigin: CGPoint {
        let edges = edges
        var origin = CGPoint(x: insets.leading, y: insets.top)
        origin.x += edges.leading
        origin.y += edges.top
        if axis == .vertical { origin.y += start } else { origin.x += start }
        if definition.scrollsByItself {
            if axis == .vertical { origin.x = pad } else { origin.y = pad }
        }
        return origin
    }

    /// Before the first group of a section that scrolls by itself.
    private var pad: CGFloat {
        let own = axis == .vertical ? insets.leading : insets.top
        guard definition.orthogonalScrollingBehavior == .groupPagingCentered, count > 0 else {
            return own
        }
        return max(0, (container[stacking] - lengths.length(of: 0)) / 2)
    }

    private var padAfter: CGFloat {
        let own = axis == .vertical ? insets.trailing : insets.bottom
        guard definition.orthogonalScrollingBehavior == .groupPagingCentered, lengths.count > 0
        else {
            return own
        }
        return max(0, (container[stacking] - lengths.length(of: lengths.count - 1)) / 2)
    }

    // MARK: - Scrolling by itself

    var scrollingArea: ScrollingArea? {
        guard definition.scrollsByItself, count > 0 else { return nil }
        let before = alongEdges.before + alongInsets.before
        let frame = rect(
            along: start + before, across: 0, length: contentLength, breadth: container[other])
        var size = frame.size
        size[stacking] = max(size[stacking], pad + lengths.total + padAfter)
        var area = ScrollingArea(frame: frame, contentSize: size)
        area.isVertical = stacking == .vertical
        let room = container[stacking]
        switch definition.orthogonalScrollingBehavior {
        case .none, .continuous: break
        case .continuousGroupLeadingBoundary: area.stops = .groups(lengths, centeredIn: nil)
        case .paging:
            area.stops = .pages(
                length: room, count: max(1, Int((size[stacking] / max(1, room)).rounded(.up))))
            area.stopsAtEach = true
        case .groupPaging:
            area.stops = .groups(lengths, centeredIn: nil)
            area.stopsAtEach = true
        case .groupPagingCentered:
            area.stops = .groups(lengths, centeredIn: room)
            area.stopsAtEach = true
        }
        return area
    }

    private var shift: CGPoint {
        guard definition.scrollsByItself else { return .zero }
        return stacking == .horizontal ? CGPoint(x: -offset, y: 0) : CGPoint(x: 0, y: -offset)
    }

    // MARK: - Items

    /// An item's place, and what its group says of it.
    func leaf(ofItem item: Int) -> SolvedGroup.Leaf? {
        guard item >= 0, item < count else { return nil }
        let group = group(of: item)
        let solved = solvedGroup(group)
        let index = item - firstItem(of: group)
        guard index < solved.leaves.count else { return nil }
        var leaf = solved.leaves[index]
        var origin = contentOrigin
        let groupStart = lengths.start(of: group)
        if stacking == .vertical { origin.y += groupStart } else { origin.x += groupStart }
        leaf.frame = leaf.frame.offsetBy(dx: origin.x + shift.x, dy: origin.y + shift.y)
        return leaf
    }

    /// The items whose groups a rectangle touches.
    func items(in rect: CGRect) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let origin = contentOrigin
        let low =
            stacking == .vertical
            ? rect.minY - origin.y - shift.y : rect.minX - origin.x - shift.x
        let groups = lengths.indices(
            from: low, to: low + (stacking == .vertical ? rect.height : rect.width))
        guard let first = groups.first, let last = groups.last else { return 0..<0 }
        let start = firstItem(of: first)
        let end = last + 1 < lengths.count ? firstItem(of: last + 1) : count
        return start..<max(start, min(count, end))
    }

    // MARK: - Around the content

    private func boundarySize(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        var size = item.layoutSize.size(in: boundaryRoom.size)
        if let found = measuredBoundary[item.elementKind] {
            for axis in item.layoutSize.estimatedAxes { size[axis] = found[axis] }
        }
        return size
    }

    /// What headers and the like are as wide as, in the section's own coordinates.
    private var boundaryRoom: CGRect {
        let follows = definition.supplementariesFollowContentInsets
        if axis == .vertical {
            let leading = follows ? insets.leading : 0
            return CGRect(
                x: leading, y: 0,
                width: max(0, container.width - leading - (follows ? insets.trailing : 0)),
                height: container.height)
        }
        let top = follows ? insets.top : 0
        return CGRect(
            x: 0, y: top, width: container.width,
            height: max(0, container.height - top - (follows ? insets.bottom : 0)))
    }

    /// The place of a header or the like.
    ///
    /// - Parameter seen: The stretch of content that is seen, which pinned views stay in.
    func boundaryFrame(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, seen: ClosedRange<CGFloat>
    ) -> CGRect {
        let size = boundarySize(item)
        let edges = edges
        let room = boundaryRoom
        var outer = frame
        if axis == .vertical {
            outer.origin.x = room.minX
            outer.size.width = room.width
        } else {
            outer.origin.y = room.minY
            outer.size.height = room.height
        }
        var x = outer.midX - size.width / 2
        var y = outer.midY - size.height / 2
        if item.isAtLeading { x = outer.minX }
        if item.isAtTrailing { x = outer.maxX - size.width }
        if item.isAtTop {
            y =
                item.extendsBoundary
                ? outer.minY + edges.top - size.height + item.offset.y : outer.minY
        }
        if item.isAtBottom {
            y =
                item.extendsBoundary
                ? outer.maxY - edges.bottom - item.offset.y : outer.maxY - size.height
        }
        var placed = CGRect(origin: CGPoint(x: x, y: y), size: size)
            .offsetBy(
                dx: item.offset.x, dy: item.isAtTop && item.extendsBoundary ? 0 : item.offset.y)
        if item.pinToVisibleBounds { pin(&placed, item, seen) }
        return placed
    }

    private func pin(
        _ placed: inout CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem,
        _ seen: ClosedRange<CGFloat>
    ) {
        let edges = alongEdges
        func pinned(_ place: CGFloat, _ length: CGFloat, isFirst: Bool) -> CGFloat {
            isFirst
                ? max(place, min(seen.lowerBound, end - edges.after - length))
                : min(place, max(seen.upperBound - length, start + edges.before))
        }
        if axis == .vertical {
            placed.origin.y = pinned(placed.minY, placed.height, isFirst: !item.isAtBottom)
        } else {
            placed.origin.x = pinned(placed.minX, placed.width, isFirst: !item.isAtTrailing)
        }
    }

    /// The place of what is drawn behind the section.
    func decorationFrame(_ item: NSCollectionLayoutDecorationItem) -> CGRect {
        frame.inset(by: item.contentInsets.resolved(for: .leftToRight))
    }
}
