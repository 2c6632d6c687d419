import Foundation

/// Brings one touch to its view: at once, late, or not at all, as the recognizers that follow it
/// will have it
/// (https://developer.apple.com/documentation/uikit/uigesturerecognizer, `delaysTouchesBegan`,
/// `delaysTouchesEnded` and `cancelsTouchesInView`).
@MainActor final class TouchDelivery {
    private unowned let touch: UITouch
    /// What the view has not been told yet.
    private var held: [UITouch.Phase] = []
    /// While there is something to tell. An event holds its touches, and would never go with them.
    private var event: UIEvent?
    /// Whether the view knows of the touch.
    private(set) var hasBegun = false
    /// Whether the view hears no more of the touch.
    private(set) var isOver = false

    init(_ touch: UITouch) {
        self.touch = touch
    }

    var isHolding: Bool { !held.isEmpty }

    /// Whether the view knows of the touch and will hear more of it.
    var isUnderWay: Bool { hasBegun && !isOver }

    func deliver(_ phase: UITouch.Phase, _ event: UIEvent) {
        guard !isOver else { return }
        self.event = event
        defer { forgetEventIfIdle() }
        if phase == .cancelled {
            cancel()
        } else if phase != .moved || held.last != .moved {
            held.append(phase)
            release()
        }
    }

    /// Tells the view what no recognizer holds back any longer.
    func release() {
        defer { forgetEventIfIdle() }
        while let phase = held.first, !isOver {
            if phase == .ended ? holdsEnd : !hasBegun && holdsBeginning { return }
            held.removeFirst()
            send(phase)
        }
    }

    /// Takes the touch from the view.
    func cancel() {
        guard !isOver else { return }
        held = []
        if hasBegun { send(.cancelled) }
        isOver = true
        forgetEventIfIdle()
    }

    private func forgetEventIfIdle() {
        if isOver { held = [] }
        if held.isEmpty { event = nil }
    }

    private var holdsBeginning: Bool {
        touch.gestureRecognizers?.contains {
            $0.delaysTouchesBegan && $0.mayStillRecognize(touch)
        } ?? false
    }

    private var holdsEnd: Bool {
        touch.gestureRecognizers?.contains {
            ($0.delaysTouchesEnded || $0.delaysTouchesBegan && !hasBegun)
                && $0.mayStillRecognize(touch)
        } ?? false
    }

    /// Scroll views decide which touches what is in them gets.
    private func isLetThrough(to view: UIView) -> Bool {
        var scrollView = view.superview?.nearestScrollView
        while let current = scrollView {
            guard current.touchesShouldBegin([touch], with: event, in: view) else { return false }
            scrollView = current.enclosingScrollView
        }
        return true
    }

    private func send(_ phase: UITouch.Phase) {
        guard let view = touch.view else { return }
        let actual = touch.phase
        let event = event ?? UIEvent()
        touch.phase = phase
        defer { touch.phase = actual }
        switch phase {
        case .began:
            guard isLetThrough(to: view) else {
                isOver = true
                return
            }
            hasBegun = true
            view.touchesBegan([touch], with: event)
        case .moved: view.touchesMoved([touch], with: event)
        case .ended:
            isOver = true
            view.touchesEnded([touch], with: event)
        case .cancelled:
            isOver = true
            view.touchesCancelled([touch], with: event)
        case .stationary: break
        }
    }
}

extension UIGestureRecognizer {
    /// Whether the touch may yet become part of a gesture.
    fileprivate func mayStillRecognize(_ touch: UITouch) -> Bool {
        isEnabled && state == .possible
            && (keepsWaiting || isWaiting || touches.contains { $0 === touch })
    }
}
