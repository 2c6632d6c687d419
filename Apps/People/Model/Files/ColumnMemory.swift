import ContactCards
import Foundation

/// What a person has said that columns hold, by the headings of these: the next table of the same kind
/// needs no saying.
@MainActor struct ColumnMemory {
    private static let key = "columnsOfTables"

    let defaults: UserDefaults

    /// A table whose columns are taken for what was said about their headings before.
    func applied(to table: CSVBeginning) -> CSVBeginning {
        var table = table
        let known = remembered
        for (number, column) in table.columns.enumerated() {
            guard let said = known[Self.key(of: column)] else { continue }
            table.columns[number].field = try? JSONDecoder().decode(
                CSVField.self, from: Data(said.utf8))
        }
        return table
    }

    /// Remembers what was said, also that a column is to be left out.
    func remember(_ table: CSVBeginning) {
        guard table.firstRowIsHeadings else { return }
        var known = remembered
        for column in table.columns where !column.heading.isEmpty {
            let said = column.field.flatMap { try? JSONEncoder().encode($0) } ?? Data()
            known[Self.key(of: column)] = String(decoding: said, as: UTF8.self)
        }
        defaults.set(known, forKey: Self.key)
    }

    private var remembered: [String: String] {
        defaults.object(forKey: Self.key) as? [String: String] ?? [:]
    }

    private static func key(of column: CSVColumn) -> String { column.heading.lowercased() }
}
