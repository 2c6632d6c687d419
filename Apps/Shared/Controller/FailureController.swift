public import BeelineUI
public import UIKit

/// Why the app can't show anything: its database can't be opened.
public final class FailureController: ViewController<TableView> {
    private let error: any Error
    private let message: String

    // MARK: - Life cycle

    /// - Parameters:
    ///   - error: Why.
    ///   - message: What can't be done.
    public init(_ error: any Error, title message: String) {
        self.error = error
        self.message = message
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        container.messageView.show(title: message, detail: error.forPeople)
    }
}
