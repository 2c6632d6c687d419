import Foundation

/// Gathers the changes that a closure of an animator makes.
@MainActor final class AnimatorSource: LayerActionSource {
    private let settings: ViewAnimationSettings
    private let delay: CGFloat
    private let progress: () -> CGFloat
    private(set) var changes: [AnimatorChange] = []

    init(
        settings: ViewAnimationSettings, delay: CGFloat, progress: @escaping () -> CGFloat
    ) {
        self.settings = settings
        self.delay = delay
        self.progress = progress
    }

    func layer(
        _ layer: CALayer, changed key: String, from old: AnimatableValue, to new: AnimatableValue
    ) {
        guard !settings.skips(key) else { return }
        layer.animations?.removeRepeating(key)
        let distance = settings.addsUp(old, new) ? old.difference(from: new) : nil
        let animation = AnimatorAnimation(
            key, from: distance ?? layer.presentedValue(forKey: key, model: old),
            to: distance == nil ? new : new.zero, isAdditive: distance != nil, progress: progress)
        animation.blocksInteraction = !settings.options.contains(.allowUserInteraction)
        let name = layer.unusedAnimationKey(key)
        layer.addAnimation(animation, forKey: name)
        changes.append(
            AnimatorChange(
                layer: layer, key: key, name: name, animation: animation, old: old, new: new,
                delay: delay))
    }
}

/// One property of one layer that an animator changes.
@MainActor struct AnimatorChange {
    let layer: CALayer
    let key: String
    /// The animation's, on the layer.
    let name: String
    let animation: AnimatorAnimation
    let old: AnimatableValue
    let new: AnimatableValue
    let delay: CGFloat

    func show() {
        layer.animations?.changed(animation)
    }

    /// Gives the layer's own property what lies at a share of the way, and ends the animation.
    func settle(at way: CGFloat) {
        remove()
        UIView.performWithoutAnimation {
            layer.setAnimatableValue(old.interpolated(to: new, by: way), forKey: key)
        }
    }

    func remove() {
        guard layer.animation(forKey: name) === animation else { return }
        layer.removeAnimation(forKey: name)
    }
}
