import Beeline
public import BeelineUI
import UIKit

/// How it stands with the server: connects the sync with a screen.
public final class SyncController: ViewController<SyncView> {
    /// What keeps the app in step. Has to be set before the view is loaded.
    public var sync: ServerSync?
    /// Says what went wrong.
    public weak var navigation: (any FailureNavigation)?

    private var conflicts: AnyListSource<SyncConflict>?

    // MARK: - Life cycle

    public override func viewDidLoad() {
        super.viewDidLoad()
        let sync = required(sync, "SyncController.sync")
        title = localized("Sync")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        container.onConnect = { [weak self] in self?.connect($0, $1, $2) }
        container.onDisconnect = { [weak self] in self?.perform { try await $0.disconnect() } }
        container.onSync = { [weak self] in self?.perform { try await $0.retry() } }
        container.onConflicts = { [weak self] in self?.showConflicts() }
        conflicts = sync.conflicts()
        conflicts?.observe(for: self) { controller, _, _ in controller.update() }
        sync.status.observe(for: self) { controller, _ in controller.update() }
    }

    // MARK: - UI

    private func update() {
        guard let sync else { return }
        let summary = SyncSummary(sync.status.value, invitation: sync.content.invitation)
        let count = conflicts?.list.count ?? 0
        container.show(
            title: summary.title, details: summary.details, isWorking: summary.isWorking,
            server: sync.account.map { "\($0.name), \($0.server.absoluteString)" },
            conflicts: count == 0
                ? nil : String(format: localized("Edited on Two Devices: %d"), count))
    }

    // MARK: - Callbacks

    private func connect(_ address: String, _ name: String, _ password: String) {
        container.show(isConnecting: true)
        perform { [weak self] sync in
            try await sync.connect(address: address, name: name, password: password)
            guard let problem = sync.keyringProblem else { return }
            self?.navigation?.show(problem, while: localized("The password is not kept."))
        }
    }

    private func perform(_ body: @escaping @MainActor (ServerSync) async throws -> Void) {
        guard let sync else { return }
        attempt(orSay: localized("The server can’t be used."), navigation) { [self] in
            defer {
                container.show(isConnecting: false)
                update()
            }
            try await body(sync)
        }
    }

    private func showConflicts() {
        let controller = ConflictsController()
        controller.sync = sync
        controller.navigation = navigation
        navigationController?.pushViewController(controller, animated: true)
    }
}
