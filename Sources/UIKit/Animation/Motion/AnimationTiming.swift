import Foundation

/// When an animation runs, how often, and how far it is at a moment.
///
/// The model is that of Core Animation's `CAMediaTiming`
/// (https://developer.apple.com/documentation/quartzcore/camediatiming), which is SMIL's.
struct AnimationTiming: Equatable, Sendable {
    /// In the time of what the animation is in.
    var beginTime: TimeInterval = 0
    /// Of one run, in seconds.
    var duration: TimeInterval = 0
    var speed: Float = 1
    /// Where in its own time the animation begins.
    var timeOffset: TimeInterval = 0
    /// How often it runs; fractions count. 0 is once.
    var repeatCount: Float = 0
    /// For how long it is repeated, in seconds of its own time; 0 leaves that to the count.
    var repeatDuration: TimeInterval = 0
    /// Whether each run is followed by one backwards.
    var autoreverses = false

    /// Where a moment lies.
    enum Phase: Equatable, Sendable {
        case before
        case active
        case after
    }

    /// The length of a run with the way back.
    private var cycle: TimeInterval { autoreverses ? duration * 2 : duration }

    /// How long the animation runs in its own time, all repeats together.
    var activeDuration: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        guard repeatCount > 0 else { return cycle }
        return cycle == 0 ? 0 : cycle * TimeInterval(repeatCount)
    }

    var repeatsForever: Bool { !activeDuration.isFinite }

    /// When the animation is over, in the time of what it is in; infinite when it never is.
    var end: TimeInterval {
        guard speed != 0 else { return .infinity }
        return beginTime + max(0, activeDuration - timeOffset) / TimeInterval(abs(speed))
    }

    func phase(at time: TimeInterval) -> Phase {
        if time < beginTime { return .before }
        return time < end ? .active : .after
    }

    /// The seconds into a run, from 0 to `duration`, at a moment; before and after the animation, those
    /// of its first and of its last moment.
    func runTime(at time: TimeInterval) -> TimeInterval {
        let active = activeDuration
        var local = max(0, time - beginTime) * TimeInterval(abs(speed)) + timeOffset
        local = min(max(0, local), active)
        if speed < 0 { local = active.isFinite ? active - local : duration - local }
        guard cycle > 0 else { return duration }
        var phase = local.truncatingRemainder(dividingBy: cycle)
        // The last moment of the last run is its end, and not the beginning of another one.
        if phase == 0, local > 0, local >= active { phase = cycle }
        if phase < 0 { phase += cycle }
        return phase > duration ? cycle - phase : phase
    }
}
