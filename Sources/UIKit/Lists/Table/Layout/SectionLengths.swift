import Foundation

/// Numbers of a row, and the sums of those before each, as a Fenwick tree.
struct SectionLengths {
    private var sums: [CGFloat]
    private(set) var values: [CGFloat]

    /// - Complexity: O(*n*).
    init(_ values: [CGFloat] = []) {
        self.values = values
        sums = [0] + values
        guard !values.isEmpty else { return }
        for index in 1...values.count {
            let parent = index + (index & -index)
            if parent < sums.count { sums[parent] += sums[index] }
        }
    }

    var count: Int { values.count }

    /// - Complexity: O(log *n*).
    mutating func set(_ value: CGFloat, at index: Int) {
        let change = value - values[index]
        guard change != 0 else { return }
        values[index] = value
        var place = index + 1
        while place < sums.count {
            sums[place] += change
            place += place & -place
        }
    }

    /// The sum of the first `count` numbers.
    ///
    /// - Complexity: O(log *n*).
    func sum(ofFirst count: Int) -> CGFloat {
        var place = count
        var sum: CGFloat = 0
        while place > 0 {
            sum += sums[place]
            place -= place & -place
        }
        return sum
    }

    /// The last index at whose beginning the sum is not above a distance; the first one for a distance
    /// before all.
    ///
    /// - Complexity: O(log *n*).
    func index(at distance: CGFloat) -> Int {
        guard !values.isEmpty else { return 0 }
        var place = 0
        var rest = distance
        var step = 1
        while step * 2 < sums.count { step *= 2 }
        while step > 0 {
            if place + step < sums.count, sums[place + step] <= rest {
                place += step
                rest -= sums[place]
            }
            step /= 2
        }
        return min(place, values.count - 1)
    }
}
