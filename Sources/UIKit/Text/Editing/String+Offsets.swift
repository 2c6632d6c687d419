import Foundation

// Places in a text are UTF-16 offsets, as in all of UIKit's ranges.

extension String {
    /// - Parameter offset: In UTF-16, at most the text's length.
    func index(at offset: Int) -> Index {
        utf16.index(startIndex, offsetBy: offset)
    }

    func offset(of index: Index) -> Int {
        utf16.distance(from: startIndex, to: index)
    }

    func substring(_ range: NSRange) -> String {
        let start = index(at: range.location)
        return String(self[start..<utf16.index(start, offsetBy: range.length)])
    }

    // MARK: - Whole characters

    /// The offset itself, or the beginning of the character that it is inside of.
    func characterStart(at offset: Int) -> Int {
        let place = index(at: offset)
        guard place > startIndex, place < endIndex else { return offset }
        // The index after one that is inside of a character is the character's end.
        return self.offset(of: index(before: index(after: place)))
    }

    /// The offset itself, or the end of the character that it is inside of.
    func characterEnd(at offset: Int) -> Int {
        let start = characterStart(at: offset)
        return start == offset ? offset : characterOffset(after: start)
    }

    /// Where the next character ends; the end of the text stays.
    func characterOffset(after offset: Int) -> Int {
        let place = index(at: offset)
        guard place < endIndex else { return offset }
        return self.offset(of: index(after: place))
    }

    /// Where the previous character begins; the beginning of the text stays.
    func characterOffset(before offset: Int) -> Int {
        let start = characterStart(at: offset)
        guard start == offset else { return start }
        guard start > 0 else { return 0 }
        return self.offset(of: index(before: index(at: start)))
    }

    /// The range, brought into the text and widened to where no half of a UTF-16 pair is left.
    func wholeScalars(_ range: NSRange) -> NSRange {
        let length = utf16.count
        let start = max(0, min(range.location, length))
        let end = max(start, min(range.location + max(range.length, 0), length))
        func isInsidePair(_ offset: Int) -> Bool {
            guard offset > 0, offset < length else { return false }
            return UTF16.isTrailSurrogate(utf16[index(at: offset)])
        }
        let from = isInsidePair(start) ? start - 1 : start
        if start == end { return NSRange(location: from, length: 0) }
        return NSRange(location: from, length: (isInsidePair(end) ? end + 1 : end) - from)
    }

    /// The range, brought into the text and widened to whole characters; an empty one goes to the
    /// end of the character that it is inside of.
    func wholeCharacters(_ range: NSRange) -> NSRange {
        guard range.length > 0 else {
            let caret = max(0, min(range.location, utf16.count))
            return NSRange(location: characterEnd(at: caret), length: 0)
        }
        let scalars = wholeScalars(range)
        let end = characterEnd(at: scalars.upperBound)
        let start = characterStart(at: scalars.location)
        return NSRange(location: start, length: end - start)
    }

    // MARK: - Paragraphs

    /// The paragraph that an offset is in, without the line end after it.
    func paragraphRange(at offset: Int) -> NSRange {
        let place = index(at: characterStart(at: offset))
        let start = self[..<place].lastIndex(where: \.endsParagraph).map(index(after:))
        let end = self[place...].firstIndex(where: \.endsParagraph) ?? endIndex
        let from = self.offset(of: start ?? startIndex)
        return NSRange(location: from, length: self.offset(of: end) - from)
    }
}

extension Character {
    /// What ends a paragraph for `NSString` does so here: LF, CR, both, and U+2029.
    var endsParagraph: Bool {
        self == "\n" || self == "\r" || self == "\r\n" || self == "\u{2029}"
    }
}
