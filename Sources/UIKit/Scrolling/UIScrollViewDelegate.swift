public import Foundation

/// Hears of scrolling and zooming, and decides on some of it.
@MainActor public protocol UIScrollViewDelegate: HearsOfScrolling {
    /// The offset changed, whoever changed it.
    func scrollViewDidScroll(_ scrollView: UIScrollView) throws(NotImplemented)
    /// The zoom scale changed, whoever changed it.
    func scrollViewDidZoom(_ scrollView: UIScrollView) throws(NotImplemented)

    /// A person begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws(NotImplemented)
    /// A person is about to let the content go.
    ///
    /// - Parameters:
    ///   - scrollView: The one that scrolls.
    ///   - velocity: In points a millisecond.
    ///   - targetContentOffset: Where the content will come to rest; another value takes it there.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) throws(NotImplemented)
    /// A person let the content go.
    ///
    /// - Parameters:
    ///   - scrollView: The one that scrolls.
    ///   - decelerate: Whether it goes on by itself.
    func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) throws(NotImplemented)
    /// The content goes on after a person let it go.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws(NotImplemented)
    /// The content that went on has come to rest. Not called when a finger stops it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws(NotImplemented)
    /// A movement that the program asked for has come to its end.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) throws(NotImplemented)

    /// The view in the content that zooming scales; without one nothing is zoomed.
    func viewForZooming(in scrollView: UIScrollView) throws(NotImplemented) -> UIView?
    /// A pinch begins to scale the content.
    func scrollViewWillBeginZooming(
        _ scrollView: UIScrollView, with view: UIView?
    ) throws(NotImplemented)
    /// Zooming has ended, and what went beyond the limits is back at them.
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) throws(NotImplemented)

    /// Whether the content goes to its top when it is asked for. Default: yes.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) throws(NotImplemented) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) throws(NotImplemented)

    func scrollViewDidChangeAdjustedContentInset(
        _ scrollView: UIScrollView
    ) throws(NotImplemented)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func scrollViewWillBeginDecelerating(
        _ scrollView: UIScrollView
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func scrollViewDidEndScrollingAnimation(
        _ scrollView: UIScrollView
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func viewForZooming(
        in scrollView: UIScrollView
    ) throws(NotImplemented) -> UIView? {
        throw NotImplemented()
    }

    public func scrollViewWillBeginZooming(
        _ scrollView: UIScrollView, with view: UIView?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func scrollViewShouldScrollToTop(
        _ scrollView: UIScrollView
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func scrollViewDidChangeAdjustedContentInset(
        _ scrollView: UIScrollView
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
