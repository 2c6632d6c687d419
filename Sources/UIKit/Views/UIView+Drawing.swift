import Foundation

extension UIView {
    /// Which views draw for themselves.
    static let drawOverride = MethodOverride(
        base: UIView.self, plain: PlainView.self, overriding: DrawingView.self)

    /// What `draw(_:)` draws; asked of views that override it alone.
    func drawnNode() -> RenderNode? {
        guard Self.drawOverride.isOverridden(in: type(of: self)) else { return nil }
        return recordDrawing { draw(bounds) }
    }

    /// What a closure draws into the current context, in the view's coordinates.
    func recordDrawing(_ body: () -> Void) -> RenderNode? {
        guard !bounds.isEmpty else { return nil }
        let target = NodeTarget(rectangle: bounds)
        let traits = traitCollection
        let context = CGContext(target: target, traits: traits)
        traits.performAsCurrent {
            GraphicsStack.perform(in: context, body)
        }
        return target.finish()
    }
}

private final class PlainView: UIView {}

private final class DrawingView: UIView {
    override func draw(_ rect: CGRect) {}
}
