import Beeline
import BeelineUI
import UIKit

/// The fields of a form: a cell that is typed into for most, and one that is chosen for the others.
final class FormDataSource: ListDataSource<ListStore<DraftField>> {
    private let draft: PersonDraft

    init(_ draft: PersonDraft) {
        self.draft = draft
        super.init(draft.fields, cell: FieldCell.self) { [weak draft] cell, field in
            cell.show(field.content)
            cell.onEdit = { draft?.set($0, in: field.id) }
            cell.onLabel = { draft?.setLabel($0, of: field.id) }
            cell.onRemove = { draft?.remove(field.id) }
        }
    }

    override func show(in tableView: UITableView) {
        tableView.register(NoteCell.self, forCellReuseIdentifier: "NoteCell")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "UITableViewCell")
        super.show(in: tableView)
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let field = item(at: indexPath)
        switch field.kind {
        case .single(.note): return noteCell(field, tableView, indexPath)
        case .add, .group:
            let cell = tableView.dequeueReusableCell(
                withIdentifier: "UITableViewCell", for: indexPath)
            cell.contentConfiguration = field.choice
            cell.accessoryType = field.text.isEmpty ? .none : .checkmark
            return cell
        default: return super.tableView(tableView, cellForRowAt: indexPath)
        }
    }

    private func noteCell(
        _ field: DraftField, _ tableView: UITableView, _ indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath)
        guard let noteCell = cell as? NoteCell else { return cell }
        noteCell.show(text: field.text, placeholder: field.placeholder)
        noteCell.onEdit = { [weak draft] in draft?.set($0, in: field.id) }
        noteCell.onResize = { [weak tableView] in tableView?.performBatchUpdates(nil) }
        return noteCell
    }
}
