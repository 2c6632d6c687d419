import Beeline
import Foundation
import Testing

/// Every pair of small lists there is, repeated identities included.
@Suite struct SmallListsTests {
    /// All lists over some identities up to a length.
    private func lists(_ ids: Range<Int>, upTo length: Int) -> [[Int]] {
        var all: [[Int]] = [[]]
        var last: [[Int]] = [[]]
        for _ in 0..<length {
            last = last.flatMap { list in ids.map { list + [$0] } }
            all += last
        }
        return all
    }

    @Test func `all pairs of lists of up to four rows out of three are right`() {
        RepeatedIdentity.onReport { _ in }
        let all = lists(0..<3, upTo: 4)
        for old in all {
            for new in all {
                let oldRows = old.map { Row($0) }
                let newRows = new.enumerated().map { Row($1, $0 % 2) }
                let batch = Batch(from: oldRows, to: newRows)
                let replay = BatchReplay(batch: batch, old: oldRows, new: newRows)
                if let violation = replay.violation() {
                    Issue.record("\(old) \(new): \(violation)")
                    return
                }
            }
        }
    }

    @Test func `all pairs of two sections are right`() {
        RepeatedIdentity.onReport { _ in }
        let halves = lists(0..<2, upTo: 2)
        let names: [[SectionID]] = [["A", "B"], ["B", "A"], ["A", "C"], ["C", "B"]]
        for old in halves.flatMap({ first in halves.map { [first, $0] } }) {
            for new in halves.flatMap({ first in halves.map { [first, $0] } }) {
                for name in names {
                    let problem = problem(old, new, name)
                    if let problem {
                        Issue.record("\(old) \(new) \(name): \(problem)")
                        return
                    }
                }
            }
        }
    }

    private func problem(_ old: [[Int]], _ new: [[Int]], _ names: [SectionID]) -> String? {
        let oldList = ListSnapshot(
            sections: ["A": old[0].map { Row($0) }, "B": old[1].map { Row($0) }])
        let newList = ListSnapshot(
            sections: [names[0]: new[0].map { Row($0, 1) }, names[1]: new[1].map { Row($0) }])
        let batch = Batch(from: oldList, to: newList)
        return BatchReplay(batch: batch, old: oldList, new: newList).violation()
    }
}
