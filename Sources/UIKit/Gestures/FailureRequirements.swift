/// Which recognizers have to fail before one may be recognized, and which ones wait for that one.
@MainActor final class FailureRequirements {
    enum Outcome {
        case mayRecognize, mustWait, mustFail
    }

    private var required: [WeakRecognizer] = []
    private var dependents: [WeakRecognizer] = []
    /// The ones that `outcome(for:)` found to be waited for, kept until they have resolved.
    private var awaited: [WeakRecognizer] = []

    func add(_ recognizer: UIGestureRecognizer) {
        required.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
        required.append(WeakRecognizer(recognizer))
    }

    /// Whether a recognizer may leave the state possible; where it has to wait, it is told when one
    /// of those that it waits for resolves.
    ///
    /// - Complexity: O(*n*) in the recognizers that follow the same touches.
    func outcome(for recognizer: UIGestureRecognizer) -> Outcome {
        let others =
            awaited.isEmpty ? requirements(of: recognizer) : awaited.compactMap(\.recognizer)
        if others.contains(where: \.hasTakenTouches) {
            awaited = []
            return .mustFail
        }
        awaited = others.filter { $0.mayStillSucceed && !$0.failures.waits(for: recognizer) }
            .map(WeakRecognizer.init)
        for other in awaited { other.recognizer?.failures.addDependent(recognizer) }
        return awaited.isEmpty ? .mayRecognize : .mustWait
    }

    /// Lets those that wait for this recognizer look again.
    func resolve() {
        awaited = []
        let told = dependents
        dependents = []
        for dependent in told { dependent.recognizer?.requirementDidResolve() }
    }

    private func addDependent(_ recognizer: UIGestureRecognizer) {
        guard !dependents.contains(where: { $0.recognizer === recognizer }) else { return }
        dependents.append(WeakRecognizer(recognizer))
    }

    /// Two that wait for each other would wait for ever: the later one doesn't.
    private func waits(for recognizer: UIGestureRecognizer) -> Bool {
        awaited.contains {
            $0.recognizer === recognizer || $0.recognizer?.failures.waits(for: recognizer) == true
        }
    }

    private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        let named = required.compactMap(\.recognizer)
        let asked = recognizer.companions.filter { other in
            !named.contains { $0 === other } && recognizer.requiresFailure(of: other)
        }
        return named.filter { $0.isFollowing || recognizer.companions.contains($0) } + asked
    }
}

private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?

    init(_ recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
    }
}

extension UIGestureRecognizer {
    /// The other recognizers that follow the same touches, the nearest to the touched views first.
    var companions: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for touch in touches {
            for other in touch.gestureRecognizers ?? [] where other !== self {
                if touches.count == 1 || !found.contains(where: { $0 === other }) {
                    found.append(other)
                }
            }
        }
        return found
    }

    /// Whether the recognizer is in the midst of something.
    var isFollowing: Bool { numberOfTouches > 0 || keepsWaiting || isWaiting }

    fileprivate var mayStillSucceed: Bool {
        isEnabled && state == .possible && view?.window != nil
    }

    fileprivate func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
        let mine = try? delegate?.gestureRecognizer(self, shouldRequireFailureOf: other)
        if mine == true { return true }
        let theirs = try? other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self)
        return theirs == true
    }
}
