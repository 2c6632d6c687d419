import Foundation

/// A section of a flow layout: a header, lines of items with room around them, and a footer.
struct FlowSection {
    /// Distances by the direction of scrolling.
    struct Insets: Equatable {
        var before: CGFloat = 0
        var after: CGFloat = 0
        /// Across, at the side where lines begin.
        var leading: CGFloat = 0
    }

    var insets: Insets
    var header: CGFloat
    var footer: CGFloat
    var lines: FlowLines
    /// Where the section begins.
    var start: CGFloat = 0

    /// Where the first line begins.
    var linesStart: CGFloat { start + header + insets.before }
    var footerStart: CGFloat { linesStart + lines.length + insets.after }
    var end: CGFloat { footerStart + footer }
}

/// All sections of a flow layout, in lengths along the direction of scrolling and across it.
struct FlowArrangement {
    private(set) var sections: [FlowSection]
    let isHorizontal: Bool
    /// The content's extent across.
    let room: CGFloat

    init(sections: [FlowSection], isHorizontal: Bool, room: CGFloat) {
        self.sections = sections
        self.isHorizontal = isHorizontal
        self.room = room
        place(from: 0)
    }

    private mutating func place(from first: Int) {
        var start = first > 0 ? sections[first - 1].end : 0
        for index in first..<sections.count {
            sections[index].start = start
            start = sections[index].end
        }
    }

    /// Gives items of a section sizes of their own.
    mutating func measure(_ sizes: [Int: FlowLines.Extent], in section: Int) {
        guard sections.indices.contains(section) else { return }
        sections[section].lines.measure(sizes)
        place(from: section + 1)
    }

    // MARK: - Questions

    var length: CGFloat { sections.last?.end ?? 0 }

    var contentSize: CGSize { size(along: length, across: room) }

    /// The sections that a stretch touches.
    ///
    /// - Complexity: O(log *s*) in the sections.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = sections.partitioningIndex { $0.end >= start }
        let last = sections.partitioningIndex { $0.start > end }
        return first..<max(first, last)
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        sections.indices.contains(indexPath.section)
            && (0..<sections[indexPath.section].lines.count).contains(indexPath.item)
    }

    func frame(ofItem indexPath: IndexPath) -> CGRect {
        let section = sections[indexPath.section]
        let item = section.lines.frame(ofItem: indexPath.item)
        return rect(
            along: section.linesStart + item.along, across: section.insets.leading + item.across,
            size: item.size)
    }

    /// The items of a section whose lines a stretch touches.
    func items(ofSection index: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let section = sections[index]
        return section.lines.items(from: start - section.linesStart, to: end - section.linesStart)
    }

    /// - Parameter edge: Where content begins to be seen, for a header that stays there; nil for one
    ///   that doesn't.
    func headerFrame(ofSection index: Int, pinnedAt edge: CGFloat?) -> CGRect? {
        guard sections.indices.contains(index), sections[index].header > 0 else { return nil }
        let section = sections[index]
        var start = section.start
        if let edge { start = max(start, min(edge, section.footerStart - section.header)) }
        return rect(
            along: start, across: 0, size: FlowLines.Extent(along: section.header, across: room))
    }

    /// - Parameter edge: Where content ceases to be seen, for a footer that stays there.
    func footerFrame(ofSection index: Int, pinnedAt edge: CGFloat?) -> CGRect? {
        guard sections.indices.contains(index), sections[index].footer > 0 else { return nil }
        let section = sections[index]
        var start = section.footerStart
        if let edge {
            start = min(start, max(edge - section.footer, section.start + section.header))
        }
        return rect(
            along: start, across: 0, size: FlowLines.Extent(along: section.footer, across: room))
    }

    // MARK: - Directions

    private func size(along: CGFloat, across: CGFloat) -> CGSize {
        isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    private func rect(along: CGFloat, across: CGFloat, size: FlowLines.Extent) -> CGRect {
        CGRect(
            origin: isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along),
            size: self.size(along: size.along, across: size.across))
    }
}
