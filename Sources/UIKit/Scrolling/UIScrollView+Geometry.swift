import Foundation

extension UIScrollView {
    /// What the safe area adds to the content's inset.
    var safeAreaShare: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return .zero }
        var insets = safeAreaInsets
        guard contentInsetAdjustmentBehavior != .always else { return insets }
        let size = bounds.size
        if !isBelowBars, !(alwaysBounceVertical && bounces),
            contentSize.height + contentInset.top + contentInset.bottom <= size.height
                - insets.top - insets.bottom
        {
            (insets.top, insets.bottom) = (0, 0)
        }
        if !(alwaysBounceHorizontal && bounces),
            contentSize.width + contentInset.left + contentInset.right <= size.width
        {
            (insets.left, insets.right) = (0, 0)
        }
        return insets
    }

    /// Whether this is what a navigation or tab bar controller shows. The automatic behaviour keeps such
    /// content clear of the bars even if there is not enough of it to be scrolled
    /// (https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/automatic).
    private var isBelowBars: Bool {
        guard contentInsetAdjustmentBehavior == .automatic,
            let controller = viewController ?? superview?.viewController,
            controller.parent is UINavigationController || controller.parent is UITabBarController
        else { return false }
        return controller.contentScrollView(for: .top) === self
    }

    /// Whether there is content beyond the view's edges on an axis.
    func hasRoom(on axis: NSLayoutConstraint.Axis) -> Bool {
        let range = range[axis]
        return range.lowerBound < range.upperBound || !range.contains(contentOffset[axis])
    }

    /// Whether a drag along an axis moves the content, if only to bounce.
    func canDrag(along axis: NSLayoutConstraint.Axis) -> Bool {
        if hasRoom(on: axis) { return true }
        return bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    }

    /// Whether content can be scrolled at all.
    var canScroll: Bool { hasRoom(on: .vertical) || hasRoom(on: .horizontal) }

    /// Whether there is content to come in the direction of a step.
    func hasRoom(on axis: NSLayoutConstraint.Axis, for step: CGFloat) -> Bool {
        let range = range[axis]
        let offset = contentOffset[axis]
        return step > 0 ? offset < range.upperBound : step < 0 && offset > range.lowerBound
    }

    /// The offset nearest to the present one that shows a rectangle of the content.
    func offsetShowing(_ rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        func offset(
            _ start: CGFloat, _ end: CGFloat, _ now: CGFloat, _ length: CGFloat, _ before: CGFloat,
            _ after: CGFloat
        ) -> CGFloat {
            let first = now + before
            let last = now + length - after
            if start < first || end - start > last - first { return start - before }
            return end > last ? end - length + after : now
        }
        return CGPoint(
            x: offset(
                rect.minX, rect.maxX, bounds.minX, bounds.width, inset.left, inset.right),
            y: offset(
                rect.minY, rect.maxY, bounds.minY, bounds.height, inset.top, inset.bottom))
    }

    /// The next scroll view around this one.
    var enclosingScrollView: UIScrollView? { superview?.nearestScrollView }
}

extension UIView {
    /// The scroll view that this view is, or that is nearest around it.
    var nearestScrollView: UIScrollView? {
        var view: UIView? = self
        while let current = view {
            if let scrollView = current as? UIScrollView { return scrollView }
            view = current.superview
        }
        return nil
    }

    /// Scrolls what is around the view so that it is seen.
    func scrollIntoView() {
        var view: UIView = self
        while let scrollView = view.superview?.nearestScrollView {
            scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
            view = scrollView
        }
    }
}
