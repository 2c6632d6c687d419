public import Foundation

extension TextEncoding {
    /// Finds out a file's encoding.
    ///
    /// A byte order mark decides; so do the zeros of UTF-16. Otherwise the file
    /// is read from end to end: text that is UTF-8 without a fault is UTF-8,
    /// however far down its first foreign character is. What isn't, is Chinese
    /// if its foreign bytes come in pairs as Chinese ones do, and Western
    /// otherwise: that is a guess, and a person can choose another.
    ///
    /// - Complexity: O(*n*) in the file's bytes, of which one piece is in memory.
    /// - Throws: ``CardFileError/unreadable(_:reason:)``.
    public static func detected(in url: URL) throws -> TextEncoding {
        try detected(in: FileBytes(url: url))
    }

    /// Finds out the encoding of what a source has.
    static func detected(in source: some ByteSource) throws -> TextEncoding {
        var source = source
        var piece: [UInt8] = []
        var utf8 = UTF8Checker()
        var canBeUTF8 = true
        var pairs = PairCounter()
        var isFirst = true
        while try source.read(LineScanner.pieceSize, into: &piece) > 0 {
            if isFirst, let marked = ByteOrder(piece) { return marked.encoding }
            isFirst = false
            canBeUTF8 = canBeUTF8 && utf8.take(piece[...])
            if !canBeUTF8 { pairs.take(piece) }
            piece.removeAll(keepingCapacity: true)
        }
        if canBeUTF8 && utf8.isAtCharacterEnd { return .utf8 }
        return pairs.areChinese ? .gb18030 : .windows1252
    }
}

/// What the first bytes of a file say about it.
struct ByteOrder {
    let encoding: TextEncoding
    /// How many bytes the mark has.
    let length: Int

    init?(_ bytes: [UInt8]) {
        let zeros = bytes.prefix(4).map { $0 == 0 }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            (encoding, length) = (.utf8, 3)
        } else if bytes.starts(with: [0xFF, 0xFE]) {
            (encoding, length) = (.utf16LittleEndian, 2)
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            (encoding, length) = (.utf16BigEndian, 2)
        } else if zeros == [false, true, false, true] {
            (encoding, length) = (.utf16LittleEndian, 0)
        } else if zeros == [true, false, true, false] {
            (encoding, length) = (.utf16BigEndian, 0)
        } else {
            return nil
        }
    }
}

/// Counts how foreign bytes stand together.
private struct PairCounter {
    private var pairs = 0
    private var commonPairs = 0
    private var runs = 0
    private var oddRuns = 0
    private var run = 0

    /// Characters of GB2312 are two bytes above 0xA0, so that a run of them is
    /// even, and the first byte of the common ones is 0xB0 to 0xD7. In Western
    /// words foreign bytes mostly stand alone, and small letters begin at 0xDF.
    var areChinese: Bool {
        var counted = self
        counted.endRun()
        return counted.commonPairs * 2 > counted.pairs && counted.oddRuns * 10 <= counted.runs
    }

    mutating func take(_ bytes: [UInt8]) {
        for byte in bytes {
            guard byte > 0xA0 else {
                endRun()
                continue
            }
            if run & 1 == 0 {
                pairs += 1
                if 0xB0...0xD7 ~= byte { commonPairs += 1 }
            }
            run += 1
        }
    }

    private mutating func endRun() {
        guard run > 0 else { return }
        runs += 1
        oddRuns += run & 1
        run = 0
    }
}
