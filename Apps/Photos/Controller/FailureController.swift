import BeelineUI
import UIKit

/// Why the app can't show anything: its database can't be opened.
final class FailureController: ViewController<MessageView> {
    private let error: any Error

    // MARK: - Life cycle

    init(_ error: any Error) {
        self.error = error
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        container.backgroundColor = .systemBackground
        container.show(
            title: localized("The photos can’t be opened."), detail: error.forPeople)
    }
}
