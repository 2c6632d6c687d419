import Foundation

/// One call of `UIView.animate`: turns the changes that its closure makes into animations.
@MainActor final class BlockAnimation: LayerActionSource {
    private(set) var settings: ViewAnimationSettings
    private let tracker: AnimationTracker
    private var changedViews: [UIView] = []

    init(_ settings: ViewAnimationSettings, tracker: AnimationTracker) {
        let outer = LayerActions.current as? BlockAnimation
        self.settings = outer.map { settings.nested(in: $0.settings) } ?? settings
        self.tracker = tracker
    }

    static func run(
        _ settings: ViewAnimationSettings, animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        guard LayerActions.isEnabled else {
            animations()
            completion?(true)
            return
        }
        let tracker = AnimationTracker(completion: completion)
        let animation = BlockAnimation(settings, tracker: tracker)
        LayerActions.perform(with: animation) {
            animations()
            for view in animation.changedViews { view.layoutIfNeeded() }
        }
        tracker.seal()
    }

    /// Changes the settings for what a closure inside of the animation's own does.
    func withSettings(_ change: (inout ViewAnimationSettings) -> Void, _ changes: () -> Void) {
        let before = settings
        change(&settings)
        changes()
        settings = before
    }

    func layer(
        _ layer: CALayer, changed key: String, from old: AnimatableValue, to new: AnimatableValue
    ) {
        guard !settings.skips(key) else { return }
        if settings.options.contains(.layoutSubviews), let view = layer.view {
            changedViews.append(view)
        }
        layer.animations?.removeRepeating(key)
        let animation = settings.makeAnimation(key)
        var name = key
        if settings.addsUp(old, new), let distance = old.difference(from: new) {
            animation.isAdditive = true
            animation.fromValue = distance
            animation.toValue = new.zero
            name = layer.unusedAnimationKey(key)
        } else {
            let startsFromSight = settings.options.contains(.beginFromCurrentState)
            animation.fromValue =
                startsFromSight ? layer.presentedValue(forKey: key, model: old) : old
            animation.toValue = new
        }
        settings.apply(to: animation, on: layer)
        animation.trackers = [tracker]
        layer.addAnimation(animation, forKey: name)
    }
}

extension CALayer {
    /// `position`, `position-2`, `position-3`, as UIKit names animations that add up.
    func unusedAnimationKey(_ key: String) -> String {
        guard animation(forKey: key) != nil else { return key }
        var number = 2
        while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }
}
