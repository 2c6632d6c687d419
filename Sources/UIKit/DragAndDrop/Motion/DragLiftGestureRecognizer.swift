import Foundation

/// Lifts what is dragged, and follows the finger or the pointer with it.
final class DragLiftGestureRecognizer: UIGestureRecognizer {
    weak var interaction: UIDragInteraction?

    private let timer = GestureTimer()
    /// In the window.
    private var start = CGPoint.zero
    private var isByPointer = false
    private var session: DragSession?
    private var motion: DragMotion?

    /// How long a finger stays before it lifts something, in seconds: as for a long press.
    private static let delay: TimeInterval = 0.5
    /// How far a finger may move meanwhile, in points.
    private static let slack: CGFloat = 10
    /// How far a pointer moves with its button down before it is a drag, in points: about GTK's
    /// `gtk-dnd-drag-threshold`, which is 8, halved, since nothing else waits for it.
    private static let threshold: CGFloat = 4

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        guard numberOfTouches == 1 else {
            if state == .possible { state = .failed } else { ignore(touch, for: event) }
            return
        }
        guard interaction?.mayLift?(touch, event) ?? true else {
            state = .failed
            return
        }
        start = touch.windowLocation
        isByPointer = touch.type == .indirectPointer
        guard !isByPointer else { return }
        timer.start(Self.delay, in: view) { [weak self] in self?.state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        let way = hypot(lastLocation.x - start.x, lastLocation.y - start.y)
        if isByPointer {
            guard way >= Self.threshold else { return }
            state = .began
            if state == .began { state = .changed }
        } else if way > Self.slack {
            state = .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible && !isWaiting ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        timer.stop()
        session = nil
        motion = nil
    }

    // MARK: - What is dragged

    override func mayBegin() -> Bool {
        guard super.mayBegin(), DragMotion.current == nil, let interaction,
            let delegate = interaction.delegate, let window = view?.window
        else { return false }
        let session = DragSession()
        session.move(to: start, in: window)
        session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        guard !session.items.isEmpty else { return false }
        session.allowsMoveOperation =
            (try? delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session))
            ?? true
        let isRestricted = try? delegate.dragInteraction(
            interaction, sessionIsRestrictedToDraggingApplication: session)
        session.isRestrictedToDraggingApplication = isRestricted ?? false
        self.session = session
        return true
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        switch state {
        case .began: lift()
        case .changed: motion?.move(to: lastLocation)
        case .ended: motion?.drop()
        case .cancelled: motion?.cancel()
        case .possible, .failed: break
        }
    }

    private func lift() {
        guard let session, let interaction, let window = view?.window else { return }
        let motion = DragMotion(session, interaction, window, start, isByPointer: isByPointer)
        motion.recognizer = self
        self.motion = motion
        motion.lift()
    }

    // A menu may open by the same press; the finger that moves on leaves it and drags.

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is UILongPressGestureRecognizer)
    }

    override func canBePrevented(
        by preventingGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !(preventingGestureRecognizer is UILongPressGestureRecognizer)
    }
}
