import Beeline
import SharedScreens
import UIKit

/// What can be done with all to-dos: the menu of the list.
@MainActor enum TodosMenu {
    static func elements(of controller: TodosController) -> [UIMenuElement] {
        guard let store = controller.store else { return [] }
        let sync = UIAction(
            title: localized("Sync"), image: UIImage(systemName: "arrow.triangle.2.circlepath")
        ) { [weak controller] _ in controller?.navigation?.showSync() }
        let clear = UIAction(
            title: localized("Delete What Is Done"), image: UIImage(systemName: "trash"),
            attributes: store.done.list.isEmpty ? .disabled : .destructive
        ) { [weak store] _ in store?.removeDone() }
        let steps = StepActions(undoName: store.undoName, redoName: store.redoName)
        return [
            UIMenu(
                options: .displayInline,
                children: steps.actions(
                    undo: { [weak store] in store?.undo() }, redo: { [weak store] in store?.redo() }
                )
            ),
            UIMenu(options: .displayInline, children: [clear]),
            UIMenu(options: .displayInline, children: [sync]),
        ]
    }
}
