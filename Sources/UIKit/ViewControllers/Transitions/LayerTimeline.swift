import Foundation

/// Holds the time of a layer and of all below it, and moves it by hand: what is animated there follows.
@MainActor final class LayerTimeline {
    private let layer: CALayer
    private let clock: any FrameClock
    private let duration: TimeInterval
    /// In the layer's own time.
    private let start: TimeInterval
    private var share: CGFloat = 0
    private let loop = FrameLoop()

    init(_ layer: CALayer, duration: TimeInterval, clock: any FrameClock) {
        self.layer = layer
        self.clock = clock
        self.duration = duration
        start = layer.currentTime
        layer.speed = 0
        layer.timeOffset = start
    }

    func show(_ share: CGFloat) {
        self.share = share
        layer.timeOffset = start + TimeInterval(share) * duration
    }

    /// Goes on to the end, where the animations finish by themselves; or back to the beginning, where
    /// they are taken away.
    ///
    /// - Parameter duration: Of the way from here, in seconds.
    func leave(isForward: Bool, duration: TimeInterval, curve: UnitCurve) {
        let (first, last): (CGFloat, CGFloat) = (share, isForward ? 1 : 0)
        let began = clock.now
        loop.start(clock) { [weak self] time in
            guard let self else { return false }
            let passed = duration > 0 ? min(1, CGFloat((time - began) / duration)) : 1
            guard passed >= 1 else {
                show(first + (last - first) * CGFloat(curve.value(at: passed)))
                return true
            }
            isForward ? letGo() : layer.removeAnimationsOfTree()
            return false
        }
    }

    /// Lets the time go on from the animations' end.
    private func letGo() {
        show(1)
        let parent = layer.superlayer?.currentTime ?? clock.now
        layer.beginTime = parent
        layer.speed = 1
    }

    /// Gives the layer the usual time again.
    func release() {
        loop.stop()
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
    }
}
