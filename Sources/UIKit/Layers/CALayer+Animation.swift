import Foundation

// What a layer shows while it is animated, and how its changes become animations.

extension CALayer {
    // MARK: - Changes

    /// Called when a property became another one; costs next to nothing unless something animates.
    @inline(__always) final func animate(
        _ key: String, from old: @autoclosure () -> AnimatableValue,
        to new: @autoclosure () -> AnimatableValue
    ) {
        guard animations != nil || view == nil || LayerActions.areInPlay else { return }
        animateChange(key, from: old(), to: new())
    }

    private func animateChange(
        _ key: String, from old: AnimatableValue, to new: AnimatableValue
    ) {
        animations?.forgetSample()
        if view != nil {
            LayerActions.current?.layer(self, changed: key, from: old, to: new)
        } else if animatesChanges, wasDrawn, superlayer != nil, !CATransaction.disableActions(),
            UIView.areAnimationsEnabled
        {
            let animation = CABasicAnimation(keyPath: key)
            animation.fromValue = presentedValue(forKey: key, model: old)
            animation.timingFunction =
                CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
            addAnimation(animation, forKey: key)
        }
    }

    /// What is seen of a property that has just been changed.
    func presentedValue(forKey key: String, model old: AnimatableValue) -> AnimatableValue {
        animations?.values(at: currentTime).changed(key) ?? old
    }

    /// - Parameter animation: The layer's own from now on.
    func addAnimation(_ animation: CAAnimation, forKey key: String?) {
        let animations = self.animations ?? LayerAnimations(layer: self)
        self.animations = animations
        animation.trackers += CATransaction.trackers
        animations.add(animation, forKey: name(key, for: animation))
        Platform.current.animationDriver.add(self)
    }

    private func name(_ key: String?, for animation: CAAnimation) -> String {
        if animation is CATransition { return CATransition.key }
        return key ?? "\(ObjectIdentifier(animation).hashValue)"
    }

    /// Animations changed what is seen of some properties.
    func presentationDidChange(of properties: [String]) {
        for property in properties {
            switch property {
            case "position", "anchorPoint", "transform", "zPosition", "opacity":
                (superlayer ?? self).invalidate()
            default:
                if extraKeys.contains(property) { setNeedsDisplay() } else { invalidate() }
            }
        }
    }

    var isInWindow: Bool {
        var layer = self
        while let next = layer.superlayer { layer = next }
        return layer.view is UIWindow
    }

    // MARK: - What is seen

    private func presented(_ key: String) -> AnimatableValue? {
        animations?.values(at: currentTime).changed(key)
    }

    var presentedGeometry: LayerGeometry {
        var geometry = geometry
        guard animations != nil else { return geometry }
        geometry.bounds = presentedBounds
        if case .point(let point)? = presented("position") { geometry.position = point }
        if case .point(let point)? = presented("anchorPoint") { geometry.anchorPoint = point }
        if case .transform(let transform)? = presented("transform") {
            geometry.transform = CATransform3DGetAffineTransform(transform)
            geometry.space = space(of: transform, zPosition: presented("zPosition", zPosition))
        } else if geometry.space != nil {
            geometry.space?.zPosition = presented("zPosition", zPosition)
        }
        return geometry
    }

    var presentedBounds: CGRect {
        guard animations != nil, case .rect(let rect)? = presented("bounds") else { return bounds }
        return rect
    }

    var presentedOpacity: CGFloat {
        min(1, max(0, presented("opacity", CGFloat(opacity))))
    }

    func presented(_ key: String, _ model: CGFloat) -> CGFloat {
        guard animations != nil, case .number(let number)? = presented(key) else { return model }
        return number
    }

    func presented(_ key: String, _ model: CGColor?) -> CGColor? {
        guard animations != nil, case .color(let color)? = presented(key) else { return model }
        return color
    }

    func presented(_ key: String, _ model: CGPoint) -> CGPoint {
        guard animations != nil, case .point(let point)? = presented(key) else { return model }
        return point
    }

    func presented(_ key: String, _ model: CGSize) -> CGSize {
        guard animations != nil, case .size(let size)? = presented(key) else { return model }
        return size
    }

    /// For values of several parts; `nil` when nothing animates the property.
    func presentedIfAnimated(_ key: String) -> AnimatableValue? {
        animations == nil ? nil : presented(key)
    }

    func presentationLayer() -> CALayer {
        let copy = makePresentationLayer()
        for key in Self.standardKeys + extraKeys {
            if let value = presentedIfAnimated(key) ?? animatableValue(forKey: key) {
                copy.setAnimatableValue(value, forKey: key)
            }
        }
        copy.isHidden = isHidden
        copy.isDoubleSided = isDoubleSided
        copy.masksToBounds = masksToBounds
        return copy
    }
}
