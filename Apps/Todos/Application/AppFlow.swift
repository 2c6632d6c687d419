import SharedScreens
import UIKit

/// Leads from screen to screen: it makes the controllers, hands each what it needs, and shows it.
@MainActor final class AppFlow {
    let rootController: UINavigationController

    private let store: TodoStore
    private let sync: ServerSync
    private let listController = TodosController()

    init(_ store: TodoStore, sync: ServerSync) {
        self.store = store
        self.sync = sync
        rootController = UINavigationController(rootViewController: listController)
        rootController.navigationBar.prefersLargeTitles = true
        listController.store = store
        listController.navigation = self
    }

    /// What day it is, for all screens.
    var today: () -> Day {
        get { listController.today }
        set { listController.today = newValue }
    }
}

// MARK: - Screens

extension AppFlow: TodoNavigation {
    func showDue(of todo: Todo) {
        let controller = DueController(todo, today: today())
        controller.store = store
        rootController.presentForm(controller)
    }

    func showSync() {
        let controller = SyncController()
        controller.sync = sync
        controller.navigation = self
        rootController.presentForm(controller)
    }

    func show(_ error: any Error, while action: String) {
        rootController.showFailure(error, while: action)
    }
}
