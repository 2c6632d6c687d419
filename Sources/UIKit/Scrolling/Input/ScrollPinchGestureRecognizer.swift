import Foundation

/// Zooms a scroll view's content with two fingers, which may drag it too.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private weak var zooming: ScrollZooming?
    private weak var scrollView: UIScrollView?

    init(_ zooming: ScrollZooming, _ scrollView: UIScrollView) {
        self.zooming = zooming
        self.scrollView = scrollView
        super.init()
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        switch state {
        case .began: zooming?.pinchDidBegin()
        case .changed:
            if numberOfTouches == 2 {
                zooming?.pinchDidChange(by: scale, around: location(in: scrollView))
            }
        case .ended, .cancelled: zooming?.pinchDidEnd()
        case .possible, .failed: break
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.scrollPan
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.scrollPan
    }
}
