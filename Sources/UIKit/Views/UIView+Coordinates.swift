public import Foundation

extension UIView {
    /// Takes a point of this view to another view, or to the window for `nil`.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        map(to: view).map(point)
    }

    /// Takes a point of another view, or of the window for `nil`, to this view.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        map(to: view).inverted().map(point)
    }

    /// The smallest upright rectangle in the other view that holds a rectangle of this one.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        map(to: view).map(rect)
    }

    /// The smallest upright rectangle in this view that holds a rectangle of the other one.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        map(to: view).inverted().map(rect)
    }

    private func map(to view: UIView?) -> PlaneMap {
        view === self ? .flat(.identity) : layer.map(to: view?.layer)
    }

    /// A point that is seen of no point of the view is infinitely far away from it.
    func convertFromSuperview(_ point: CGPoint) -> CGPoint {
        let geometry = layer.geometry
        if let projection = geometry.projection {
            guard layer.isDoubleSided || projection.determinant > 0 else { return PlaneMap.farAway }
            return projection.inverse?.map(point) ?? PlaneMap.farAway
        }
        let transform = geometry.transformToSuperlayer
        if geometry.transform.isIdentity {
            return CGPoint(x: point.x - transform.tx, y: point.y - transform.ty)
        }
        return point.applying(transform.inverted())
    }

    /// The subviews in the order in which a finger meets them.
    var subviewsFromTop: [UIView] {
        var isReordered = false
        for subview in subviews where subview.layer.zPosition != 0 { isReordered = true }
        guard isReordered else { return subviews.reversed() }
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
