import Foundation

/// Drags a navigation controller's screen away from the edge, back to the one before.
final class NavigationPopGesture: UIScreenEdgePanGestureRecognizer {
    weak var controller: UINavigationController?
    /// Moves the transition while a finger does.
    private(set) var driver: UIPercentDrivenInteractiveTransition?

    override init() {
        super.init()
        edges = [.left, .right]
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map {
            NSNumber(value: $0.rawValue)
        }
    }

    private var runsLeft: Bool {
        view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = runsLeft ? .right : .left
        super.touchesBegan(touches, with: event)
    }

    override func mayBegin() -> Bool {
        guard let controller, controller.canGoBack, controller.stage.isAtRest,
            controller.appearance == .appeared, !controller.isNavigationBarHidden,
            !hasLeftItemsOnly(controller)
        else { return false }
        return super.mayBegin()
    }

    /// A button that stands in the place of the one back takes the gesture away too.
    private func hasLeftItemsOnly(_ controller: UINavigationController) -> Bool {
        guard delegate == nil, let item = controller.topViewController?.navigationItem else {
            return false
        }
        return !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        switch state {
        case .began: begin()
        case .changed: driver?.update(progress)
        case .ended: end(isFinished: isThrown)
        case .cancelled: end(isFinished: false)
        case .possible, .failed: break
        }
    }

    /// How far the finger has gone, from 0 to 1.
    private var progress: CGFloat {
        guard let view, view.bounds.width > 0 else { return 0 }
        let way = translation(in: view).x * (runsLeft ? -1 : 1)
        return min(1, max(0, way / view.bounds.width))
    }

    /// In widths a second, towards the way back.
    private var speed: CGFloat {
        guard let view, view.bounds.width > 0 else { return 0 }
        return velocity(in: view).x * (runsLeft ? -1 : 1) / view.bounds.width
    }

    /// Whether the screen would go more than half of the way if it were let go of and slid on.
    private var isThrown: Bool { progress + speed * 0.25 > 0.5 }

    private func begin() {
        guard let controller else { return }
        let driver = UIPercentDrivenInteractiveTransition()
        driver.completionCurve = .easeOut
        self.driver = driver
        controller.popViewController(animated: true)
        controller.stage.startIfNeeded()
        if driver.duration == 0 { self.driver = nil }
        driver.update(progress)
    }

    private func end(isFinished: Bool) {
        guard let driver else { return }
        self.driver = nil
        // As fast as the finger, but neither at once nor slowly.
        driver.completionSpeed = min(2.5, max(0.8, abs(speed)))
        if isFinished { driver.finish() } else { driver.cancel() }
    }
}
