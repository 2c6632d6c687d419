/// Chooses the items of a reordered list that stay where they are, as many as
/// can be, so that the fewest are moved: a longest increasing subsequence.
///
/// Two things are asked beyond the length. Numbers already in order cost one
/// pass. And of several choices of the same length, the one is taken that
/// moves fewest items *onto the number they have already* (in `C B A` from
/// `A B C`, B stays): some such moves can't be avoided, but most can.
struct IncreasingSubsequence {
    /// Old numbers, all different, in the order of the new list.
    private let olds: ContiguousArray<Int32>

    /// The new number of each.
    private let news: ContiguousArray<Int32>

    /// Whether each of `olds` belongs to the subsequence.
    private(set) var isKept: ContiguousArray<Bool>

    /// Finds the subsequence.
    ///
    /// - Parameters:
    ///   - olds: Old numbers, all different, in the order of the new list.
    ///   - news: The new number of each, ascending; compared with the old ones
    ///     only if `avoidsSelfMoves`.
    ///   - avoidsSelfMoves: Whether equal numbers mean the same place.
    /// - Complexity: O(*k* log *k*); O(*k*) where little is out of order.
    init(
        olds: ContiguousArray<Int32>, news: ContiguousArray<Int32>, avoidsSelfMoves: Bool
    ) {
        self.olds = olds
        self.news = news
        isKept = ContiguousArray(repeating: true, count: olds.count)
        if Self.isAscending(olds) { return }
        keepLongest()
        if avoidsSelfMoves, olds.indices.contains(where: isSelfMove) { keepFixed() }
    }

    private static func isAscending(_ numbers: ContiguousArray<Int32>) -> Bool {
        for index in numbers.indices.dropFirst() where numbers[index] < numbers[index - 1] {
            return false
        }
        return true
    }

    private func isSelfMove(_ index: Int) -> Bool {
        !isKept[index] && olds[index] == news[index]
    }

    /// Patience sorting: `tails[length]` is where the smallest end of an
    /// increasing run of that length stands.
    private mutating func keepLongest() {
        var tails = ContiguousArray<Int32>()
        tails.reserveCapacity(olds.count)
        var previous = ContiguousArray<Int32>(repeating: -1, count: olds.count)
        for (index, old) in olds.enumerated() {
            isKept[index] = false
            var length = tails.count
            if let last = tails.last, olds[Int(last)] > old {
                length = firstTail(of: tails, above: old)
            }
            if length > 0 { previous[index] = tails[length - 1] }
            if length == tails.count {
                tails.append(Int32(truncatingIfNeeded: index))
            } else {
                tails[length] = Int32(truncatingIfNeeded: index)
            }
        }
        var index = tails.last ?? -1
        while index >= 0 {
            isKept[Int(index)] = true
            index = previous[Int(index)]
        }
    }

    private func firstTail(of tails: ContiguousArray<Int32>, above old: Int32) -> Int {
        var low = 0
        var high = tails.count - 1
        while low < high {
            let middle = (low + high) / 2
            if olds[Int(tails[middle])] < old { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Chooses again, in those stretches of the list that move an item onto
    /// its own number. A stretch ends where all that comes before is smaller
    /// than all that follows: every longest choice can be cut there.
    private mutating func keepFixed() {
        var smallestFrom = olds
        for index in olds.indices.dropLast().reversed() {
            smallestFrom[index] = min(smallestFrom[index], smallestFrom[index + 1])
        }
        var start = 0
        var largest = Int32.min
        var needsChoice = false
        for index in olds.indices {
            largest = max(largest, olds[index])
            needsChoice = needsChoice || isSelfMove(index)
            guard index + 1 == olds.count || smallestFrom[index + 1] > largest else { continue }
            if needsChoice { keepHeaviest(in: start..<index + 1) }
            start = index + 1
            needsChoice = false
        }
    }

    /// The same choice with a weight: one for the length, and a little for
    /// every item whose two numbers are equal. A Fenwick tree holds, for each
    /// rank, where the heaviest run ends among the smaller ones.
    private mutating func keepHeaviest(in range: Range<Int>) {
        let ascending = range.sorted { olds[$0] < olds[$1] }
        var ranks = ContiguousArray<Int>(repeating: 0, count: range.count)
        for (rank, index) in ascending.enumerated() { ranks[index - range.lowerBound] = rank + 1 }
        var weights = ContiguousArray<Int>(repeating: 0, count: range.count + 1)
        var previous = ContiguousArray<Int>(repeating: -1, count: range.count)
        var heaviest = ContiguousArray<Int>(repeating: -1, count: range.count + 1)
        var best = -1
        for offset in 0..<range.count {
            let index = range.lowerBound + offset
            isKept[index] = false
            var rank = ranks[offset] - 1
            while rank > 0 {
                let candidate = heaviest[rank]
                if Self.weight(candidate, weights) > Self.weight(previous[offset], weights) {
                    previous[offset] = candidate
                }
                rank &= rank - 1
            }
            weights[offset] =
                Self.weight(previous[offset], weights) + 1 << 32
                + (olds[index] == news[index] ? 1 : 0)
            rank = ranks[offset]
            while rank <= range.count {
                if weights[offset] > Self.weight(heaviest[rank], weights) {
                    heaviest[rank] = offset
                }
                rank += rank & -rank
            }
            if weights[offset] > Self.weight(best, weights) { best = offset }
        }
        while best >= 0 {
            isKept[range.lowerBound + best] = true
            best = previous[best]
        }
    }

    private static func weight(_ offset: Int, _ weights: ContiguousArray<Int>) -> Int {
        offset < 0 ? 0 : weights[offset]
    }
}
