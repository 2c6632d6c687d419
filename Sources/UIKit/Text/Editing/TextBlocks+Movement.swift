import Foundation

// Where the caret goes as a person sees it: left and right, up and down, to the ends of lines.

extension TextBlocks {
    typealias Place = (offset: Int, affinity: TextSelection.Affinity)

    /// Whether the paragraph that an offset is in runs from right to left.
    func isRightToLeft(at offset: Int) -> Bool {
        let block = blocks[blockIndex(at: offset)]
        return block.length > 0 ? block.layout.isRightToLeft : setting.isRightToLeft
    }

    /// The caret's next place to the left or to the right.
    ///
    /// In text of both directions the caret goes where the arrow points to, letter by letter, and
    /// never stops inside of a character.
    func place(_ isRight: Bool, of offset: Int) -> Int {
        let index = blockIndex(at: offset)
        let block = blocks[index]
        var byte = block.byte(at: offset)
        while true {
            let step =
                isRight ? block.layout.index(rightOf: byte) : block.layout.index(leftOf: byte)
            switch step {
            case .beforeBeginning: return index > 0 ? blocks[index - 1].end : 0
            case .beyondEnd: return index < blocks.count - 1 ? blocks[index + 1].start : block.end
            case .index(let next):
                let found = block.offset(ofByte: next)
                if next == byte || block.isWhole(found) { return found }
                byte = next
            }
        }
    }

    /// The ends of the line that the caret is on.
    func lineEnds(at offset: Int, _ affinity: TextSelection.Affinity) -> (start: Int, end: Place) {
        let block = blocks[blockIndex(at: offset)]
        let line = block.layout.line(
            of: block.byte(at: offset), isUpstream: affinity == .upstream)
        let isBroken = line.number < block.layout.lineCount - 1
        let end = block.offset(ofByte: line.range.upperBound)
        return (
            block.offset(ofByte: line.range.lowerBound), (end, isBroken ? .upstream : .downstream)
        )
    }

    /// The place on the line above or below that is nearest to a distance from the left; `nil` where
    /// there is no such line.
    func place(
        _ isDown: Bool, of offset: Int, _ affinity: TextSelection.Affinity, x: CGFloat
    )
        -> Place?
    {
        let index = blockIndex(at: offset)
        let block = blocks[index]
        let line = block.layout.line(
            of: block.byte(at: offset), isUpstream: affinity == .upstream)
        let next = line.number + (isDown ? 1 : -1)
        if next >= 0, next < block.layout.lineCount {
            return place(atX: x, inLine: next, of: block)
        }
        let other = index + (isDown ? 1 : -1)
        guard blocks.indices.contains(other) else { return nil }
        let lines = blocks[other].layout.lineCount
        return place(atX: x, inLine: isDown ? 0 : lines - 1, of: blocks[other])
    }

    private func place(atX x: CGFloat, inLine number: Int, of block: Block) -> Place {
        let found = block.layout.index(atX: x, inLine: number)
        return (block.offset(ofByte: found.index), found.isUpstream ? .upstream : .downstream)
    }
}

extension TextBlocks.Block {
    /// Whether an offset is between two characters as a person sees them.
    fileprivate func isWhole(_ offset: Int) -> Bool {
        text.characterStart(at: offset - start) == offset - start
    }
}
