public import UIKit

/// A controller that knows the class of its view.
///
///     final class HomeController: ViewController<HomeView> {
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             container.set(title: "Home")
///         }
///     }
///
/// The view is made by `HomeView()`. A nib or a storyboard that brings a view of that class is taken
/// as it is.
open class ViewController<Container: UIView>: UIViewController {
    /// The controller's view, by its own class.
    ///
    /// - Precondition: Nobody has set `view` to one of another class.
    public var container: Container { typedView() }

    open override func loadView() {
        super.loadView()
        if viewIfLoaded is Container { return }
        view = Container()
    }
}
