/// The first rows of a table and what its columns are taken for, as a value that a person can change.
public struct CSVBeginning: Sendable {
    /// The columns, in their order, and what they are taken for.
    public var columns: [CSVColumn]

    /// Whether the first row holds headings and no contact.
    public var firstRowIsHeadings: Bool

    let headings: [String]
    let rows: [[String]]

    /// Whether it is known of any column what it holds.
    public var isKnown: Bool { columns.contains { $0.field != nil } }

    /// Whether it looks like a table at all: any file has a first row.
    public var isTable: Bool {
        (headings.count > 1 || !rows.isEmpty)
            && !headings.contains {
                $0.unicodeScalars.contains {
                    $0.properties.generalCategory == .control && $0 != "\n"
                }
            }
    }

    /// What stands in a column, without its heading and without empty cells.
    public func examples(of column: Int) -> [String] {
        contactRows.compactMap { cells in
            column < cells.count ? cells[column].trimmingSpaces : nil
        }.filter { !$0.isEmpty }
    }

    /// The first contacts, as they would be read.
    public var cards: [Card] {
        contactRows.map { cells in
            var builder = CSVCardBuilder(columns: columns)
            return builder.card(of: cells)
        }.filter { !$0.isEmpty }
    }

    private var contactRows: [[String]] { firstRowIsHeadings ? rows : [headings] + rows }
}
