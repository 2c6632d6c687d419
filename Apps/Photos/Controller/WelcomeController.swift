import BeelineUI
import UIKit

/// The first screen of somebody who starts the app for the first time.
final class WelcomeController: ViewController<WelcomeView> {
    /// What each way to begin does, after the screen has gone.
    var onFolder: () -> Void = {}
    var onArchive: () -> Void = {}
    var onTry: () -> Void = {}

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = localized("Photos")
        container.onFolder = { [weak self] in self?.leave { $0.onFolder() } }
        container.onArchive = { [weak self] in self?.leave { $0.onArchive() } }
        container.onTry = { [weak self] in self?.leave { $0.onTry() } }
    }

    // MARK: - Callbacks

    private func leave(_ body: @escaping @MainActor (WelcomeController) -> Void) {
        dismiss(animated: true) { body(self) }
    }
}
