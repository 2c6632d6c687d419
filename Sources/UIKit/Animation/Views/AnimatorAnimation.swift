import Foundation

/// What an animator adds to a layer: a change whose progress is the animator's.
@MainActor final class AnimatorAnimation: CAPropertyAnimation {
    /// The animator's, which has it for as long as this animation is on a layer.
    private let progress: () -> CGFloat
    private let from: AnimatableValue
    private let to: AnimatableValue

    init(
        _ key: String, from: AnimatableValue, to: AnimatableValue, isAdditive: Bool,
        progress: @escaping () -> CGFloat
    ) {
        self.progress = progress
        self.from = from
        self.to = to
        super.init()
        keyPath = key
        self.isAdditive = isAdditive
        timing.duration = .infinity
        isRemovedOnCompletion = false
    }

    override var isDrivenByHand: Bool { true }

    override func value(at time: TimeInterval, current: AnimatableValue) -> AnimatableValue? {
        from.interpolated(to: to, by: progress())
    }
}
