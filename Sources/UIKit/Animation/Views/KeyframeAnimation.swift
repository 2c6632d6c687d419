import Foundation

/// One call of `UIView.animateKeyframes`: gathers the changes of its key frames, and makes one
/// animation of all that concern one property.
@MainActor final class KeyframeAnimation: LayerActionSource {
    /// A change within a part of the whole time.
    private struct Change {
        let start: CGFloat
        let end: CGFloat
        let from: AnimatableValue
        let to: AnimatableValue
    }

    private struct Track {
        let layer: CALayer
        let key: String
        var changes: [Change]
    }

    private let settings: ViewAnimationSettings
    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    /// The part of the time, from 0 to 1, that changes made now take.
    private var range: (start: CGFloat, end: CGFloat) = (0, 1)

    init(_ settings: ViewAnimationSettings, mode: CAAnimationCalculationMode) {
        let outer = LayerActions.current as? BlockAnimation
        self.settings = outer.map { settings.nested(in: $0.settings) } ?? settings
        self.mode = mode
    }

    func addKeyframe(start: CGFloat, duration: CGFloat, _ changes: () -> Void) {
        let before = range
        let start = min(1, max(0, start))
        range = (start, min(1, start + max(0, duration)))
        changes()
        range = before
    }

    func layer(
        _ layer: CALayer, changed key: String, from old: AnimatableValue, to new: AnimatableValue
    ) {
        guard !settings.skips(key) else { return }
        let change = Change(start: range.start, end: range.end, from: old, to: new)
        if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
            tracks[index].changes.append(change)
        } else {
            tracks.append(Track(layer: layer, key: key, changes: [change]))
        }
    }

    /// Adds the animations to the layers.
    func begin(tracker: AnimationTracker) {
        for track in tracks { begin(track, tracker) }
        tracks = []
    }

    private func begin(_ track: Track, _ tracker: AnimationTracker) {
        guard let final = track.changes.last?.to else { return }
        var (values, times) = Self.frames(track.changes)
        let animation = CAKeyframeAnimation(keyPath: track.key)
        var name = track.key
        track.layer.animations?.removeRepeating(track.key)
        let addsUp = settings.addsUp(final, final) && values.allSatisfy(\.isAdditive)
        if addsUp {
            values = values.map { $0.difference(from: final) ?? $0 }
            animation.isAdditive = true
            name = track.layer.unusedAnimationKey(track.key)
        }
        if mode == .discrete { times.append(1) }
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: Double($0)) }
        animation.calculationMode = mode
        if case .bezier(let curve) = settings.curve {
            animation.timingFunction = CAMediaTimingFunction(curve: curve)
        }
        settings.apply(to: animation, on: track.layer)
        animation.trackers = [tracker]
        track.layer.addAnimation(animation, forKey: name)
    }

    /// The values and their times; between two changes the value stays.
    private static func frames(
        _ changes: [Change]
    ) -> (values: [AnimatableValue], times: [CGFloat]) {
        let changes = changes.sorted { $0.start < $1.start }
        guard let first = changes.first else { return ([], []) }
        var values = [first.from]
        var times: [CGFloat] = [0]
        func add(_ value: AnimatableValue, _ time: CGFloat) {
            values.append(value)
            times.append(time)
        }
        for change in changes {
            let last = times.last ?? 0
            if change.start > last, let value = values.last { add(value, change.start) }
            add(change.to, max(change.end, last))
        }
        if let last = times.last, last < 1, let value = values.last { add(value, 1) }
        return (values, times)
    }
}
