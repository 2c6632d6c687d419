public import Foundation

/// Reads the rows of a table of contacts, one at a time: Google's exports,
/// Outlook's (English, German, Chinese), and others whose first row says what
/// the columns hold.
///
/// What isn't known is for a person to say: change ``columns`` before the first
/// row is read.
public struct CSVReader: CardReader {
    /// The columns, in their order, and what they are taken for.
    public var columns: [CSVColumn]

    /// Whether the first row holds headings and no contact.
    public var firstRowIsHeadings = true

    /// How the file's bytes stand for text: found out, or told.
    public let encoding: TextEncoding

    /// What stands between two cells: a comma, a semicolon or a tab.
    public var delimiter: Character { Character(UnicodeScalar(rows.delimiter)) }

    /// How many rows are read beforehand, for a person to see.
    private static let exampleCount = 3

    private var rows: CSVRows
    /// Rows that were read and not taken yet, the next one last.
    private var waiting: [CSVRows.Row] = []
    private var headings: CSVRows.Row?
    private var number = 0
    private var hasBegun = false

    /// Opens a file and reads its first rows.
    ///
    /// - Parameters:
    ///   - encoding: how its bytes stand for text; nil to find out, for which
    ///     the whole file is read once more.
    ///   - delimiter: what stands between two cells; nil to find out.
    /// - Throws: ``CardFileError/unreadable(_:reason:)``, and
    ///   ``CardFileError/noCards`` for a file without rows.
    public init(url: URL, encoding: TextEncoding? = nil, delimiter: Character? = nil) throws {
        let encoding = try encoding ?? TextEncoding.detected(in: url)
        try self.init(FileBytes(url: url), encoding: encoding, delimiter: delimiter)
    }

    /// Reads a table in memory.
    ///
    /// - Throws: ``CardFileError/noCards`` if it has no rows.
    public init(data: Data, encoding: TextEncoding? = nil, delimiter: Character? = nil) throws {
        let source = DataBytes(data)
        let encoding = try encoding ?? TextEncoding.detected(in: source)
        try self.init(source, encoding: encoding, delimiter: delimiter)
    }

    private init(_ source: some ByteSource, encoding: TextEncoding, delimiter: Character?) throws {
        self.encoding = encoding
        rows = try CSVRows(
            LineScanner(source.asUTF8(from: encoding)), delimiter: delimiter?.asciiValue)
        guard let first = try rows.next() else { throw CardFileError.noCards }
        headings = first
        while waiting.count < Self.exampleCount, let row = try rows.next() { waiting.append(row) }
        let examples = waiting.first?.cells ?? []
        waiting.reverse()
        let fields = CSVHeadings.fields(of: first.cells)
        columns = first.cells.indices.map { index in
            CSVColumn(
                heading: first.cells[index].trimmingSpaces,
                example: index < examples.count ? examples[index] : "", field: fields[index])
        }
    }

    /// The table's beginning, for a person who is to say what the columns hold.
    ///
    /// - Precondition: No row has been read.
    public var beginning: CSVBeginning {
        CSVBeginning(
            columns: columns, firstRowIsHeadings: firstRowIsHeadings,
            headings: headings?.cells ?? [],
            rows: waiting.reversed().map(\.cells))
    }

    /// Takes the columns for what a person has said that they hold.
    ///
    /// - Precondition: No row has been read.
    public mutating func use(_ beginning: CSVBeginning) {
        columns = beginning.columns
        firstRowIsHeadings = beginning.firstRowIsHeadings
    }

    public var bytesRead: Int { rows.bytesTaken }
    public var byteCount: Int? { rows.byteCount }

    /// Reads the next row.
    ///
    /// - Throws: ``CardFileError/unknownColumns(_:)`` if no column has a field,
    ///   ``CardFileError/noCards`` if there is no row but the headings, and
    ///   ``CardFileError/unreadable(_:reason:)``.
    public mutating func next() throws -> ReadCard? {
        if !hasBegun { try begin() }
        guard let row = try waiting.popLast() ?? rows.next() else {
            if number == 0 { throw CardFileError.noCards }
            return nil
        }
        number += 1
        var builder = CSVCardBuilder(columns: columns)
        let card = builder.card(of: row.cells)
        var problems: [CardProblem] = []
        for kind in kinds(of: row) + builder.problems.map(\.kind) {
            problems.append(
                CardProblem(kind, number: number, line: row.line, name: card.displayName))
        }
        if card.isEmpty { problems.append(CardProblem(.empty, number: number, line: row.line)) }
        return ReadCard(
            number: number, line: row.line, card: card.isEmpty ? nil : card,
            isWhole: !card.isEmpty && !row.hasStrayQuote, problems: problems)
    }

    private mutating func begin() throws {
        hasBegun = true
        guard columns.contains(where: { $0.field != nil }) else {
            throw CardFileError.unknownColumns(columns.map(\.heading))
        }
        if !firstRowIsHeadings, let headings { waiting.append(headings) }
        headings = nil
    }

    private func kinds(of row: CSVRows.Row) -> [CardProblem.Kind] {
        var kinds: [CardProblem.Kind] = []
        let cells = row.cells
        if row.hasStrayQuote {
            kinds.append(.unclosedQuote)
        } else if cells.count < columns.count {
            kinds.append(.rowTooShort(cells: cells.count, columns: columns.count))
        } else if cells.count > columns.count,
            cells[columns.count...].contains(where: { !$0.isEmpty })
        {
            kinds.append(.rowTooLong(cells: cells.count, columns: columns.count))
        }
        return kinds
    }
}
