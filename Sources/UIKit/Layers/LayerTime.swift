import Foundation

/// How a layer's time goes beside its superlayer's.
struct LayerTime: Equatable {
    var beginTime: TimeInterval = 0
    var speed: Float = 1
    var timeOffset: TimeInterval = 0

    static let standard = LayerTime()

    func local(at time: TimeInterval) -> TimeInterval {
        (time - beginTime) * TimeInterval(speed) + timeOffset
    }

    /// The inverse of `local(at:)`; where time stands still, the moment at which it began to.
    func parent(at time: TimeInterval) -> TimeInterval {
        speed == 0 ? beginTime : (time - timeOffset) / TimeInterval(speed) + beginTime
    }
}
