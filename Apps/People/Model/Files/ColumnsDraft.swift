import Beeline
import ContactCards
import Foundation

/// A table whose columns a person says something about: what each holds, and who would come of it.
@MainActor final class ColumnsDraft {
    /// A column as a list shows it.
    struct Column: Identifiable, Hashable, Sendable {
        let id: Int
        let heading: String
        let examples: String
        /// What it is taken for, in words; nil if it is left out.
        let field: String?
    }

    /// The columns, in their order.
    let columns = ListStore<Column>()
    /// The first people, as they would be imported.
    let people = ListStore<ImportPreview.Entry>()

    /// The table as a person has it now.
    private(set) var table: CSVBeginning {
        didSet { update() }
    }

    init(_ table: CSVBeginning) {
        self.table = table
        update()
    }

    /// Whether anything is to be imported at all.
    var isUsable: Bool { table.isKnown }

    var firstRowIsHeadings: Bool {
        get { table.firstRowIsHeadings }
        set { table.firstRowIsHeadings = newValue }
    }

    /// Takes a column for something, and no other one for the same.
    ///
    /// - Parameter choice: The number of a field in ``ColumnChoices``; nil to leave the column out.
    func choose(_ choice: Int?, for id: Column.ID) {
        let field = choice.map { ColumnChoices.fields[$0] }
        var table = table
        for number in table.columns.indices where table.columns[number].field == field {
            table.columns[number].field = nil
        }
        table.columns[id].field = field
        self.table = table
    }

    private func update() {
        columns.replaceAll(
            with: table.columns.enumerated().map { number, column in
                let name = String(format: localized("Column %d"), number + 1)
                return Column(
                    id: number,
                    heading: firstRowIsHeadings && !column.heading.isEmpty ? column.heading : name,
                    examples: table.examples(of: number).joined(separator: " · "),
                    field: column.field?.name)
            })
        people.replaceAll(
            with: table.cards.enumerated().map { number, card in
                let person = Person(card)
                return ImportPreview.Entry(
                    id: number, name: person.displayName, detail: person.contactSummary,
                    isDuplicate: false)
            })
    }
}

extension Person {
    /// What tells a person whether the columns are right: more than a list says.
    fileprivate var contactSummary: String {
        let texts =
            [organizationName, jobTitle]
            + (phoneNumbers + emailAddresses + urlAddresses).map(\.value)
            + postalAddresses.map { $0.formatted.replacingOccurrences(of: "\n", with: ", ") }
            + [birthday?.formatted() ?? "", note]
        return texts.filter { !$0.isEmpty && $0 != displayName }.joined(separator: " · ")
    }
}
