import Foundation

/// One column: what was put in, and the controller that holds it on the screen.
@MainActor struct SplitColumn {
    let controller: UIViewController
    let holder: UIViewController

    init(_ controller: UIViewController, wraps: Bool) {
        self.controller = controller
        holder =
            !wraps || controller is UINavigationController
            ? controller : UINavigationController(rootViewController: controller)
    }
}
