public import UIKit

extension UIViewController {
    /// What is in front of everything else, this controller included.
    public var topPresented: UIViewController {
        var top = self
        while let presented = top.presentedViewController, !presented.isBeingDismissed {
            top = presented
        }
        return top
    }

    /// Says what went wrong, in front of everything else. What a person took back is not said.
    public func showFailure(_ error: any Error, while action: String) {
        if error is CancellationError { return }
        let alert = UIAlertController(
            title: action, message: error.forPeople, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: localized("OK"), style: .default))
        topPresented.present(alert, animated: true)
    }

    /// Shows a screen of its own over everything else, with a bar.
    public func presentForm(_ controller: UIViewController) {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.modalPresentationStyle = .formSheet
        topPresented.present(navigation, animated: true)
    }
}
