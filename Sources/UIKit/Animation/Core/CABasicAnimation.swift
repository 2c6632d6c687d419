import Foundation

/// An animation from one value to another.
///
/// A value that isn't given is the one that the layer has.
@MainActor open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    /// Added to `fromValue`, or taken from `toValue`, in the place of the other one.
    open var byValue: Any?

    private var from: AnimatableValue?
    private var to: AnimatableValue?
    private var by: AnimatableValue?

    override func duplicate() -> CAAnimation {
        let copy = CABasicAnimation()
        copyBasicAnimation(to: copy)
        return copy
    }

    final func copyBasicAnimation(to copy: CABasicAnimation) {
        copyPropertyAnimation(to: copy)
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    override func prepare(for layer: CALayer) {
        super.prepare(for: layer)
        from = fromValue.flatMap { AnimatableValue($0) }
        to = toValue.flatMap { AnimatableValue($0) }
        by = byValue.flatMap { AnimatableValue($0) }
    }

    override func value(at time: TimeInterval, current: AnimatableValue) -> AnimatableValue? {
        let (start, end) = ends(current: isAdditive ? current.zero : current)
        return start.interpolated(to: end, by: curveValue(at: time))
    }

    /// How far from its start the value is: 0 is there, 1 at the end.
    func curveValue(at time: TimeInterval) -> CGFloat { progress(at: time) }

    /// The table in https://developer.apple.com/documentation/quartzcore/cabasicanimation, *Setting
    /// interpolation values*.
    private func ends(current: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from.adding(by))
        case (nil, let to?, let by?): (to.difference(from: by) ?? current, to)
        case (let from?, nil, nil): (from, current)
        case (nil, let to?, nil): (current, to)
        case (nil, nil, let by?): (current, current.adding(by))
        case (nil, nil, nil): (current, current)
        }
    }
}
