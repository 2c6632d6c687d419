import Foundation

/// The lines that the items of a section flow into, in lengths along the direction of scrolling and
/// across it, from the corner where the first line begins.
///
/// Items of one size are not looked at one by one: a run of them is a grid, whose lines follow from
/// its numbers. So making lines takes O(*m*) in the items of a size of their own, and finding an item
/// or the items of a stretch O(log *m* + found).
struct FlowLines {
    /// A size by the direction of scrolling.
    struct Extent: Equatable {
        var along: CGFloat
        var across: CGFloat
    }

    /// How lines are filled.
    struct Rules: Equatable {
        /// The room across.
        var room: CGFloat
        var lineSpacing: CGFloat
        /// The least distance between the items of a line.
        var itemSpacing: CGFloat
        /// The length of a pixel; items of whole pixels are put on pixels.
        var pixel: CGFloat
    }

    /// Sizes of items: most have the same one.
    struct Sizes {
        var common: Extent
        /// The items that have another one.
        var own: [Int: Extent] = [:]
        /// The sizes of all items, where all may differ.
        var all: [Extent] = []

        subscript(item: Int) -> Extent {
            if let size = own[item] { return size }
            return all.isEmpty ? common : all[item]
        }
    }

    /// Lines of items of one size, or one line of items of any size.
    struct Run {
        var firstItem: Int
        var itemCount: Int
        var itemsPerLine: Int
        /// Where the first line begins.
        var start: CGFloat
        /// The length of a line.
        var length: CGFloat
        var lineSpacing: CGFloat
        /// The distance between the items of a line, and of the first one from the edge.
        var itemSpacing: CGFloat
        var indent: CGFloat
        /// The size of all items; nil in a line of several sizes.
        var itemSize: Extent?

        var lineCount: Int { (itemCount + itemsPerLine - 1) / itemsPerLine }
        var end: CGFloat {
            start + CGFloat(lineCount) * (length + lineSpacing) - lineSpacing
        }
    }

    let rules: Rules
    private(set) var sizes: Sizes
    let count: Int
    private(set) var runs: [Run] = []
    /// The items of a size of their own among those of the common one, ascending.
    private var ownItems: [Int] = []

    init(count: Int, sizes: Sizes, rules: Rules) {
        self.count = count
        self.sizes = sizes
        self.rules = rules
        if sizes.all.isEmpty { ownItems = sizes.own.keys.filter { $0 < count }.sorted() }
        build()
    }

    /// Gives items sizes of their own.
    ///
    /// - Complexity: O(*m*) in the runs behind the first of the items.
    mutating func measure(_ measured: [Int: Extent]) {
        guard let first = measured.keys.min() else { return }
        if sizes.all.isEmpty {
            for item in measured.keys where sizes.own[item] == nil && item < count {
                ownItems.insert(item, at: ownItems.partitioningIndex { $0 >= item })
            }
        }
        sizes.own.merge(measured) { $1 }
        // The line before may have room for the item now.
        let index = runs.partitioningIndex { $0.firstItem > first }
        runs.removeSubrange(max(0, index - 2)...)
        build()
    }

    /// The length of all lines.
    var length: CGFloat { runs.last?.end ?? 0 }

    // MARK: - Building

    private mutating func build() {
        var item = runs.last.map { $0.firstItem + $0.itemCount } ?? 0
        var start = runs.last.map { $0.end + rules.lineSpacing } ?? 0
        let firstItem = item
        var nextOwn = ownItems.partitioningIndex { $0 >= firstItem }
        while item < count {
            while nextOwn < ownItems.count, ownItems[nextOwn] < item { nextOwn += 1 }
            let common =
                sizes.all.isEmpty
                ? (nextOwn < ownItems.count ? ownItems[nextOwn] : count) - item : 0
            let run = grid(of: common, from: item, at: start) ?? line(from: item, at: start)
            runs.append(run)
            item += run.itemCount
            start = run.end + rules.lineSpacing
        }
    }

    /// How many items of a width fit into a line.
    private func capacity(_ width: CGFloat) -> Int {
        let step = width + rules.itemSpacing
        guard step > 0 else { return .max }
        let fitting = (rules.room + rules.itemSpacing + Self.tolerance) / step
        return fitting < 1 ? 1 : fitting >= CGFloat(Int32.max) ? .max : Int(fitting)
    }

    /// The lines that a number of items of the common size fill; of the items of the last line, which
    /// another one might still fit into, the next line is to take care.
    private func grid(of run: Int, from item: Int, at start: CGFloat) -> Run? {
        let size = sizes.common
        let perLine = min(capacity(size.across), max(1, count))
        let isLast = item + run == count
        let items = isLast ? run : perLine * max(0, (run - 1) / perLine)
        guard items > 0 else { return nil }
        let capacity = capacity(size.across)
        let (spacing, indent) = justification(
            used: CGFloat(capacity) * (size.across + rules.itemSpacing) - rules.itemSpacing,
            count: capacity == .max ? 0 : capacity)
        return Run(
            firstItem: item, itemCount: items, itemsPerLine: perLine, start: start,
            length: size.along, lineSpacing: rules.lineSpacing, itemSpacing: spacing,
            indent: indent, itemSize: size)
    }

    /// One line of as many items as fit.
    private func line(from first: Int, at start: CGFloat) -> Run {
        var size = sizes[first]
        var used = size.across
        var length = size.along
        var next = first + 1
        while next < count {
            size = sizes[next]
            guard used + rules.itemSpacing + size.across <= rules.room + Self.tolerance else {
                break
            }
            used += rules.itemSpacing + size.across
            length = max(length, size.along)
            next += 1
        }
        var places = next - first
        if next == count { fill(&used, &places, with: sizes[count - 1].across) }
        let (spacing, indent) = justification(used: used, count: places)
        return Run(
            firstItem: first, itemCount: next - first, itemsPerLine: next - first, start: start,
            length: length, lineSpacing: rules.lineSpacing, itemSpacing: spacing, indent: indent)
    }

    /// The last line is justified as if it were full of items like its last one, so that a grid stays
    /// a grid (measured by https://github.com/steipete/PSTCollectionView, PSTGridLayoutRow).
    private func fill(_ used: inout CGFloat, _ places: inout Int, with width: CGFloat) {
        let step = width + rules.itemSpacing
        guard step > 0 else {
            places = 0
            return
        }
        let more = Int(max(0, (rules.room + Self.tolerance - used) / step))
        used += CGFloat(more) * step
        places += more
    }

    /// The distance between the items of a line and that of the first one from the edge. A line that
    /// has room for one item only has it in its middle, as UIKit's have.
    ///
    /// - Parameter count: How many items fill the line; 0 where any number does.
    private func justification(used: CGFloat, count: Int) -> (spacing: CGFloat, indent: CGFloat) {
        let rest = max(0, rules.room - used)
        switch count {
        case ...0: return (rules.itemSpacing, 0)
        case 1: return (rules.itemSpacing, rest / 2)
        default: return (rules.itemSpacing + rest / CGFloat(count - 1), 0)
        }
    }

    /// What sums of thirds and the like may miss.
    private static let tolerance: CGFloat = 0.001

    // MARK: - Questions

    /// - Complexity: O(log *m*) in the runs, and O(*l*) in the items before it in a line of several
    ///   sizes.
    func frame(ofItem item: Int) -> (along: CGFloat, across: CGFloat, size: Extent) {
        let run = runs[runs.partitioningIndex { $0.firstItem > item } - 1]
        if let size = run.itemSize {
            let (line, column) = (item - run.firstItem).quotientAndRemainder(
                dividingBy: run.itemsPerLine)
            let across = run.indent + CGFloat(column) * (size.across + run.itemSpacing)
            return (
                run.start + CGFloat(line) * (run.length + run.lineSpacing),
                aligned(across, size, in: run),
                size
            )
        }
        var across = run.indent
        for other in run.firstItem..<item { across += sizes[other].across + run.itemSpacing }
        return place(sizes[item], across, in: run)
    }

    private func place(
        _ size: Extent, _ across: CGFloat, in run: Run
    ) -> (along: CGFloat, across: CGFloat, size: Extent) {
        // Items of a line are in its middle.
        let along = run.start + aligned((run.length - size.along) / 2, rules.pixel)
        return (along, aligned(across, size, in: run), size)
    }

    /// Items of whole pixels begin at pixels, where there is room for it between them.
    private func aligned(_ across: CGFloat, _ size: Extent, in run: Run) -> CGFloat {
        let pixels = size.across / rules.pixel
        guard run.itemSize != nil || run.itemSpacing >= rules.pixel,
            abs(pixels - pixels.rounded()) < Self.tolerance
        else { return across }
        return aligned(across, rules.pixel)
    }

    private func aligned(_ length: CGFloat, _ pixel: CGFloat) -> CGFloat {
        ((length / pixel) + Self.tolerance).rounded(.down) * pixel
    }

    /// The items whose lines a stretch touches.
    ///
    /// - Complexity: O(log *m*) in the runs.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = runs.partitioningIndex { $0.end >= start }
        let last = runs.partitioningIndex { $0.start > end }
        guard first < last else { return 0..<0 }
        let low = runs[first].firstItem + runs[first].items(endingAt: start).lowerBound
        let upper = runs[last - 1]
        let high = upper.firstItem + upper.items(beginningUpTo: end).upperBound
        return low..<max(low, high)
    }
}

extension FlowLines.Run {
    private var pitch: CGFloat { length + lineSpacing }

    /// From the first item whose line doesn't end before a place on.
    fileprivate func items(endingAt place: CGFloat) -> Range<Int> {
        guard pitch > 0, lineCount > 1 else { return 0..<itemCount }
        let line = ((place - start - length) / pitch).rounded(.up)
        let first = Int(min(max(0, line), CGFloat(lineCount - 1)))
        return min(itemCount, first * itemsPerLine)..<itemCount
    }

    /// Up to the last item whose line doesn't begin behind a place.
    fileprivate func items(beginningUpTo place: CGFloat) -> Range<Int> {
        guard pitch > 0, lineCount > 1 else { return 0..<itemCount }
        let line = ((place - start) / pitch).rounded(.down)
        let last = Int(min(max(0, line), CGFloat(lineCount - 1)))
        return 0..<min(itemCount, (last + 1) * itemsPerLine)
    }
}
