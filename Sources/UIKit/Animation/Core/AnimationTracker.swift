import Foundation

/// Counts the animations that belong to one call or transaction, and says when all are over.
@MainActor final class AnimationTracker {
    private var count = 0
    private var isSealed = false
    private var allFinished = true
    private var completion: ((Bool) -> Void)?

    /// - Parameter completion: Told whether all animations ran to their ends.
    init(completion: ((Bool) -> Void)?) {
        self.completion = completion
    }

    var hasAnimations: Bool { count > 0 }

    func animationWasAdded() {
        count += 1
    }

    func animationIsOver(finished: Bool) {
        count -= 1
        if !finished { allFinished = false }
        if isSealed { completeIfOver() }
    }

    /// No more animations will be added. Without any, the completion comes in the clock's next turn.
    func seal() {
        isSealed = true
        guard count == 0, completion != nil else { return }
        let clock = Platform.current.clock
        clock.schedule(at: clock.now) { [self] in completeIfOver() }
    }

    /// Completes at once.
    func completeNow() {
        isSealed = true
        completeIfOver()
    }

    private func completeIfOver() {
        guard count == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}
