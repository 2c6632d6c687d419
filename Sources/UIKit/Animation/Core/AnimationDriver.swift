import Foundation

/// Makes animated layers go on, frame by frame, for as long as something moves.
///
/// While all animations wait for their beginning, it waits for the first of them and asks for no
/// frame.
@MainActor final class AnimationDriver {
    private struct WeakLayer {
        weak var layer: CALayer?
    }

    private unowned let clock: any FrameClock
    private var layers: [WeakLayer] = []
    private var call: ScheduledCall?
    private var callIsForFrame = false

    init(clock: any FrameClock) {
        self.clock = clock
    }

    /// Goes on with a layer's animations from the next frame on.
    func add(_ layer: CALayer) {
        if let animations = layer.animations, !animations.isDriven {
            animations.isDriven = true
            layers.append(WeakLayer(layer: layer))
        }
        wait(for: .nextFrame)
    }

    private func wait(for demand: LayerAnimations.Demand) {
        if callIsForFrame, call != nil { return }
        if let call { clock.cancel(call) }
        call = nil
        switch demand {
        case .never: break
        case .at(let time):
            callIsForFrame = false
            call = clock.schedule(at: time) { [weak self] in self?.advance() }
        case .nextFrame:
            callIsForFrame = true
            call = clock.onNextFrame { [weak self] _ in self?.advance() }
        }
    }

    private func advance() {
        call = nil
        var reports: [() -> Void] = []
        var demand = LayerAnimations.Demand.never
        let current = layers
        layers = []
        for entry in current {
            guard let layer = entry.layer, let animations = layer.animations else { continue }
            let layerDemand = animations.advance(reports: &reports)
            if animations.isEmpty { layer.animations = nil }
            if case .never = layerDemand {
                animations.isDriven = false
                continue
            }
            layers.append(entry)
            demand = demand.sooner(of: layerDemand)
        }
        wait(for: demand)
        // These may add animations, which then ask for frames of their own.
        for report in reports { report() }
    }
}
