import Foundation

/// A text with its attributes, as a value.
///
/// Offsets and lengths are UTF-16's, as in all of UIKit's ranges. Attributes that are missing are
/// those of the view that shows the text.
struct StyledText {
    typealias Attributes = [NSAttributedString.Key: Any]

    /// A stretch of text with the same attributes.
    struct Run {
        var length: Int
        var attributes: Attributes
    }

    private(set) var string: String
    /// None is empty, and neighbours differ.
    private(set) var runs: [Run]
    private(set) var length: Int

    init(_ string: String = "", attributes: Attributes = [:]) {
        self.string = string
        self.string.makeContiguousUTF8()
        length = self.string.utf16.count
        runs = length > 0 ? [Run(length: length, attributes: attributes)] : []
    }

    init(_ text: NSAttributedString) {
        self.init(text.string)
        guard length > 0 else { return }
        runs = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
            attributes, range, _ in
            append(Run(length: range.length, attributes: attributes))
        }
    }

    /// - Complexity: O(*n*) in the length of the text.
    mutating func replace(_ range: NSRange, with other: StyledText) {
        let start = string.index(at: range.location)
        let end = string.utf16.index(start, offsetBy: range.length)
        string.replaceSubrange(start..<end, with: other.string)
        let before = runs(in: NSRange(location: 0, length: range.location))
        let after = runs(in: NSRange(location: range.upperBound, length: length - range.upperBound))
        length += other.length - range.length
        runs = []
        runs.reserveCapacity(before.count + other.runs.count + after.count)
        for run in before { append(run) }
        for run in other.runs { append(run) }
        for run in after { append(run) }
    }

    subscript(range: NSRange) -> StyledText {
        guard range.length > 0 else { return StyledText() }
        var part = StyledText(string.substring(range))
        part.runs = runs(in: range)
        return part
    }

    /// Sets, or with `nil` takes away, one attribute of a stretch.
    mutating func set(_ key: NSAttributedString.Key, to value: Any?, in range: NSRange) {
        change(in: range) { $0[key] = value }
    }

    mutating func change(in range: NSRange, _ change: (inout Attributes) -> Void) {
        guard range.length > 0 else { return }
        var part = self[range]
        for index in part.runs.indices { change(&part.runs[index].attributes) }
        replace(range, with: part)
    }

    /// Changes the attributes of each run.
    mutating func changeRuns(_ change: (inout Attributes) -> Void) {
        for index in runs.indices { change(&runs[index].attributes) }
    }

    /// The attributes of a character, and how far they reach.
    func attributes(at offset: Int) -> (attributes: Attributes, range: NSRange) {
        var start = 0
        for run in runs {
            if offset < start + run.length {
                return (run.attributes, NSRange(location: start, length: run.length))
            }
            start += run.length
        }
        return (runs.last?.attributes ?? [:], NSRange(location: length, length: 0))
    }

    /// - Parameter defaults: For what the text itself says nothing of.
    func attributed(over defaults: Attributes = [:]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: string)
        var start = 0
        for run in runs {
            let attributes = run.attributes.merging(defaults) { own, _ in own }
            if !attributes.isEmpty {
                result.setAttributes(
                    attributes, range: NSRange(location: start, length: run.length))
            }
            start += run.length
        }
        return result
    }

    /// - Complexity: O(*n*) in the number of runs.
    func runs(in range: NSRange) -> [Run] {
        var found: [Run] = []
        var start = 0
        for run in runs {
            let from = max(start, range.location)
            let to = min(start + run.length, range.upperBound)
            if from < to { found.append(Run(length: to - from, attributes: run.attributes)) }
            start += run.length
            if start >= range.upperBound { break }
        }
        return found
    }

    private mutating func append(_ run: Run) {
        guard run.length > 0 else { return }
        if let last = runs.last, Self.areEqual(last.attributes, run.attributes) {
            runs[runs.count - 1].length += run.length
        } else {
            runs.append(run)
        }
    }

    private static func areEqual(_ first: Attributes, _ second: Attributes) -> Bool {
        guard first.count == second.count else { return false }
        return first.allSatisfy { key, value in
            guard let other = second[key] else { return false }
            if let value = value as? AnyHashable, let other = other as? AnyHashable {
                return value == other
            }
            return false
        }
    }
}

extension StyledText: Equatable {
    static func == (first: StyledText, second: StyledText) -> Bool {
        first.string.utf8.elementsEqual(second.string.utf8)
            && first.runs.count == second.runs.count
            && zip(first.runs, second.runs).allSatisfy {
                $0.length == $1.length && areEqual($0.attributes, $1.attributes)
            }
    }
}
