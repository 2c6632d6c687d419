public import BeelineUI
public import UIKit

/// The first screen of somebody who starts an app for the first time. It goes when a way is chosen.
public final class WelcomeController: ViewController<WelcomeView> {
    private let welcome: Welcome

    // MARK: - Life cycle

    public init(_ welcome: Welcome) {
        self.welcome = welcome
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = welcome.app
        container.show(
            symbol: welcome.symbol, title: welcome.title, detail: welcome.detail,
            actions: welcome.ways.map { way in
                UIAction(title: way.title) { [weak self] _ in
                    self?.dismiss(animated: true) { way.begin() }
                }
            })
    }
}
