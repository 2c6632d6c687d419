public import Foundation

extension UIView {
    /// A view that shows what this one shows now, and goes on showing it.
    ///
    /// - Parameter afterUpdates: Whether what was changed since the last frame is in the picture.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        let picture = afterUpdates ? layer.renderNode() : layer.lastPicture
        return SnapshotView(picture: picture, of: bounds)
    }

    /// Draws what the view shows, with all in it, into the current context.
    ///
    /// - Returns: Whether all of it could be drawn; it always can.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        if afterUpdates { layoutIfNeeded() }
        guard let node = afterUpdates ? layer.renderNode() : layer.lastPicture else { return true }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        if bounds.width > 0, bounds.height > 0 {
            context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.draw(node.faded(to: alpha))
        context.restoreGState()
        return true
    }
}

extension CALayer {
    /// Draws the layer with all below it, as its properties say, into a context.
    public func render(in ctx: CGContext) {
        _ = renderNodeTypesAreRegistered
        view?.layoutIfNeeded()
        guard let node = renderNode() else { return }
        ctx.saveGState()
        ctx.translateBy(x: -bounds.minX, y: -bounds.minY)
        ctx.draw(node.faded(to: CGFloat(opacity)))
        ctx.restoreGState()
    }
}

/// Shows a picture that another view once showed.
final class SnapshotView: UIView {
    private let picture: RenderNode?

    init(picture: RenderNode?, of bounds: CGRect) {
        self.picture = picture?.translated(by: CGPoint(x: -bounds.minX, y: -bounds.minY))
        super.init(frame: CGRect(origin: .zero, size: bounds.size))
        original = bounds.size
    }

    required init?(coder: NSCoder) {
        picture = nil
        super.init(coder: coder)
    }

    private var original = CGSize.zero

    override func contentNode() -> RenderNode? {
        guard original.width > 0, original.height > 0, bounds.size != original else {
            return picture
        }
        return picture?.transformed(
            by: CGAffineTransform(
                scaleX: bounds.width / original.width, y: bounds.height / original.height))
    }
}
