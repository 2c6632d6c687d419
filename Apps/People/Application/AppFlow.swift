import Beeline
import SharedScreens
import UIKit
import UniformTypeIdentifiers

/// Leads from screen to screen: it makes the controllers, hands each what it needs, and shows it.
@MainActor final class AppFlow: NSObject {
    let splitController = UISplitViewController(style: .doubleColumn)

    private let database: Database
    private let provider: any PeopleProvider
    private let sync: ServerSync
    private let listController = PeopleController()

    init(_ database: Database, provider: any PeopleProvider, sync: ServerSync) {
        self.database = database
        self.provider = provider
        self.sync = sync
        super.init()
        listController.provider = provider
        listController.navigation = self
        splitController.preferredDisplayMode = .oneBesideSecondary
        splitController.setViewController(
            UINavigationController(rootViewController: listController), for: .primary)
        showNobody()
        splitController.delegate = self
    }

    /// Shows how to begin, if nobody is there yet.
    func welcome() {
        guard provider.people.list.isEmpty else { return }
        let controller = WelcomeController()
        controller.onImport = { [weak self] in self?.chooseImport() }
        controller.onTry = { [weak self] in self?.addMadeUpPeople() }
        controller.modalPresentationStyle = .formSheet
        splitController.present(controller, animated: false)
    }

    private func addMadeUpPeople() {
        Task {
            do {
                try await MadeUpPeople.add(60, to: database)
            } catch {
                show(error, while: localized("Nobody was added."))
            }
        }
    }
}

// MARK: - Screens

extension AppFlow: PeopleNavigation {
    func show(_ person: Person.ID) {
        splitController.setViewController(
            UINavigationController(rootViewController: controller(for: person)), for: .secondary)
        splitController.show(.secondary)
    }

    func showNobody() {
        splitController.setViewController(
            UINavigationController(rootViewController: controller(for: nil)), for: .secondary)
    }

    private func controller(for person: Person.ID?) -> PersonController {
        let controller = PersonController(person)
        controller.provider = provider
        controller.navigation = self
        return controller
    }

    func edit(_ person: Person?) {
        let controller = PersonEditController(
            PersonDraft(person, groups: provider.groups.list.items))
        controller.provider = provider
        controller.navigation = self
        splitController.presentForm(controller)
    }

    func showGroups() {
        let controller = GroupsController()
        controller.provider = provider
        controller.navigation = self
        splitController.presentForm(controller)
    }

    func showSync() {
        let controller = SyncController()
        controller.sync = sync
        controller.navigation = self
        splitController.presentForm(controller)
    }

    func chooseImport() {
        let types = ["public.vcard", "public.comma-separated-values-text"].compactMap { UTType($0) }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: true)
        picker.delegate = self
        splitController.topPresented.present(picker, animated: true)
    }

    /// Shows what is in a file, to be imported.
    func importFile(_ file: URL) {
        let controller = ImportController()
        controller.session = ImportSession(PeopleImport(database: database, file: file)) {
            [weak sync] in sync?.syncSoon()
        }
        splitController.presentForm(controller)
    }

    /// Shows what is in a file that another app handed over, above what is being done.
    func importInFront(_ file: URL) {
        if splitController.presentedViewController is WelcomeController {
            splitController.dismiss(animated: false)
        }
        importFile(file)
    }

    func export(_ people: [Person.ID]?) {
        Task {
            do {
                let file = try await PeopleExport(database: database).write(
                    people, Progress(totalUnitCount: 0))
                splitController.topPresented.present(
                    UIDocumentPickerViewController(forExporting: [file], asCopy: true),
                    animated: true)
            } catch {
                show(error, while: localized("The file can’t be written."))
            }
        }
    }

    func show(_ error: any Error, while action: String) {
        splitController.showFailure(error, while: action)
    }
}

extension AppFlow: UIDocumentPickerDelegate {
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        if let file = urls.first { importFile(file) }
    }
}

extension AppFlow: UISplitViewControllerDelegate {
    /// A narrow window shows the list, unless somebody is chosen.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        let secondary = svc.viewController(for: .secondary) as? UINavigationController
        let person = secondary?.viewControllers.first as? PersonController
        return person?.personID == nil ? .primary : proposedTopColumn
    }
}
