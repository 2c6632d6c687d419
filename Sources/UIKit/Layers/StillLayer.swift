/// A layer that takes every change at once: for parts of views that move with them.
final class StillLayer: CALayer {
    override var animatesChanges: Bool { false }
}
