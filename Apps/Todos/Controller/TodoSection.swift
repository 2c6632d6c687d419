import Beeline
import BeelineUI
import UIKit

/// The sections of the list. A new one is one more case, and what it shows.
enum TodoSection: CaseIterable {
    case add, open, done
}

extension TodoSection {
    /// What the section shows, and what can be done there.
    @MainActor func part(
        of store: TodoStore, _ addRows: ListStore<AddRow>, for controller: TodosController
    ) -> ListPart {
        switch self {
        case .add:
            ListPart(addRows, cell: AddCell.self) { cell, row in
                cell.show(detail: row.detail, canAdd: row.canAdd)
                cell.onAdd = { store.add($0)?.reason }
            }
        case .open:
            ListPart(store.open, header: localized("To Do"), cell: TodoCell.self) {
                [weak controller] cell, todo in
                cell.show(todo.content(today: controller?.today() ?? Day(Date())))
                cell.onTick = { controller?.perform { $0.complete(todo.id) } }
                cell.onDue = { controller?.navigation?.showDue(of: todo) }
                cell.onRename = { store.rename(todo.id, to: $0)?.reason }
            }.onMove { store.move(from: $0, to: $1) }
        case .done:
            ListPart(store.done, header: localized("Done"), cell: TodoCell.self) {
                [weak controller] cell, todo in
                cell.show(todo.content(today: controller?.today() ?? Day(Date())))
                cell.onTick = { controller?.perform { $0.reopen(todo.id) } }
                cell.onRename = { store.rename(todo.id, to: $0)?.reason }
            }
        }
    }
}

extension Todo {
    /// What a row shows of it.
    fileprivate func content(today: Day) -> TodoCell.Content {
        let due = due.map { DueText($0, isDone: isDone, today: today) }
        return TodoCell.Content(
            title: title, due: due?.text, isOverdue: due?.isOverdue ?? false, isDone: isDone)
    }
}
