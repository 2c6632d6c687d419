import Foundation

/// The part of a collection view in which a section scrolls by itself, across the others.
struct ScrollingArea {
    /// In the content of the collection view.
    var frame: CGRect
    var contentSize: CGSize
    var stops = ScrollingStops.anywhere
    /// Whether a drag moves by one stop at most.
    var stopsAtEach = false
    /// Whether it scrolls along the vertical axis, in a layout that scrolls horizontally.
    var isVertical = false
}

/// Where a section that scrolls by itself may come to rest, as offsets from where reading begins.
enum ScrollingStops {
    case anywhere
    case pages(length: CGFloat, count: Int)
    /// Where groups begin, less a distance; or where they are in the middle of a length.
    case groups(SparseLengths, centeredIn: CGFloat?)

    var count: Int {
        switch self {
        case .anywhere: 0
        case .pages(_, let count): count
        case .groups(let lengths, _): lengths.count
        }
    }

    subscript(index: Int) -> CGFloat {
        switch self {
        case .anywhere: 0
        case .pages(let length, _): CGFloat(index) * length
        case .groups(let lengths, let room):
            if let room {
                // Content begins where the first group is in the middle.
                lengths.start(of: index) + lengths.length(of: index) / 2 - room / 2
                    + max(0, (room - lengths.length(of: 0)) / 2)
            } else {
                lengths.start(of: index)
            }
        }
    }

    /// - Complexity: O(log *n*) questions for a stop.
    func nearest(to offset: CGFloat) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] >= offset { high = middle } else { low = middle + 1 }
        }
        if low == count { return max(0, count - 1) }
        return low > 0 && offset - self[low - 1] < self[low] - offset ? low - 1 : low
    }
}
