import BeelineTesting
import UIKit

/// A scroll view that fills a small screen, with its delegate's calls written down.
@MainActor final class ScrollScreen: NSObject, UIScrollViewDelegate {
    let screen: TestScreen
    let scrollView: UIScrollView
    let content: UIView
    private(set) var calls: [String] = []
    var target: ((CGPoint) -> CGPoint)?
    private(set) var offeredTarget = CGPoint.zero
    private(set) var endVelocity = CGPoint.zero
    var zooms = false
    var scrollsToTop = true

    init(
        contentSize: CGSize = CGSize(width: 300, height: 2000),
        size: CGSize = CGSize(width: 300, height: 400), scale: CGFloat = 2
    ) {
        let controller = UIViewController()
        screen = TestScreen(controller, size: size, scale: scale)
        scrollView = UIScrollView(frame: controller.view.bounds)
        content = UIView(frame: CGRect(origin: .zero, size: contentSize))
        super.init()
        controller.view.addSubview(scrollView)
        scrollView.addSubview(content)
        scrollView.contentSize = contentSize
        scrollView.delegate = self
        screen.settle()
        calls = []
    }

    var offset: CGPoint { scrollView.contentOffset }

    /// What was called since the last time; repeated scrolling counts once.
    func take() -> String {
        defer { calls = [] }
        var seen: [String] = []
        for call in calls where seen.last != call { seen.append(call) }
        return seen.joined(separator: " ")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willDrag") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("willEndDrag")
        endVelocity = velocity
        offeredTarget = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append(decelerate ? "didEndDrag(decelerate)" : "didEndDrag")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        calls.append("willDecelerate")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didDecelerate") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        calls.append("didAnimate")
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? content : nil }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        calls.append("willZoom")
    }

    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        calls.append("didZoom(\((scale * 100).rounded() / 100))")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        calls.append("shouldTop")
        return scrollsToTop
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("didTop") }
}
