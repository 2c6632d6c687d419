import SharedScreens
import UIKit
import UniformTypeIdentifiers

/// What comes from files, and goes into them.
extension AppFlow {
    func chooseImport() {
        let types = ["public.vcard", "public.comma-separated-values-text"].compactMap { UTType($0) }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: true)
        picker.allowsMultipleSelection = true
        picker.delegate = self
        splitController.topPresented.present(picker, animated: true)
    }

    /// Shows what is in files, to be imported: all cards together, and one table after another.
    func importFiles(_ files: [URL]) {
        waitingImports += PeopleImport.imports(of: files, into: database)
        importNext()
    }

    func importNext() {
        guard !waitingImports.isEmpty else { return }
        let controller = ImportController()
        controller.session = ImportSession(waitingImports.removeFirst(), memory: columnMemory) {
            [weak sync] in sync?.syncSoon()
        }
        controller.navigation = self
        splitController.presentForm(controller)
    }

    /// Shows what is in files that another app handed over, above what is being done.
    func importInFront(_ files: [URL]) {
        if splitController.presentedViewController is WelcomeController {
            splitController.dismiss(animated: false)
        }
        importFiles(files)
    }

    func chooseColumns(of session: ImportSession) {
        guard let table = session.table else { return }
        let controller = ColumnsController()
        controller.draft = ColumnsDraft(table)
        controller.onUse = { table in Task { await session.use(table) } }
        let form = splitController.topPresented as? UINavigationController
        form?.pushViewController(controller, animated: true)
    }

    func export(_ people: [Person.ID]?) {
        attempt(orSay: localized("The file can’t be written."), self) {
            [database, splitController] in
            let file = try await PeopleExport(database: database).write(
                people, Progress(totalUnitCount: 0))
            splitController.topPresented.present(
                UIDocumentPickerViewController(forExporting: [file], asCopy: true),
                animated: true)
        }
    }
}

extension AppFlow: UIDocumentPickerDelegate {
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        importFiles(urls)
    }
}
