import Foundation

/// Shows the indicators while a pointer is near them.
final class ScrollHoverGestureRecognizer: UIHoverGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        let isOver = state == .began || state == .changed
        scrollView?.indicators.pointerDidMove(to: isOver ? location(in: scrollView) : nil)
    }
}
