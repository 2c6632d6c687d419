import Foundation

// UIKit's positions and ranges, for `UITextInput`. Rectangles and points are the client's.

extension TextEditor {
    private var length: Int { content.text.length }

    /// What is no position of ours counts as the beginning.
    func offset(_ position: UITextPosition) -> Int {
        max(0, min((position as? TextOffset)?.offset ?? 0, length))
    }

    func range(_ range: UITextRange) -> NSRange {
        let start = offset(range.start)
        return NSRange(location: start, length: max(0, offset(range.end) - start))
    }

    var selectedTextRange: UITextRange? {
        get { TextSpan(selection.range, selection.affinity) }
        set {
            guard let newValue else { return }
            var wanted = TextSelection(range(newValue))
            if wanted.isCaret, let span = newValue as? TextSpan { wanted.affinity = span.affinity }
            isSelectedByTouch = false
            select(wanted)
        }
    }

    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange {
        let (start, end) = (offset(from), offset(to))
        return TextSpan(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
        let (wanted, isBeyond) = offset(position).addingReportingOverflow(distance)
        guard !isBeyond, wanted >= 0, wanted <= length else { return nil }
        let whole =
            distance < 0 ? string.characterStart(at: wanted) : string.characterEnd(at: wanted)
        return TextOffset(whole)
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset distance: Int
    ) -> UITextPosition? {
        var place = (
            offset: displayedOffset(offset(position)),
            affinity: (position as? TextOffset)?.affinity ?? .downstream
        )
        let x = blocks.caret(at: place.offset, place.affinity).minX
        for _ in 0..<abs(distance) {
            guard let next = next(from: place, direction, isForward: distance > 0, x: x) else {
                return nil
            }
            place = next
        }
        return TextOffset(realOffset(place.offset), place.affinity)
    }

    private func next(
        from place: TextBlocks.Place, _ direction: UITextLayoutDirection, isForward: Bool,
        x: CGFloat
    ) -> TextBlocks.Place? {
        switch direction {
        case .left, .right:
            let next = blocks.place((direction == .right) == isForward, of: place.offset)
            return next == place.offset ? nil : (next, .downstream)
        case .up, .down:
            return blocks.place(
                (direction == .down) == isForward, of: place.offset, place.affinity, x: x)
        }
    }

    func writingDirection(at position: UITextPosition) -> NSWritingDirection {
        blocks.isRightToLeft(at: displayedOffset(offset(position))) ? .rightToLeft : .leftToRight
    }

    // MARK: - Rectangles

    func firstRect(for range: UITextRange) -> CGRect {
        let span = self.range(range)
        let first = blocks.rectangles(of: displayedRange(span)).first
        return first.map(inClient) ?? caretRect(for: range.start)
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        let affinity = (position as? TextOffset)?.affinity ?? .downstream
        let caret = blocks.caret(at: displayedOffset(offset(position)), affinity)
        return inClient(TextCanvas.shownCaret(caret, in: canvas.bounds))
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let span = self.range(range)
        let rectangles = blocks.rectangles(of: displayedRange(span))
        return rectangles.indices.map { index in
            TextSelectionPart(
                inClient(rectangles[index]),
                isRightToLeft: blocks.isRightToLeft(at: displayedOffset(span.location)),
                isFirst: index == 0, isLast: index == rectangles.count - 1)
        }
    }

    func closestPosition(to point: CGPoint) -> TextOffset {
        let inside = client.map { canvas.convert(point, from: $0) } ?? point
        let place = blocks.position(at: inside)
        let offset = realOffset(place.offset)
        // A character may be more to a person than to the shaper.
        return TextOffset(string.characterEnd(at: offset), place.affinity)
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition {
        let span = self.range(range)
        let offset = closestPosition(to: point).offset
        return TextOffset(min(max(offset, span.location), span.upperBound))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        guard length > 0 else { return nil }
        let offset = closestPosition(to: point).offset
        let candidates = [string.characterOffset(before: offset), offset].compactMap {
            start -> NSRange? in
            let end = string.characterOffset(after: start)
            return end > start ? NSRange(location: start, length: end - start) : nil
        }
        let hit = candidates.first { candidate in
            blocks.rectangles(of: displayedRange(candidate)).contains {
                inClient($0).contains(point)
            }
        }
        return hit.map { TextSpan($0) }
    }

    private func inClient(_ rectangle: CGRect) -> CGRect {
        client.map { canvas.convert(rectangle, to: $0) } ?? rectangle
    }
}
