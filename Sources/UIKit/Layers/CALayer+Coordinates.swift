public import Foundation

extension CALayer {
    /// Takes a point of this layer to the superlayer.
    var mapToSuperlayer: PlaneMap {
        let geometry = geometry
        return geometry.projection.map { .spatial($0) } ?? .flat(geometry.transformToSuperlayer)
    }

    /// Takes a point of this layer to the topmost layer above it.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    var mapToRoot: PlaneMap {
        var map = PlaneMap.flat(.identity)
        var layer: CALayer? = self
        while let current = layer, let next = current.superlayer {
            map = map.concatenating(current.mapToSuperlayer)
            layer = next
        }
        return map
    }

    func map(to layer: CALayer?) -> PlaneMap {
        guard let layer else { return mapToRoot }
        return mapToRoot.concatenating(layer.mapToRoot.inverted())
    }

    /// Takes a point of this layer to another layer, or to the topmost one for `nil`.
    ///
    /// - Complexity: O(*d*) in the depth of the tree, as of the other three.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { map(to: l).map(p) }

    /// Takes a point of another layer, or of the topmost one for `nil`, to this one.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        map(to: l).inverted().map(p)
    }

    /// The smallest upright rectangle in another layer that holds a rectangle of this one.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { map(to: l).map(r) }

    /// The smallest upright rectangle in this layer that holds a rectangle of another one.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        map(to: l).inverted().map(r)
    }

    /// Takes a moment of another layer's time, or of `CACurrentMediaTime()` for `nil`, to this
    /// layer's. O(*d*) in the depth of the tree.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.rootTime(at: t) ?? t)
    }

    /// Takes a moment of this layer's time to another layer's, or to `CACurrentMediaTime()` for
    /// `nil`. O(*d*) in the depth of the tree.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = rootTime(at: t)
        return l?.localTime(at: time) ?? time
    }

    func localTime(at time: TimeInterval) -> TimeInterval {
        let time = superlayer?.localTime(at: time) ?? time
        return decoration.time == .standard ? time : decoration.time.local(at: time)
    }

    private func rootTime(at time: TimeInterval) -> TimeInterval {
        let time = decoration.time.parent(at: time)
        return superlayer?.rootTime(at: time) ?? time
    }

    /// Now, in the layer's own time.
    var currentTime: TimeInterval { localTime(at: Platform.current.clock.now) }

    /// Whether the layer's time is the clock's.
    var followsClock: Bool {
        decoration.time == .standard && (superlayer?.followsClock ?? true)
    }

    /// The layer's animations are elsewhere now, and so are those below it.
    func timeDidChange() {
        if animations != nil {
            animations?.forgetSample()
            invalidate()
            Platform.current.animationDriver.add(self)
        }
        for sublayer in sublayers ?? [] { sublayer.timeDidChange() }
    }
}
