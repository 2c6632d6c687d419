import Beeline
import SharedScreens
import UIKit

/// Leads from screen to screen: it makes the controllers, hands each what it needs, and shows it.
@MainActor final class AppFlow: NSObject {
    let splitController = UISplitViewController(style: .doubleColumn)

    let database: Database
    let sync: ServerSync
    let columnMemory: ColumnMemory
    /// What is to be imported when the import on the screen is over.
    var waitingImports: [PeopleImport] = []
    private let provider: any PeopleProvider
    private let listController = PeopleController()

    /// - Parameter columnMemory: What has been said of the columns of tables.
    init(
        _ database: Database, provider: any PeopleProvider, sync: ServerSync,
        columnMemory: ColumnMemory = ColumnMemory(defaults: .standard)
    ) {
        self.database = database
        self.provider = provider
        self.sync = sync
        self.columnMemory = columnMemory
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
        let welcome = Welcome(
            app: localized("People"), symbol: "person.2", title: localized("Welcome to People"),
            detail: localized(
                "Everybody you know, on this device, and on your own server if you like."),
            ways: [
                .init(localized("Import a File…")) { [weak self] in self?.chooseImport() },
                .init(localized("Try with People Made Up")) { [weak self] in
                    self?.addMadeUpPeople()
                },
                .init(localized("Begin with Nobody")),
            ])
        splitController.present(WelcomeController(welcome), animated: false)
    }

    private func addMadeUpPeople() {
        attempt(orSay: localized("Nobody was added."), self) { [database] in
            try await MadeUpPeople.add(60, to: database)
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

    func show(_ error: any Error, while action: String) {
        splitController.showFailure(error, while: action)
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
