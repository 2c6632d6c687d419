import UIKit

extension UIViewController {
    /// The controller's view by the class that it has to be of.
    func typedView<Container: UIView>() -> Container {
        guard let container = view as? Container else {
            fatalError(
                """
                \(type(of: self)).container: the controller's view has to be of the class \
                \(Container.self), and is of the class \(type(of: view))
                """)
        }
        return container
    }

    /// A list takes the place of the one that its controller made.
    func takePlace(of made: UIView?, _ list: UIView) {
        list.frame = made?.frame ?? .zero
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}
