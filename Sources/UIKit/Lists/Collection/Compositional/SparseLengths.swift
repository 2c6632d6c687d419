import Foundation

/// The lengths of things in a row of which most have the same one, and where each begins.
///
/// A question takes O(log *k*) in the lengths of their own; giving one takes O(*k*) in those behind
/// it, so that things which are measured in their order cost next to nothing each.
struct SparseLengths {
    let count: Int
    let common: CGFloat
    /// Between two things.
    let spacing: CGFloat

    private var places: [Int] = []
    private var lengths: [CGFloat] = []
    /// What the lengths up to each of the places add to the common ones.
    private var sums: [CGFloat] = []

    init(count: Int, common: CGFloat, spacing: CGFloat) {
        self.count = count
        self.common = common
        self.spacing = spacing
    }

    var total: CGFloat { count == 0 ? 0 : start(of: count) - spacing }

    var longest: CGFloat { max(common, lengths.max() ?? 0) }

    func length(of index: Int) -> CGFloat {
        let place = places.partitioningIndex { $0 >= index }
        return place < places.count && places[place] == index ? lengths[place] : common
    }

    func start(of index: Int) -> CGFloat {
        let before = places.partitioningIndex { $0 >= index }
        return CGFloat(index) * (common + spacing) + (before > 0 ? sums[before - 1] : 0)
    }

    mutating func set(_ length: CGFloat, of index: Int) {
        let place = places.partitioningIndex { $0 >= index }
        if place < places.count, places[place] == index {
            lengths[place] = length
        } else {
            places.insert(index, at: place)
            lengths.insert(length, at: place)
            sums.insert(0, at: place)
        }
        for later in place..<places.count {
            sums[later] = (later > 0 ? sums[later - 1] : 0) + lengths[later] - common
        }
    }

    /// The things that a stretch touches.
    func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard count > 0, end >= start else { return 0..<0 }
        let first = firstIndex { self.start(of: $0) + self.length(of: $0) >= start }
        let last = firstIndex { self.start(of: $0) > end }
        return first..<max(first, last)
    }

    private func firstIndex(_ fits: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if fits(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
