import Foundation

/// An animation of one property of a layer, or of a part of it.
@MainActor open class CAPropertyAnimation: CAAnimation {
    /// `position`, `transform.rotation.z`, `bounds.size.width`.
    open var keyPath: String?

    /// Whether the animation's value is added to what the layer shows without it.
    open var isAdditive = false

    private var parsedKeyPath: AnimationKeyPath?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func duplicate() -> CAAnimation {
        let copy = CAPropertyAnimation()
        copyPropertyAnimation(to: copy)
        return copy
    }

    final func copyPropertyAnimation(to copy: CAPropertyAnimation) {
        copyProperties(to: copy)
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
    }

    override var animatedProperties: [String] { parsedKeyPath.map { [$0.property] } ?? [] }

    override func prepare(for layer: CALayer) {
        super.prepare(for: layer)
        parsedKeyPath = keyPath.flatMap { AnimationKeyPath($0) }
        if keyPath != nil,
            parsedKeyPath.flatMap({ layer.animatableValue(forKey: $0.property) }) == nil
        {
            Diagnostics.warn(
                """
                An animation of \(keyPath ?? "") was added to \(type(of: layer)), which has no such \
                property that can be animated; it shows nothing.
                """)
        }
    }

    final override func contribute(at time: TimeInterval, to values: inout PresentedValues) {
        guard let path = parsedKeyPath, isSeen(at: time), let whole = values.value(path.property),
            let current = path.value(in: whole), let value = value(at: time, current: current)
        else { return }
        let result = isAdditive ? current.adding(value) : value
        values.set(path.property, path.setting(result, in: whole))
    }

    /// The animation's value at a moment in the layer's time.
    ///
    /// - Parameter current: What the property shows without the animation.
    func value(at time: TimeInterval, current: AnimatableValue) -> AnimatableValue? { nil }
}
