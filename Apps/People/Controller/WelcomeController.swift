import BeelineUI
import UIKit

/// The first screen of somebody who starts the app for the first time.
final class WelcomeController: ViewController<WelcomeView> {
    /// What each way to begin does, after the screen has gone.
    var onImport: () -> Void = {}
    var onTry: () -> Void = {}

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = localized("People")
        container.onImport = { [weak self] in self?.leave { $0.onImport() } }
        container.onTry = { [weak self] in self?.leave { $0.onTry() } }
        container.onBegin = { [weak self] in self?.leave { _ in } }
    }

    // MARK: - Actions

    private func leave(_ body: @escaping @MainActor (WelcomeController) -> Void) {
        dismiss(animated: true) { body(self) }
    }
}
