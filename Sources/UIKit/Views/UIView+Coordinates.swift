public import Foundation

extension UIView {
    /// Takes a point of this view to another view, or to the window for `nil`.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    /// Takes a point of another view, or of the window for `nil`, to this view.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    /// The smallest upright rectangle in the other view that holds a rectangle of this one.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    /// The smallest upright rectangle in this view that holds a rectangle of the other one.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    private func transform(to view: UIView?) -> CGAffineTransform {
        let mine = layer.transformToRoot
        guard let view else { return mine }
        if view === self { return .identity }
        return mine.concatenating(view.layer.transformToRoot.inverted())
    }

    func convertFromSuperview(_ point: CGPoint) -> CGPoint {
        if layer.affineTransform().isIdentity {
            let offset = layer.transformToSuperlayer
            return CGPoint(x: point.x - offset.tx, y: point.y - offset.ty)
        }
        return point.applying(layer.transformToSuperlayer.inverted())
    }

    /// The subviews in the order in which a finger meets them.
    var subviewsFromTop: [UIView] {
        guard subviews.contains(where: { $0.layer.zPosition != 0 }) else {
            return subviews.reversed()
        }
        return subviews.enumerated()
            .sorted {
                ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset)
            }
            .map(\.element)
    }

    func forEachInSubtree(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviews { subview.forEachInSubtree(body) }
    }
}
