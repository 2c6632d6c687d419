/// Where the things in a row go when some of them leave their places and others come to new ones.
struct PlaceMapping {
    /// The places that were left, in the old numbering, ascending.
    let left: [Int]

    /// The places that were taken, in the new numbering, ascending.
    let taken: [Int]

    static let identity = PlaceMapping(left: [], taken: [])

    /// The new place of a thing that stays; nil for a place that was left.
    ///
    /// - Complexity: O(log *k*) in the places left and taken.
    func newPlace(of old: Int) -> Int? {
        Self.carry(old, from: left, to: taken)
    }

    /// The old place of a thing that stayed; nil for a place that was taken.
    func oldPlace(of new: Int) -> Int? {
        Self.carry(new, from: taken, to: left)
    }

    private static func carry(_ place: Int, from left: [Int], to taken: [Int]) -> Int? {
        let before = left.partitioningIndex { $0 >= place }
        if before < left.count, left[before] == place { return nil }
        let rank = place - before
        // The place with `rank` free places before it.
        var low = 0
        var high = taken.count
        while low < high {
            let middle = (low + high) / 2
            if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }
}

extension Array {
    /// The first index whose element belongs to the second part, where all that belong to it come
    /// after all that don't.
    func partitioningIndex(_ belongsToSecond: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
