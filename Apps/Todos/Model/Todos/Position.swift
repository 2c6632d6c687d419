import Beeline

/// A place in an order that everybody can put something into without numbering the others anew: a
/// fraction between 0 and 1, whose digits are written with letters. `V` stands between `F` and `k`, and
/// there is always something between two that differ.
///
/// So an item that is moved changes itself alone, and two devices that each move one agree on the
/// order of the others.
struct Position: RawRepresentable, Hashable, Codable, Comparable, Sendable, ColumnValue {
    let rawValue: String

    /// In the order of their bytes, which is SQLite's and everybody's.
    private static let digits = Array(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

    /// The first is `V`, in the middle.
    static let first = Position(digits: [31])

    init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(digits: [Int]) {
        rawValue = String(decoding: digits.map { Self.digits[$0] }, as: UTF8.self)
    }

    static func < (left: Position, right: Position) -> Bool {
        left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }

    /// A place between two others, or before or behind everything.
    ///
    /// - Returns: Nil if there is none: they are the same, in the wrong order, or were written by
    ///   something else than this.
    static func between(_ lower: Position?, _ upper: Position?) -> Position? {
        guard let low = lower.map(numbers) ?? [], let high = upper.map(numbers) ?? [] else {
            return nil
        }
        if let lower, let upper, lower >= upper { return nil }
        var result: [Int] = []
        var isBelowUpper = upper == nil
        for place in 0... {
            let floor = place < low.count ? low[place] : 0
            let ceiling = isBelowUpper ? digits.count : place < high.count ? high[place] : 0
            let middle = (floor + ceiling) / 2
            if middle > floor {
                result.append(middle)
                return Position(digits: result)
            }
            // Nothing fits between `x` and `x0`.
            if !isBelowUpper, ceiling < floor || place >= high.count && place >= low.count {
                return nil
            }
            result.append(floor)
            if ceiling > floor { isBelowUpper = true }
        }
        return nil
    }

    /// A place behind another one, with as much room again behind it.
    ///
    /// - Returns: Nil if the other was written by something else than this.
    static func after(_ position: Position?) -> Position? {
        guard let position else { return first }
        guard let start = beginning(of: position) else { return nil }
        return Position(steps: start.steps + 1) ?? between(position, nil)
    }

    /// A place before another one, with as much room again before it.
    ///
    /// - Returns: Nil if the other was written by something else than this.
    static func before(_ position: Position?) -> Position? {
        guard let position else { return first }
        guard let start = beginning(of: position) else { return nil }
        return Position(steps: start.steps - (start.isExact ? 1 : 0)) ?? between(nil, position)
    }

    /// Those that are only put before or behind others stand this many digits apart: there is room for
    /// seven million on either side of the first.
    private static let stepLength = 4

    /// How many steps there are before a place, and whether it is at the last of them.
    private static func beginning(of position: Position) -> (steps: Int, isExact: Bool)? {
        guard let numbers = numbers(position) else { return nil }
        let steps = (0..<stepLength).reduce(0) { value, place in
            value * digits.count + (place < numbers.count ? numbers[place] : 0)
        }
        return (steps, numbers.count <= stepLength)
    }

    private init?(steps: Int) {
        var value = steps
        var numbers: [Int] = []
        for _ in 0..<Self.stepLength {
            numbers.insert(value % Self.digits.count, at: 0)
            value /= Self.digits.count
        }
        guard steps > 0, value == 0 else { return nil }
        while numbers.last == 0 { numbers.removeLast() }
        self.init(digits: numbers)
    }

    /// Places for a number of items, with as much room between them as there is.
    static func spread(_ count: Int) -> [Position] {
        let base = digits.count
        var length = 1
        var room = base
        while room <= count {
            length += 1
            room *= base
        }
        return (1...max(1, count)).prefix(count).map { number in
            var value = number * room / (count + 1)
            var digits: [Int] = []
            for _ in 0..<length {
                digits.insert(value % base, at: 0)
                value /= base
            }
            // What ends in a zero has nothing before it that isn't before its beginning.
            while digits.last == 0 { digits.removeLast() }
            return Position(digits: digits)
        }
    }

    /// Whether it has become so long that the items should be spread anew.
    var isLong: Bool { rawValue.utf8.count > 12 }

    private static func numbers(_ position: Position) -> [Int]? {
        let numbers = position.rawValue.utf8.map { digits.firstIndex(of: $0) }
        return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
    }
}
