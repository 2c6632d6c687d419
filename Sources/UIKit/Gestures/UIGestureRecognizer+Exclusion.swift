// Of the recognizers that follow one touch, one is recognized, unless a delegate lets two be.

extension UIGestureRecognizer {
    /// Whether another recognizer was recognized from the same touches and keeps this one out.
    var isPrevented: Bool {
        companions.contains { $0.hasTakenTouches && $0.prevents(self) }
    }

    /// Whether a finger that has come down belongs to this recognizer, too: of two that are under way with
    /// fingers of their own, the first one gets it.
    func mayAdopt(_ touch: UITouch) -> Bool {
        guard hasTakenTouches else { return true }
        let others = touch.gestureRecognizers ?? []
        return !others.contains { other in
            other !== self && other.hasTakenTouches && other.touches.contains { $0 === touch }
                && other.prevents(self)
        }
    }

    /// Lets the others that follow the same touches fail.
    func preventOthers() {
        for other in companions where other.state == .possible && prevents(other) {
            other.state = .failed
        }
    }

    /// Lets the views know that their touches are taken, those too whose end was kept from them.
    func takeTouchesFromViews() {
        guard cancelsTouchesInView else { return }
        view?.window?.touchDispatcher.cancelHeldTouches(of: self)
        for touch in touches { touch.delivery.cancel() }
    }

    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self) && !isSimultaneous(with: other)
    }

    private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
        let mine = try? delegate?.gestureRecognizer(
            self, shouldRecognizeSimultaneouslyWith: other)
        if mine == true { return true }
        let theirs = try? other.delegate?.gestureRecognizer(
            other, shouldRecognizeSimultaneouslyWith: self)
        return theirs == true
    }
}
