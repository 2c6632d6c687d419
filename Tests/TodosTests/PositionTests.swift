import Testing

@testable import Todos

@Suite struct PositionTests {
    @Test(
        arguments: [
            (nil, nil, "V"), ("V", nil, "k"), (nil, "V", "F"), ("A", "B", "AV"), ("A", "C", "B"),
            ("Az", "B", "AzV"), (nil, "1", "0V"), ("z", nil, "zV"), ("A", "A1", "A0V"),
        ] as [(String?, String?, String)])
    func `there is a place between any two`(lower: String?, upper: String?, middle: String) {
        let place = Position.between(
            lower.map(Position.init(rawValue:)), upper.map(Position.init(rawValue:)))
        #expect(place?.rawValue == middle)
    }

    @Test(arguments: [("V", "V"), ("B", "A"), ("A", "A0"), ("ä", "z"), ("A", " ")])
    func `there is none between two of which the first is not before the second`(
        lower: String, upper: String
    ) {
        #expect(
            Position.between(Position(rawValue: lower), Position(rawValue: upper)) == nil)
    }

    @Test func `those put behind and before others stay short`() throws {
        var last = Position.first
        var first = Position.first
        for _ in 0..<10_000 {
            let (behind, before) = (
                try #require(Position.after(last)), try #require(Position.before(first))
            )
            #expect(last < behind && before < first)
            (last, first) = (behind, before)
        }
        #expect(last.rawValue.utf8.count <= 4 && first.rawValue.utf8.count <= 4)
        #expect(
            Position.after(Position(rawValue: "zzzz")).map { $0 > Position(rawValue: "zzzz") }
                == true)
        #expect(
            Position.before(Position(rawValue: "0001")).map { $0 < Position(rawValue: "0001") }
                == true)
    }

    @Test(arguments: [0, 1, 2, 10, 61, 62, 63, 4_000])
    func `places that are spread are in order, and there is room everywhere`(count: Int) {
        let all = Position.spread(count)
        #expect(all.count == count)
        #expect(all == Array(Set(all)).sorted())
        for (place, next) in zip([nil] + all, all.map(Optional.some) + [nil]) {
            #expect(Position.between(place, next) != nil)
        }
    }

    @Test func `a place found again and again between the same two is never lost`() throws {
        var (low, high) = (Position(rawValue: "A"), Position(rawValue: "B"))
        for number in 0..<500 {
            let middle = try #require(Position.between(low, high))
            #expect(low < middle && middle < high)
            if number.isMultiple(of: 2) { high = middle } else { low = middle }
        }
        #expect(low.isLong)
    }
}
