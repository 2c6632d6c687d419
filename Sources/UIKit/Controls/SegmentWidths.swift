import Foundation

/// How wide the segments of a segmented control are; knows numbers only.
struct SegmentWidths {
    /// What each segment's content takes, with its padding, in points.
    var contents: [CGFloat]
    /// Widths that were set; 0 for those that weren't.
    var fixed: [CGFloat]
    /// Whether those that share the rest do so by their content.
    var byContent: Bool

    /// The widths of segments in a control so wide that nothing is cut.
    var natural: [CGFloat] {
        let widest = zip(contents, fixed).filter { $0.1 == 0 }.map(\.0).max() ?? 0
        return zip(contents, fixed).map { content, fixed in
            fixed > 0 ? fixed : byContent ? content : widest
        }
    }

    /// The widths of segments that fill a width.
    func filling(_ width: CGFloat) -> [CGFloat] {
        let natural = natural
        let free = zip(natural, fixed).filter { $0.1 == 0 }.map(\.0)
        guard !free.isEmpty else { return natural }
        let rest = max(0, width - fixed.reduce(0, +))
        let wanted = free.reduce(0, +)
        return zip(natural, fixed).map { natural, fixed in
            guard fixed == 0 else { return fixed }
            return byContent && wanted > 0
                ? natural + (rest - wanted) / CGFloat(free.count) : rest / CGFloat(free.count)
        }.map { max(0, $0) }
    }
}
