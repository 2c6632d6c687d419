import Foundation

/// Turns the platform's pointer events into touches, and brings these to recognizers and views.
@MainActor final class TouchDispatcher {
    private unowned let window: UIWindow
    /// The touches that are down, by the platform's number for them.
    private var active: [Int: UITouch] = [:]
    /// The touches whose views have yet to be told something.
    private var held: [UITouch] = []
    private var isSending = false
    private var taps = TapCounter()
    private var hover = HoverTracker()
    private lazy var wheel = WheelScrolling(window: window)

    init(window: UIWindow) {
        self.window = window
    }

    // MARK: - From the platform

    func receive(_ pointer: HostPointerEvent) {
        switch pointer.phase {
        case .began: begin(pointer)
        case .moved: update(pointer, to: .moved)
        case .ended: update(pointer, to: .ended)
        case .cancelled: update(pointer, to: .cancelled)
        case .hovered: hover.move(to: pointer, in: window)
        case .left: hover.leave(pointer)
        case .scrolled: wheel.receive(pointer)
        }
    }

    private func begin(_ pointer: HostPointerEvent) {
        window.editMenu?.touchWillBegin(at: pointer.location)
        if pointer.button == 3, pointer.device == .mouse {
            ContextMenuClick.handle(pointer.location, in: window)
            return
        }
        if pointer.button == 2, pointer.device == .mouse {
            _ = PrimarySelection.paste(at: pointer.location, in: window)
            return
        }
        if pointer.button == HostPointerEvent.backButton {
            window.goBack()
            return
        }
        // Only the primary button works what it is over.
        guard pointer.button == 1, active[pointer.sequence] == nil else { return }
        window.focus.hide(in: window)
        let touch = UITouch()
        touch.type = pointer.device.touchType
        touch.window = window
        touch.windowLocation = pointer.location
        touch.previousWindowLocation = pointer.location
        touch.timestamp = pointer.time
        touch.tapCount = taps.count(at: pointer.location, time: pointer.time)
        let event = makeEvent(pointer)
        event.beginningTouchType = touch.type
        let hit = window.hitTest(window.convert(pointer.location, from: nil), with: event)
        if hit?.isMovingUnderTouches ?? false { return }
        touch.view = hit
        touch.gestureRecognizers = recognizers(for: touch)
        if isTakenByOtherTouch(touch.view) { touch.delivery.cancel() }
        for other in active.values { other.phase = .stationary }
        active[pointer.sequence] = touch
        deliver(event)
    }

    /// Of several fingers a view gets the first, unless it wants them all.
    private func isTakenByOtherTouch(_ view: UIView?) -> Bool {
        guard let view, !view.isMultipleTouchEnabled else { return false }
        return active.values.contains { $0.view === view && !$0.delivery.isOver }
    }

    private func update(_ pointer: HostPointerEvent, to phase: UITouch.Phase) {
        // Another button's release ends nothing; a broken grab ends all, whatever was pressed first.
        guard let touch = active[pointer.sequence], pointer.button == 1 || phase != .ended else {
            return
        }
        for other in active.values where other !== touch { other.phase = .stationary }
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = pointer.location
        touch.timestamp = pointer.time
        touch.phase = phase
        deliver(makeEvent(pointer))
        if phase == .ended || phase == .cancelled { active[pointer.sequence] = nil }
    }

    // MARK: - Touches that come to nothing

    /// Views that leave the window take their touches with them.
    func viewWillLeave(_ leaving: UIView) {
        for touch in active.values where touch.isUnderWay {
            for recognizer in touch.gestureRecognizers ?? [] {
                if let view = recognizer.view, view.isDescendant(of: leaving) {
                    recognizer.abandon()
                }
            }
            if let view = touch.view, view.isDescendant(of: leaving) {
                touch.delivery.cancel()
            }
        }
    }

    /// A view that goes to another superview keeps its touches; those above it, who may have had
    /// them from it, will hear no more of them.
    func viewWillMove(_ moving: UIView, from superview: UIView) {
        for touch in active.values where touch.isUnderWay && touch.delivery.isUnderWay {
            guard let view = touch.view, view.isDescendant(of: moving) else { continue }
            superview.touchesCancelled([touch], with: UIEvent())
        }
    }

    /// The window goes: no touch will be told to have ended.
    func cancelAll() {
        let touches = active.values.filter(\.isUnderWay)
        active = [:]
        for touch in touches {
            for recognizer in touch.gestureRecognizers ?? [] { recognizer.abandon() }
            touch.delivery.cancel()
            for recognizer in touch.gestureRecognizers ?? [] { recognizer.touchIsOver(touch) }
        }
        for touch in held { touch.delivery.cancel() }
        held = []
    }

    private func makeEvent(_ pointer: HostPointerEvent) -> UIEvent {
        let event = UIEvent()
        event.timestamp = pointer.time
        event.modifierFlags = UIKeyModifierFlags(pointer.modifiers)
        return event
    }

    private func deliver(_ event: UIEvent) {
        event.touches = Array(active.values)
        UIApplication.shared.sendEvent(event, in: window)
    }

    /// The recognizers of the view that was hit and of those above it, the nearest first.
    private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            found += (current.gestureRecognizers ?? []).filter { $0.accepts(touch) }
            view = current.superview
        }
        return found
    }

    // MARK: - To recognizers and views

    func send(_ event: UIEvent) {
        let touches = event.touches.filter { $0.window === window && $0.phase != .stationary }
        isSending = true
        for touch in touches {
            for recognizer in touch.gestureRecognizers ?? [] where recognizer.isInPlay {
                recognizer.receive(touch, with: event)
            }
        }
        for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
            for recognizer in touch.gestureRecognizers ?? [] { recognizer.touchIsOver(touch) }
        }
        isSending = false
        releaseHeld()
        for touch in touches { sendToView(touch, event) }
    }

    private func sendToView(_ touch: UITouch, _ event: UIEvent) {
        touch.delivery.deliver(touch.phase, event)
        if touch.delivery.isHolding, !held.contains(touch) { held.append(touch) }
    }

    /// A recognizer began, ended or failed: views may hear what was kept from them.
    func recognizerDidChange() {
        if !isSending, !held.isEmpty { releaseHeld() }
    }

    func cancelHeldTouches(of recognizer: UIGestureRecognizer) {
        for touch in held where touch.gestureRecognizers?.contains(recognizer) == true {
            touch.delivery.cancel()
        }
    }

    private func releaseHeld() {
        for touch in held { touch.delivery.release() }
        held.removeAll { !$0.delivery.isHolding || $0.delivery.isOver }
    }
}

/// Counts presses that follow one another quickly in one place.
private struct TapCounter {
    private static let interval: TimeInterval = 0.35
    /// In points.
    private static let distance: CGFloat = 40

    private var last: (location: CGPoint, time: TimeInterval, count: Int)?

    mutating func count(at location: CGPoint, time: TimeInterval) -> Int {
        var count = 1
        if let last, time - last.time <= Self.interval,
            hypot(location.x - last.location.x, location.y - last.location.y) <= Self.distance
        {
            count = last.count + 1
        }
        last = (location, time, count)
        return count
    }
}

extension HostPointerEvent.Device {
    fileprivate var touchType: UITouch.TouchType {
        switch self {
        case .mouse: .indirectPointer
        case .touch: .direct
        case .pen: .pencil
        }
    }
}
