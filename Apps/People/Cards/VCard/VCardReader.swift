public import Foundation

/// Reads the cards of a vCard file, one at a time: versions 2.1, 3.0 and 4.0,
/// as programs write them and not only as the standards have them.
///
/// One card is in memory, so that a file of any length takes the same. What is
/// broken is said with its card's number and line, and the next card is read.
public struct VCardReader: CardReader {
    /// The most bytes of a card that are read; more make it a broken one.
    public static let largestCard = 64 << 20

    private var scanner: LineScanner
    private let fallback: TextEncoding
    private var number = 0
    private var problems: [CardProblem] = []
    /// The logical line that was read last.
    private var bytes: [UInt8] = []
    /// The beginning of a card was read already, in place of the end before it.
    private var beganEarly = false
    private var hasEnded = false
    private var bytesLeft = Self.largestCard

    /// Opens a file.
    ///
    /// - Parameter fallback: the encoding of text that isn't UTF-8 and doesn't
    ///   say what it is.
    /// - Throws: ``CardFileError/unreadable(_:reason:)``.
    public init(url: URL, fallback: TextEncoding = .windows1252) throws {
        try self.init(FileBytes(url: url), fallback: fallback)
    }

    /// Reads cards in memory.
    public init(data: Data, fallback: TextEncoding = .windows1252) {
        // A source in memory doesn't fail.
        let source = try? DataBytes(data).asUTF8()
        self.init(scanner: LineScanner(source ?? DataBytes(data)), fallback: fallback)
    }

    /// Reads cards from a source of one's own.
    ///
    /// - Throws: what the source throws.
    public init(_ source: some ByteSource, fallback: TextEncoding = .windows1252) throws {
        self.init(scanner: LineScanner(try source.asUTF8()), fallback: fallback)
    }

    private init(scanner: LineScanner, fallback: TextEncoding) {
        self.scanner = scanner
        self.fallback = fallback
    }

    public var bytesRead: Int { scanner.bytesTaken }
    public var byteCount: Int? { scanner.byteCount }

    public mutating func next() throws -> ReadCard? {
        guard try findBeginning() else { return try endOfFile() }
        number += 1
        let line = scanner.line
        var builder = CardBuilder(number: number, fallback: fallback)
        let isWhole = try readProperties(into: &builder, from: line)
        var card: Card? = builder.finished()
        var problems = problems + builder.problems
        self.problems = []
        if card?.isEmpty == true {
            if isWhole { problems.append(CardProblem(.empty, number: number, line: line)) }
            card = nil
        }
        for index in problems.indices { problems[index].name = card?.displayName }
        return ReadCard(
            number: number, line: line, card: card, isWhole: isWhole && card != nil,
            problems: problems)
    }

    /// What is left to say at the end: that there was nothing, or only rubbish.
    private mutating func endOfFile() throws -> ReadCard? {
        guard !hasEnded else { return nil }
        hasEnded = true
        guard number > 0 else { throw CardFileError.noCards }
        guard let problem = problems.first else { return nil }
        return ReadCard(
            number: number + 1, line: problem.line, card: nil, isWhole: false, problems: problems)
    }

    /// Goes to the beginning of the next card. What is on the way is a problem.
    private mutating func findBeginning() throws -> Bool {
        if beganEarly {
            beganEarly = false
            return true
        }
        var hasComplained = false
        while true {
            bytes.removeAll(keepingCapacity: true)
            guard try scanner.appendLine(to: &bytes, limit: 4_096) else { return false }
            if isBoundary("BEGIN") { return true }
            guard !hasComplained, bytes.contains(where: { $0 > 0x20 }) else { continue }
            hasComplained = true
            problems.append(
                CardProblem(
                    .outsideCard(Self.excerpt(bytes)), number: number + 1, line: scanner.line))
        }
    }

    /// Whether the line is `BEGIN:VCARD` or `END:VCARD`, after a byte order mark
    /// too, which files have in them that were put together from several.
    private func isBoundary(_ word: StaticString) -> Bool {
        var line = bytes[...]
        if line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
        line = line.trimmed { $0 <= 0x20 }
        guard line.count <= 24, line.first?.asciiUppercased == word.utf8Start[0] else {
            return false
        }
        let text = String(decoding: line, as: UTF8.self).uppercased().filter { $0 != " " }
        return text == "\(word):VCARD"
    }

    /// Reads up to the card's end, and says whether there was one.
    private mutating func readProperties(
        into builder: inout CardBuilder, from start: Int
    ) throws
        -> Bool
    {
        bytesLeft = Self.largestCard
        while try readLogicalLine(builder.version) {
            let line = scanner.line
            if isBoundary("END") { return bytesLeft > 0 || complain(.tooLong, start) }
            if isBoundary("BEGIN") {
                if builder.expectsAgent {
                    builder.addAgent(try readAgent())
                    continue
                }
                beganEarly = true
                return complain(.missingEnd, start)
            }
            // A byte order mark, the end of an old file (^Z), an empty line.
            guard bytesLeft > 0, bytes.contains(where: { $0 > 0x20 }) else { continue }
            if let property = PropertyLine(bytes) {
                builder.add(property, line: line)
            } else {
                problems.append(
                    CardProblem(
                        .notAProperty(Self.excerpt(bytes)), number: number, line: line))
            }
        }
        return complain(.missingEnd, start)
    }

    private mutating func complain(_ kind: CardProblem.Kind, _ line: Int) -> Bool {
        problems.append(CardProblem(kind, number: number, line: line))
        return false
    }

    /// Reads a card inside a card, of which the beginning was read, as lines.
    private mutating func readAgent() throws -> String {
        var lines = ["BEGIN:VCARD"]
        var depth = 1
        while depth > 0, bytesLeft > 0, try readLogicalLine(.v2) {
            if isBoundary("BEGIN") { depth += 1 }
            if isBoundary("END") { depth -= 1 }
            lines.append(fallback.lossyTextOrUTF8(bytes[...]))
        }
        return lines.joined(separator: "\n")
    }

    private static func excerpt(_ bytes: [UInt8]) -> String {
        let text = String(decoding: bytes.prefix(160), as: UTF8.self)
        return String(text.prefix(40).filter { !$0.isNewline })
    }
}

extension VCardReader {
    /// Reads a line with those that continue it.
    private mutating func readLogicalLine(_ version: VCardVersion) throws -> Bool {
        bytes.removeAll(keepingCapacity: true)
        guard try appendLine() else { return false }
        while let next = try scanner.peek() {
            let isIndented = next == 0x20 || next == 0x09
            if bytes.last == 0x3D, try isSoftBreak(isIndented) {
                // Soft breaks fall into the middle of characters: bytes are joined.
                bytes.removeLast()
            } else if isIndented {
                // In 2.1 a line is folded before a space that belongs to it.
                if version != .v2 { scanner.skipByte() }
            } else if try !isBase64Continued(next) {
                break
            }
            guard try appendLine() else { break }
        }
        return true
    }

    private mutating func appendLine() throws -> Bool {
        let count = bytes.count
        guard try scanner.appendLine(to: &bytes, limit: bytesLeft) else { return false }
        bytesLeft -= bytes.count - count
        return true
    }

    /// Whether the equals sign at the line's end says that it goes on.
    private mutating func isSoftBreak(_ isIndented: Bool) throws -> Bool {
        guard PropertyLine.head(of: bytes, contains: "QUOTED-PRINTABLE") else { return false }
        if isIndented { return true }
        return try !scanner.starts(with: "END:VCARD") && !scanner.starts(with: "BEGIN:VCARD")
    }

    /// Whether the next line is more of a picture although it isn't indented.
    private mutating func isBase64Continued(_ next: UInt8) throws -> Bool {
        guard next.isBase64, let first = bytes.first?.asciiUppercased,
            [0x50, 0x4C, 0x53, 0x4B, 0x58, 0x49].contains(first),
            PropertyLine.head(of: bytes, contains: "BASE64")
                || PropertyLine.head(of: bytes, contains: "ENCODING=B")
        else { return false }
        return try scanner.lineConsists(of: \.isBase64)
    }
}
