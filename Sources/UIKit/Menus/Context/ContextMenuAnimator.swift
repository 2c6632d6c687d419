import Foundation

/// What a delegate added to a menu's coming or going.
@MainActor final class ContextMenuAnimator: NSObject, UIContextMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    /// - Parameter duration: In seconds.
    func run(duration: TimeInterval) {
        guard !animations.isEmpty else { return }
        UIView.animate(withDuration: duration) { [animations] in
            for animation in animations { animation() }
        }
    }

    func finish() {
        let waiting = completions
        completions = []
        for completion in waiting { completion() }
    }
}
