import Foundation

/// How content goes on along one axis once it was let go: it slows down, is pulled back from beyond
/// its end, or settles at a place that was chosen for it.
struct AxisGlide {
    private enum Curve {
        case rest(CGFloat)
        case deceleration(Deceleration)
        case spring(SpringReturn)
    }

    /// When the distance to go is below this, the content is there; half a pixel.
    private let nearness: CGFloat
    private let first: Curve
    /// What happens from when on, if content runs over its end.
    private var second: (start: TimeInterval, curve: Curve)?
    /// Where the content comes to rest.
    let destination: CGFloat

    /// - Parameters:
    ///   - velocity: In points a second.
    ///   - range: Where content may rest.
    ///   - rate: How much of the velocity is left after a millisecond.
    ///   - target: Where to settle, whatever the velocity says.
    ///   - pixel: The length of a pixel, in points.
    init(
        from start: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat,
        bounces: Bool, target: CGFloat? = nil, pixel: CGFloat
    ) {
        nearness = pixel / 2
        let slowing = Deceleration(start: start, velocity: velocity, rate: rate)
        if let target {
            destination = target
            first = Self.settling(from: start, velocity: velocity, to: target, natural: slowing)
        } else if range.contains(slowing.destination) {
            destination = slowing.destination
            first = velocity == 0 ? .rest(start) : .deceleration(slowing)
        } else {
            let end = slowing.destination.clamped(to: range)
            destination = end
            let crossing = range.contains(start) ? slowing.time(at: end) : nil
            if let crossing {
                first = .deceleration(slowing)
                let spring = SpringReturn(
                    from: end, velocity: slowing.velocity(at: crossing), to: end)
                second = (crossing, bounces ? .spring(spring) : .rest(end))
            } else {
                first = .spring(SpringReturn(from: start, velocity: velocity, to: end))
            }
        }
    }

    /// Slows down as content does by itself, only sooner, where that leads to the target; else a
    /// spring takes it there. A spring that is stiff enough does not overshoot.
    private static func settling(
        from start: CGFloat, velocity: CGFloat, to target: CGFloat, natural: Deceleration
    ) -> Curve {
        let way = target - start
        guard way != 0 else { return .rest(target) }
        let needed = velocity / way
        let usual = velocity == 0 ? 0 : velocity / (natural.destination - start)
        if needed >= usual, needed > 0 {
            return .spring(SpringReturn(from: start, velocity: velocity, to: target, rate: needed))
        }
        return .spring(SpringReturn(from: start, velocity: velocity, to: target))
    }

    // MARK: - Values

    func position(at time: TimeInterval) -> CGFloat {
        if time >= duration { return destination }
        let (curve, since) = curve(at: time)
        switch curve {
        case .rest(let place): return place
        case .deceleration(let slowing): return slowing.position(at: since)
        case .spring(let spring): return spring.position(at: since)
        }
    }

    /// In points a second.
    func velocity(at time: TimeInterval) -> CGFloat {
        let (curve, since) = curve(at: time)
        switch curve {
        case .rest: return 0
        case .deceleration(let slowing): return slowing.velocity(at: since)
        case .spring(let spring): return spring.velocity(at: since)
        }
    }

    /// In seconds; 0 where nothing moves.
    var duration: TimeInterval {
        if let second { return second.start + length(of: second.curve) }
        return length(of: first)
    }

    private func curve(at time: TimeInterval) -> (Curve, TimeInterval) {
        if let second, time >= second.start { return (second.curve, time - second.start) }
        return (first, time)
    }

    private func length(of curve: Curve) -> TimeInterval {
        switch curve {
        case .rest: 0
        case .deceleration(let slowing): slowing.duration(to: nearness)
        case .spring(let spring): spring.duration(to: nearness)
        }
    }
}
