import Beeline
import Foundation
import Synchronization
import Testing

/// The cases of the article on a straight line, and the mistakes in its
/// listings: each is shown on an implementation that makes it, and then not to
/// be in ours.
@Suite struct StraightLineTests {
    private let rows = [Row(1), Row(2), Row(3)]

    private func violation(_ finder: any ChangeFinder, _ new: [Row]) -> String? {
        FinderCheck(finder: finder).violation(rows, new)
    }

    // MARK: The article's own cases

    @Test func `added rows are told as added and removed ones as removed`() {
        for new in [
            [Row(1), Row(2), Row(3), Row(4)], [Row(0), Row(1), Row(2), Row(3)], [Row(2)], [],
        ] {
            #expect(violation(OurFinder(), new) == nil)
            #expect(violation(SetFinder(), new) == nil, "the article is right about these")
        }
    }

    @Test func `added and removed at once needs no reload`() {
        let new = [Row(1), Row(4), Row(3)]
        #expect(SetFinder().batch(from: ListSnapshot(rows), to: ListSnapshot(new)) == nil)
        #expect(violation(OurFinder(), new) == nil)
        #expect(Batch(from: rows, to: new).operationCount == 2)
    }

    // MARK: The mistakes

    @Test func `an edit leaves no stale row`() {
        let new = [Row(1), Row(2, 7), Row(3)]
        #expect(violation(SetFinder(), new) == "[0, 1] is stale: 2, not 2·7")
        #expect(violation(OurFinder(), new) == nil)
    }

    @Test func `a move leaves no stale row`() {
        let new = [Row(3), Row(1), Row(2)]
        #expect(violation(SetFinder(), new) == "[0, 0] shows 1, not 3")
        #expect(violation(OurFinder(), new) == nil)
    }

    @Test func `an edit beside an insertion is told in the new numbering`() {
        let new = [Row(0), Row(1), Row(2, 7), Row(3)]
        #expect(violation(OldNumberingFinder(), new) != nil)
        #expect(violation(OurFinder(), new) == nil)
    }

    @Test func `a repeated identity does not crash`() async {
        await #expect(processExitsWith: .failure) {
            _ = UniqueFinder().batch(from: ListSnapshot([Row(1), Row(1)]), to: ListSnapshot())
        }
        RepeatedIdentity.onReport { _ in }
        let check = FinderCheck(finder: OurFinder())
        #expect(check.violation([Row(1), Row(1)], [Row(1), Row(2), Row(1), Row(1)]) == nil)
    }

    @Test func `a list ten times as long costs about ten times as many comparisons`() {
        #expect(comparisons(200) { QuadraticFinder().batch(from: $0, to: $1) } > 200 * 200 / 2)
        let (short, long) = (
            comparisons(200) { Batch(from: $0, to: $1) },
            comparisons(2_000) { Batch(from: $0, to: $1) }
        )
        #expect(long <= 15 * short, "\(short) and \(long) comparisons")
    }

    @Test func `the changes of the second section are told in the second section`() {
        let old = ListSnapshot(sections: ["add": [Row(0)], "to do": rows])
        let new = ListSnapshot(sections: ["add": [Row(0)], "to do": [Row(4), Row(1), Row(3, 1)]])
        #expect(FinderCheck(finder: WrongSectionFinder()).violation(old, new) != nil)
        #expect(FinderCheck(finder: OurFinder()).violation(old, new) == nil)
    }

    /// How often the identities of a list and its reverse are compared.
    private func comparisons(
        _ count: Int, _ compare: ([CountedItem], [CountedItem]) -> Batch
    ) -> Int {
        let counter = Counter()
        let items = (0..<count).map { CountedItem(id: CountedID(number: $0, counter: counter)) }
        _ = compare(items, items.reversed())
        return counter.count.load(ordering: .relaxed)
    }

    private final class Counter: Sendable {
        let count = Atomic(0)
    }

    private struct CountedID: Hashable, Sendable {
        let number: Int
        let counter: Counter

        static func == (left: Self, right: Self) -> Bool {
            left.counter.count.add(1, ordering: .relaxed)
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(number)
        }
    }

    private struct CountedItem: Identifiable, Equatable, Sendable {
        let id: CountedID
    }
}
