import Foundation

/// Where content may rest: the offsets that leave no room between its edges and the view's.
struct ScrollRange: Equatable {
    let horizontal: ClosedRange<CGFloat>
    let vertical: ClosedRange<CGFloat>

    init(contentSize: CGSize, viewSize: CGSize, inset: UIEdgeInsets, grid: PixelGrid) {
        func range(
            _ content: CGFloat, _ view: CGFloat, _ before: CGFloat, _ after: CGFloat
        ) -> ClosedRange<CGFloat> {
            let first = grid.nearest(-before)
            return first...max(first, grid.nearest(content + after - view))
        }
        horizontal = range(contentSize.width, viewSize.width, inset.left, inset.right)
        vertical = range(contentSize.height, viewSize.height, inset.top, inset.bottom)
    }

    subscript(axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
        axis == .horizontal ? horizontal : vertical
    }

    func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x.clamped(to: horizontal), y: point.y.clamped(to: vertical))
    }
}

extension CGPoint {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set {
            if axis == .horizontal { x = newValue } else { y = newValue }
        }
    }
}

extension NSLayoutConstraint.Axis {
    static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}
