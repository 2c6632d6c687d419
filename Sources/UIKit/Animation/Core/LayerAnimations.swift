import Foundation

/// The animations of one layer, in the order in which they were added.
@MainActor final class LayerAnimations {
    private struct Entry {
        let key: String
        let animation: CAAnimation
        var hasBegun = false
        var isOver = false
        /// Whether the layer was in a window at some moment since.
        var wasShown = false
    }

    /// When a layer's animations want to be looked at again.
    enum Demand {
        case never
        /// In the clock's time.
        case at(TimeInterval)
        case nextFrame
    }

    private unowned let layer: CALayer
    private var entries: [Entry] = []
    private var sampled: (time: TimeInterval, values: PresentedValues)?
    /// Whether the driver makes them go on.
    var isDriven = false

    init(layer: CALayer) {
        self.layer = layer
    }

    isolated deinit {
        for entry in entries { Self.report(entry, finished: false) }
    }

    var isEmpty: Bool { entries.isEmpty }

    var keys: [String] { entries.map(\.key) }

    func animation(forKey key: String) -> CAAnimation? {
        entries.first { $0.key == key }?.animation
    }

    /// Whether touches on the layer's view are to be ignored.
    var blocksInteraction: Bool {
        entries.contains { $0.animation.blocksInteraction && !$0.isOver }
    }

    /// The transition that runs, if one does.
    var transition: CATransition? {
        entries.lazy.compactMap { $0.isOver ? nil : $0.animation as? CATransition }.last
    }

    // MARK: - Changing

    /// - Parameter animation: The layer's own copy.
    func add(_ animation: CAAnimation, forKey key: String) {
        remove(key)
        animation.prepare(for: layer)
        if animation.beginTime == 0 { animation.beginTime = layer.currentTime }
        for tracker in animation.trackers { tracker.animationWasAdded() }
        entries.append(Entry(key: key, animation: animation))
        changed(animation)
    }

    func remove(_ key: String) {
        remove { $0.key == key }
    }

    /// Ends the view animations of a property that would never end by themselves.
    func removeRepeating(_ property: String) {
        remove {
            $0.animation.timing.repeatsForever && !$0.animation.trackers.isEmpty
                && $0.animation.animatedProperties == [property]
        }
    }

    func removeAll() {
        remove { _ in true }
    }

    private func remove(where matches: (Entry) -> Bool) {
        let removed = entries.filter(matches)
        guard !removed.isEmpty else { return }
        entries.removeAll(where: matches)
        for entry in removed {
            changed(entry.animation)
            Self.report(entry, finished: false)
        }
    }

    /// Puts an animation that somebody moves by hand where it is now.
    func changed(_ animation: CAAnimation) {
        sampled = nil
        layer.presentationDidChange(of: animation.animatedProperties)
    }

    // MARK: - Sampling

    /// The layer's own values are others now.
    func forgetSample() {
        sampled = nil
    }

    /// What the animated properties show at a moment in the layer's time.
    func values(at time: TimeInterval) -> PresentedValues {
        if let sampled, sampled.time == time { return sampled.values }
        var values = PresentedValues(of: layer)
        // What has not begun gives way to what has, and the later one to the sooner.
        let waiting = entries.map(\.animation).filter { time < $0.timing.beginTime }
        for animation in waiting.sorted(by: { $0.timing.beginTime > $1.timing.beginTime }) {
            animation.contribute(at: time, to: &values)
        }
        for entry in entries where time >= entry.animation.timing.beginTime {
            entry.animation.contribute(at: time, to: &values)
        }
        sampled = (time, values)
        return values
    }

    // MARK: - Going on

    /// Marks what changed since the last frame, and tells what began and what is over.
    ///
    /// - Parameter reports: Gets what is to be told once all layers have gone on.
    func advance(reports: inout [() -> Void]) -> Demand {
        let time = layer.currentTime
        sampled = nil
        if !layer.isInWindow, entries.contains(where: \.wasShown) {
            // A layer that leaves the screen leaves its animations.
            let gone = entries
            entries = []
            reports += gone.map { entry in { Self.report(entry, finished: false) } }
            return .never
        }
        var demand = Demand.never
        for index in entries.indices {
            entries[index].wasShown = layer.isInWindow
            demand = demand.sooner(of: advance(index, at: time, reports: &reports))
        }
        entries.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
        return demand
    }

    private func advance(
        _ index: Int, at time: TimeInterval, reports: inout [() -> Void]
    ) -> Demand {
        let entry = entries[index]
        let animation = entry.animation
        guard !entry.isOver, !animation.isDrivenByHand else { return .never }
        let phase = animation.timing.phase(at: time)
        if phase == .before {
            guard layer.followsClock else { return .nextFrame }
            return .at(animation.timing.beginTime)
        }
        if !entry.hasBegun {
            entries[index].hasBegun = true
            reports.append { animation.delegate?.animationDidStart(animation) }
        }
        layer.presentationDidChange(of: animation.animatedProperties)
        if phase == .active { return .nextFrame }
        entries[index].isOver = true
        reports.append { Self.report(entry, finished: true) }
        return .never
    }

    private static func report(_ entry: Entry, finished: Bool) {
        // One that stayed on the layer was told of its end when it came.
        guard !entry.isOver else { return }
        entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
        for tracker in entry.animation.trackers { tracker.animationIsOver(finished: finished) }
    }
}

extension LayerAnimations.Demand {
    func sooner(of other: Self) -> Self {
        switch (self, other) {
        case (.nextFrame, _), (_, .nextFrame): .nextFrame
        case (.never, let demand), (let demand, .never): demand
        case (.at(let mine), .at(let theirs)): .at(min(mine, theirs))
        }
    }
}
