import BeelineUI
import UIKit

/// The sections of the columns' list: what they are, and the first people that they make.
enum ColumnsPart: CaseIterable {
    case columns
    case people

    @MainActor func part(of draft: ColumnsDraft) -> ListPart {
        switch self {
        case .columns:
            ListPart(draft.columns, cell: ColumnCell.self) { [weak draft] cell, column in
                cell.show(column.content)
                cell.onChoose = { draft?.choose($0, for: column.id) }
            }
        case .people:
            ListPart(
                draft.people, header: localized("The first as they would come in"),
                content: { $0.content })
        }
    }
}

extension ColumnsDraft.Column {
    @MainActor fileprivate var content: ColumnCell.Content {
        ColumnCell.Content(
            heading: heading, examples: examples, choice: field ?? localized("Leave Out"),
            isLeftOut: field == nil,
            groups: ColumnChoices.groups.map { group in
                (group.name, group.choices.map { ($0.name, $0.number) })
            })
    }
}
