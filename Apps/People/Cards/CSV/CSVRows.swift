/// Takes lines apart into the rows of a table: RFC 4180, and what programs write.
struct CSVRows {
    /// The most bytes and lines of a row. More mean that a quotation mark has no
    /// partner.
    private static let largestRow = 1 << 20
    private static let mostLines = 2_000

    /// A row of a table.
    struct Row {
        var cells: [String]
        /// The line on which it begins.
        var line: Int
        /// A quotation mark was taken for an ordinary character.
        var hasStrayQuote = false
    }

    private var scanner: LineScanner
    private var waiting: [(line: Int, bytes: [UInt8])] = []
    private(set) var delimiter: UInt8

    init(_ scanner: LineScanner, delimiter: UInt8?) throws {
        self.scanner = scanner
        self.delimiter = delimiter ?? 0x2C
        guard delimiter == nil, let first = try nextLine() else { return }
        if let told = Self.delimiter(toldBy: first.bytes) {
            self.delimiter = told
        } else {
            self.delimiter = Self.delimiter(usedIn: first.bytes)
            waiting.append(first)
        }
    }

    var bytesTaken: Int { scanner.bytesTaken }
    var byteCount: Int? { scanner.byteCount }

    /// The next row that isn't empty.
    mutating func next() throws -> Row? {
        while let first = try nextLine() {
            guard first.bytes.contains(where: { $0 > 0x20 && $0 != delimiter }) else { continue }
            return try row(from: first)
        }
        return nil
    }

    private mutating func nextLine() throws -> (line: Int, bytes: [UInt8])? {
        if !waiting.isEmpty { return waiting.removeLast() }
        var bytes: [UInt8] = []
        guard try scanner.appendLine(to: &bytes, limit: Self.largestRow) else { return nil }
        return (scanner.line, bytes)
    }

    private mutating func row(from first: (line: Int, bytes: [UInt8])) throws -> Row {
        var cells = CSVCells(delimiter: delimiter)
        cells.take(first.bytes)
        var further: [(line: Int, bytes: [UInt8])] = []
        var count = first.bytes.count
        while cells.isQuoted {
            guard further.count < Self.mostLines, count < Self.largestRow,
                let line = try nextLine()
            else {
                // The lines after the mark are rows of their own again.
                waiting += further.reversed()
                var cells = CSVCells(delimiter: delimiter, quotesEnd: true)
                cells.take(first.bytes)
                return Row(cells: cells.finished(), line: first.line, hasStrayQuote: true)
            }
            further.append(line)
            count += line.bytes.count
            cells.take([0x0A])
            cells.take(line.bytes)
        }
        return Row(cells: cells.finished(), line: first.line)
    }

    /// What Excel writes before the headings to say how cells are divided.
    private static func delimiter(toldBy line: [UInt8]) -> UInt8? {
        let word = Array("sep=".utf8)
        guard line.count == word.count + 1, line.starts(with: word) else { return nil }
        return line[word.count]
    }

    private static func delimiter(usedIn line: [UInt8]) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in line {
            if byte == 0x22 { isQuoted.toggle() }
            if !isQuoted, [0x2C, 0x3B, 0x09].contains(byte) { counts[byte, default: 0] += 1 }
        }
        return [0x2C, 0x3B, 0x09].max { counts[$0, default: 0] < counts[$1, default: 0] } ?? 0x2C
    }
}

/// Takes bytes apart into cells.
private struct CSVCells {
    let delimiter: UInt8
    /// Whether a quotation mark that has no partner is an ordinary character.
    var quotesEnd = false

    /// Whether the bytes so far end inside quotation marks.
    private(set) var isQuoted = false

    private var cells: [String] = []
    private var cell: [UInt8] = []
    private var wasQuoted = false

    init(delimiter: UInt8, quotesEnd: Bool = false) {
        self.delimiter = delimiter
        self.quotesEnd = quotesEnd
    }

    mutating func take(_ bytes: [UInt8]) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if isQuoted {
                guard byte == 0x22 else {
                    cell.append(byte)
                    continue
                }
                if index < bytes.count, bytes[index] == 0x22 {
                    cell.append(byte)
                    index += 1
                } else {
                    isQuoted = false
                }
            } else if byte == delimiter {
                endCell()
            } else if byte == 0x22, !wasQuoted, cell.allSatisfy({ $0 == 0x20 }),
                !quotesEnd || bytes[index...].contains(0x22)
            {
                cell.removeAll(keepingCapacity: true)
                isQuoted = true
                wasQuoted = true
            } else {
                cell.append(byte)
            }
        }
    }

    mutating func finished() -> [String] {
        endCell()
        return cells
    }

    private mutating func endCell() {
        cells.append(String(decoding: cell, as: UTF8.self))
        cell.removeAll(keepingCapacity: true)
        wasQuoted = false
    }
}
