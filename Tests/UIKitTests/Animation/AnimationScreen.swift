import BeelineTesting
import Foundation
import UIKit

/// A screen with one view to animate, and a note of what was called.
///
/// The screen is made by `show()`, in the test itself: a suite's `init` may run long before, and other
/// suites' screens come in between.
@MainActor final class AnimationScreen {
    private lazy var parts = Parts()
    var log: [String] = []

    func show() {
        screen.settle()
    }

    var screen: TestScreen { parts.screen }
    var controller: UIViewController { parts.controller }
    var view: UIView { parts.view }

    @MainActor private final class Parts {
        let controller = UIViewController()
        let screen: TestScreen
        /// Its centre is at 0.
        let view = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))

        init() {
            screen = TestScreen(controller, size: CGSize(width: 200, height: 200), scale: 1)
            controller.view.addSubview(view)
            screen.settle()
        }
    }

    /// What is seen of the view's centre.
    var seenX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    var seenAlpha: CGFloat { CGFloat(view.layer.presentation()?.opacity ?? .nan) }

    func completion(_ name: String) -> (Bool) -> Void {
        { [weak self] finished in self?.log.append("\(name) \(finished)") }
    }

    /// Moves the view's centre with an even pace.
    func move(
        to x: CGFloat, _ duration: TimeInterval = 1, delay: TimeInterval = 0,
        options: UIView.AnimationOptions = [], name: String = "moved"
    ) {
        UIView.animate(
            withDuration: duration, delay: delay, options: [options, .curveLinear],
            animations: { self.view.center.x = x }, completion: completion(name))
    }
}

/// Equal, as far as a frame's time can tell.
func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool {
    abs(a - b) <= tolerance
}
