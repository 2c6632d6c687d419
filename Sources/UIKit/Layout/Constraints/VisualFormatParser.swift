import Foundation

/// Reads a visual format.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private let metrics: [String: Any]
    private let viewNames: Set<String>
    private var position = 0

    init(_ format: String, metrics: [String: Any], viewNames: Set<String>) {
        self.format = format
        characters = Array(format)
        self.metrics = metrics
        self.viewNames = viewNames
    }

    mutating func parse() throws(VisualFormatError) -> ParsedFormat {
        var result = ParsedFormat()
        if let axis = readAxis() { result.axis = axis }
        if read("|") {
            result.elements.append(.superview)
            result.gaps.append(try readGap())
        }
        result.elements.append(try readView())
        while position < characters.count {
            let gap = try readGap()
            if read("|") {
                result.gaps.append(gap)
                result.elements.append(.superview)
                break
            }
            guard next == "[" else { throw error("Expected a view or '|'.") }
            result.gaps.append(gap)
            result.elements.append(try readView())
        }
        guard position == characters.count else {
            throw error("Nothing may follow the superview's edge.")
        }
        return result
    }

    // MARK: - Parts

    private mutating func readAxis() -> NSLayoutConstraint.Axis? {
        if read("H:") { return .horizontal }
        return read("V:") ? .vertical : nil
    }

    private mutating func readView() throws(VisualFormatError) -> ParsedFormat.Element {
        guard read("[") else { throw error("Expected a view.") }
        let start = position
        let name = readName()
        guard viewNames.contains(name) else {
            throw error("\(name) is not a key in the views dictionary.", at: start)
        }
        let sizes = next == "(" ? try readLengths(allowsViews: true) : []
        guard read("]") else { throw error("Expected a ']' here.") }
        return .view(name, sizes)
    }

    private mutating func readGap() throws(VisualFormatError) -> ParsedFormat.Gap {
        guard read("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let lengths =
            next == "(" ? try readLengths(allowsViews: false) : [try readLength(allowsViews: false)]
        guard read("-") else { throw error("Expected a '-' here.") }
        return .lengths(lengths)
    }

    private mutating func readLengths(
        allowsViews: Bool
    ) throws(VisualFormatError) -> [ParsedFormat.Length] {
        _ = read("(")
        var lengths = [try readLength(allowsViews: allowsViews)]
        while read(",") { lengths.append(try readLength(allowsViews: allowsViews)) }
        guard read(")") else { throw error("Expected a ')' here.") }
        return lengths
    }

    private mutating func readLength(
        allowsViews: Bool
    ) throws(VisualFormatError) -> ParsedFormat.Length {
        var length = ParsedFormat.Length()
        if read("==") {
            length.relation = .equal
        } else if read(">=") {
            length.relation = .greaterThanOrEqual
        } else if read("<=") {
            length.relation = .lessThanOrEqual
        }
        let start = position
        if let number = readNumber() {
            length.constant = CGFloat(number)
        } else {
            let name = readName()
            if let metric = number(named: name) {
                length.constant = CGFloat(metric)
            } else if allowsViews, viewNames.contains(name) {
                length.viewName = name
            } else {
                let table = allowsViews ? "metrics or views" : "metrics"
                throw error("\(name) is not a key in the \(table) dictionary.", at: start)
            }
        }
        if read("@") { length.priority = UILayoutPriority(Float(try readPriority())) }
        return length
    }

    private mutating func readPriority() throws(VisualFormatError) -> Double {
        let start = position
        if let number = readNumber() { return number }
        let name = readName()
        guard let number = number(named: name) else {
            throw error("\(name) is not a key in the metrics dictionary.", at: start)
        }
        return number
    }

    private func number(named name: String) -> Double? {
        switch metrics[name] {
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    // MARK: - Characters

    private var next: Character? {
        position < characters.count ? characters[position] : nil
    }

    private mutating func read(_ text: String) -> Bool {
        let end = position + text.count
        guard end <= characters.count, characters[position..<end].elementsEqual(text) else {
            return false
        }
        position = end
        return true
    }

    private mutating func readName() -> String {
        let start = position
        while let character = next, character.isLetter || character.isNumber || character == "_" {
            position += 1
        }
        return String(characters[start..<position])
    }

    private mutating func readNumber() -> Double? {
        var end = position
        if end < characters.count, characters[end] == "-" || characters[end] == "+" { end += 1 }
        while end < characters.count, characters[end].isNumber || characters[end] == "." {
            end += 1
        }
        guard let number = Double(String(characters[position..<end])) else { return nil }
        position = end
        return number
    }

    private func error(_ reason: String, at offset: Int? = nil) -> VisualFormatError {
        VisualFormatError(reason: reason, format: format, offset: offset ?? position)
    }
}
