import CGtk
import Foundation

// Where carets and selections are in a paragraph. Indices are UTF-8's, from the paragraph's beginning;
// rectangles and points are in the paragraph's box, in points.

extension ParagraphLayout {
    /// A line as it was broken.
    struct Line {
        var number: Int
        /// Without what the line was broken at, if that is not shown.
        var range: Range<Int>
        var top: CGFloat
        var height: CGFloat
        var isRightToLeft: Bool
    }

    /// Whether the first line runs from right to left.
    var isRightToLeft: Bool {
        pango_layout_get_line_readonly(layout, 0).pointee.resolved_dir
            == PANGO_DIRECTION_RTL.rawValue
    }

    // MARK: - Carets

    /// Where the caret is before the character at an index, without a width.
    ///
    /// - Parameter isUpstream: Where a line was broken, the end of the upper line is meant.
    func caret(at index: Int, isUpstream: Bool) -> CGRect {
        let line = line(of: index, isUpstream: isUpstream)
        if isUpstream, line.range.upperBound == index, index > line.range.lowerBound {
            return caret(atEndOf: line)
        }
        var strong = PangoRectangle()
        pango_layout_get_cursor_pos(layout, Int32(index), &strong, nil)
        return CGRect(
            x: points(strong.x) + inset.x, y: line.top, width: 0, height: line.height)
    }

    private func caret(atEndOf line: Line) -> CGRect {
        let text = paragraph.text
        let end = text.utf8.index(text.startIndex, offsetBy: line.range.upperBound)
        let last = text.utf8.distance(from: text.startIndex, to: text.index(before: end))
        var x: Int32 = 0
        pango_layout_line_index_to_x(pangoLine(line.number), Int32(last), 1, &x)
        return CGRect(
            x: points(x) + lineStart(line.number) + inset.x, y: line.top, width: 0,
            height: line.height)
    }

    /// The index that is nearest to a point.
    func index(at point: CGPoint) -> (index: Int, isUpstream: Bool) {
        index(atX: point.x, inLine: lineNumber(at: point.y))
    }

    /// The index in a line that is nearest to a distance from the left.
    func index(atX x: CGFloat, inLine number: Int) -> (index: Int, isUpstream: Bool) {
        var (index, trailing): (Int32, Int32) = (0, 0)
        pango_layout_line_x_to_index(
            pangoLine(number), units(x - inset.x - lineStart(number)), &index, &trailing)
        let found = advanced(Int(index), by: Int(trailing))
        let isUpstream = line(of: found, isUpstream: false).number > number
        return (found, isUpstream)
    }

    /// Where the caret goes from an index, left or right as a person sees it.
    ///
    /// - Returns: `nil` for beyond the paragraph's beginning, or its end: `isBeyondEnd` tells which.
    func index(leftOf index: Int) -> VisualStep { visualStep(from: index, -1) }
    func index(rightOf index: Int) -> VisualStep { visualStep(from: index, 1) }

    enum VisualStep: Equatable {
        case index(Int), beforeBeginning, beyondEnd
    }

    private func visualStep(from index: Int, _ direction: Int32) -> VisualStep {
        var (next, trailing): (Int32, Int32) = (0, 0)
        pango_layout_move_cursor_visually(
            layout, 1, Int32(index), 0, direction, &next, &trailing)
        if next < 0 { return .beforeBeginning }
        if next == Int32.max { return .beyondEnd }
        return .index(advanced(Int(next), by: Int(trailing)))
    }

    // MARK: - Selections

    /// What of each line a range covers. Lines that the range goes on from are covered to their end.
    ///
    /// - Parameter goesOn: Whether the selection goes on after the paragraph.
    func rectangles(of range: Range<Int>, goesOn: Bool) -> [CGRect] {
        var rectangles: [CGRect] = []
        for number in 0..<lineCount {
            let line = line(number)
            guard range.lowerBound <= line.range.upperBound,
                range.upperBound >= line.range.lowerBound
            else { continue }
            let isLast = number == lineCount - 1
            let end = goesOn && isLast ? Int(Int32.max) : range.upperBound
            for (left, width) in parts(of: number, range.lowerBound, end) where width > 0 {
                let part = CGRect(
                    x: left + inset.x, y: line.top, width: width, height: line.height)
                // Letters that are selected, and the rest of their line.
                if let last = rectangles.last, last.minY == part.minY,
                    abs(last.maxX - part.minX) < 0.01
                {
                    rectangles[rectangles.count - 1] = last.union(part)
                } else {
                    rectangles.append(part)
                }
            }
        }
        return rectangles
    }

    private func parts(
        of number: Int, _ start: Int, _ end: Int
    ) -> [(left: CGFloat, width: CGFloat)] {
        var ranges: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(
            pangoLine(number), Int32(start), Int32(min(end, Int(Int32.max))), &ranges, &count)
        defer { g_free(ranges) }
        guard let ranges else { return [] }
        return (0..<Int(count)).map { part in
            let left = points(ranges[2 * part])
            return (left, points(ranges[2 * part + 1]) - left)
        }
    }

    // MARK: - Lines

    func lineNumber(at y: CGFloat) -> Int {
        for number in 0..<lineCount {
            let line = line(number)
            if y < line.top + line.height { return number }
        }
        return lineCount - 1
    }

    func line(of index: Int, isUpstream: Bool) -> Line {
        var number: Int32 = 0
        pango_layout_index_to_line_x(layout, Int32(index), 0, &number, nil)
        var line = line(min(Int(number), lineCount - 1))
        if isUpstream, line.number > 0, line.range.lowerBound == index {
            line = self.line(line.number - 1)
        }
        return line
    }

    func line(_ number: Int) -> Line {
        let pango = pangoLine(number).pointee
        let start = Int(pango.start_index)
        let iterator = iterator(at: number)
        defer { pango_layout_iter_free(iterator) }
        var (top, bottom): (Int32, Int32) = (0, 0)
        pango_layout_iter_get_line_yrange(iterator, &top, &bottom)
        return Line(
            number: number, range: start..<start + Int(pango.length), top: points(top) + inset.y,
            height: points(bottom - top),
            isRightToLeft: pango.resolved_dir == PANGO_DIRECTION_RTL.rawValue)
    }

    private func iterator(at number: Int) -> OpaquePointer? {
        let iterator: OpaquePointer? = pango_layout_get_iter(layout)
        for _ in 0..<number { pango_layout_iter_next_line(iterator) }
        return iterator
    }

    private func lineStart(_ number: Int) -> CGFloat {
        let iterator = iterator(at: number)
        defer { pango_layout_iter_free(iterator) }
        var logical = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &logical)
        return points(logical.x)
    }

    private func pangoLine(_ number: Int) -> UnsafeMutablePointer<PangoLayoutLine> {
        pango_layout_get_line_readonly(layout, Int32(number))
    }

    private func advanced(_ index: Int, by scalars: Int) -> Int {
        guard scalars > 0 else { return index }
        let text = paragraph.text
        let start = text.utf8.index(text.startIndex, offsetBy: index)
        let end =
            text.unicodeScalars.index(start, offsetBy: scalars, limitedBy: text.endIndex)
            ?? text.endIndex
        return text.utf8.distance(from: text.startIndex, to: end)
    }
}

private func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

private func units(_ points: CGFloat) -> Int32 {
    Int32(min(max(-1e9, (points * CGFloat(PANGO_SCALE)).rounded()), 1e9))
}
