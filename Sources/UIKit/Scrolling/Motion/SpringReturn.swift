import Foundation

/// A position that a spring pulls to a target, as fast as it can without swinging.
///
/// A spring of mass 1 and stiffness 100 with critical damping comes close to UIKit's bounce (Ilya
/// Lobanov, *How UIScrollView works*,
/// https://medium.com/@esskeetit/how-uiscrollview-works-e418adc47060).
struct SpringReturn {
    /// The square root of the stiffness.
    static let standardRate: CGFloat = 10

    let target: CGFloat
    private let rate: CGFloat
    private let distance: CGFloat
    private let push: CGFloat

    /// - Parameters:
    ///   - velocity: In points a second.
    ///   - rate: How fast the distance shrinks: its natural logarithm a second, in the end.
    init(
        from start: CGFloat, velocity: CGFloat, to target: CGFloat,
        rate: CGFloat = SpringReturn.standardRate
    ) {
        self.target = target
        self.rate = rate
        distance = start - target
        push = velocity + rate * distance
    }

    func position(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        return target + exp(-rate * time) * (distance + push * time)
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        return exp(-rate * time) * (push - rate * (distance + push * time))
    }

    /// When the position stays nearer to its target than a distance.
    func duration(to nearness: CGFloat) -> TimeInterval {
        // Each of the two terms gets half of the distance.
        let first = distance == 0 ? 0 : log(2 * abs(distance) / nearness) / rate
        let second = push == 0 ? 0 : 2 / rate * log(4 * abs(push) / (exp(1) * rate * nearness))
        return TimeInterval(max(0, first, second))
    }
}
