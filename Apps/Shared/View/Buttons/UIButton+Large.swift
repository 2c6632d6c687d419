public import UIKit

extension UIButton {
    /// A large button with an action's title, as one stands by itself under texts.
    public convenience init(large configuration: Configuration, _ action: UIAction) {
        var configuration = configuration
        configuration.buttonSize = .large
        self.init(configuration: configuration, primaryAction: action)
    }
}
