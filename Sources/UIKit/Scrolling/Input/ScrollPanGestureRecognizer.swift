import Foundation

/// Drags a scroll view's content with a finger or a pen; a mouse has a wheel for that.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// Weak: a touch may keep the recognizer for longer than there is a view.
    private weak var scrollView: UIScrollView?
    private var lastTranslation = CGPoint.zero
    /// Whether the finger came down on content that was moving.
    private var hasCaughtContent = false

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map {
            NSNumber(value: $0.rawValue)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1, let scrollView, scrollView.isScrollEnabled else { return }
        scrollView.isTracking = true
        guard scrollView.motion.isRunning, state == .possible else { return }
        // A finger on content that moves holds it, whatever is under the finger.
        hasCaughtContent = true
        scrollView.motion.stop(reporting: false)
        state = .began
    }

    /// Whether the fingers move along an axis on which there is something to scroll.
    override var hasMovedEnough: Bool {
        guard let scrollView else { return false }
        let way = translation(in: nil)
        let horizontal = scrollView.canDrag(along: .horizontal) ? abs(way.x) : 0
        let vertical = scrollView.canDrag(along: .vertical) ? abs(way.y) : 0
        return max(horizontal, vertical) >= hysteresis
            && max(horizontal, vertical) >= max(abs(way.x), abs(way.y)) * 0.7
    }

    /// Whether there is anything for the fingers to move.
    var wantsToScroll: Bool {
        hasCaughtContent
            || NSLayoutConstraint.Axis.both.contains { scrollView?.canDrag(along: $0) ?? false }
    }

    override func mayBegin() -> Bool {
        super.mayBegin() && (hasCaughtContent || touches.allSatisfy(mayTake))
    }

    /// What is in the content may keep a touch that it knows of.
    private func mayTake(_ touch: UITouch) -> Bool {
        guard let scrollView, touch.delivery.hasBegun, let touched = touch.view,
            touched !== scrollView
        else { return true }
        return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: touched)
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        switch state {
        case .began: dragDidBegin()
        case .changed: dragDidMove()
        case .ended:
            let velocity = velocity(in: scrollView)
            end(CGVector(dx: -velocity.x, dy: -velocity.y))
        case .cancelled: end(.zero)
        case .possible, .failed: break
        }
    }

    private func dragDidBegin() {
        guard let scrollView else { return }
        lastTranslation = translation(in: scrollView)
        if scrollView.keyboardDismissMode.endsEditingOnDrag {
            scrollView.window?.firstResponder?.resignFirstResponder()
        }
        scrollView.dragging.begin(.finger)
        if !hasCaughtContent {
            scrollView.dragging.lock(to: CGVector(dx: lastTranslation.x, dy: lastTranslation.y))
        }
    }

    private func dragDidMove() {
        let translation = translation(in: scrollView)
        let step = CGVector(
            dx: lastTranslation.x - translation.x, dy: lastTranslation.y - translation.y)
        lastTranslation = translation
        scrollView?.dragging.move(.finger, by: step)
    }

    private func end(_ velocity: CGVector) {
        dragDidMove()
        scrollView?.dragging.end(.finger, velocity: velocity)
    }

    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        super.setTranslation(translation, in: view)
        lastTranslation = self.translation(in: scrollView)
    }

    override func reset() {
        super.reset()
        scrollView?.isTracking = false
        if hasCaughtContent { scrollView?.dragging.returnToContent() }
        hasCaughtContent = false
        scrollView?.correctOffsetAtRest()
    }
}

extension UIScrollView.KeyboardDismissMode {
    fileprivate var endsEditingOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
}
