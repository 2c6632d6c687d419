import BeelineTesting
import Testing
import UIKit
import _Testing_UIKit

/// The listings of *Scrolling*.
@MainActor @Suite struct ScrollingListings {
    private let controller = UIViewController()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    init() {
        controller.view.addSubview(scrollView)
    }

    @Test func `guides say how large the content is`() {
        let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UILabel() })
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.heightAnchor.constraint(equalToConstant: 900).isActive = true
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        // listing: guides
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        // end
        let screen = TestScreen(controller, size: CGSize(width: 300, height: 600))
        screen.settle()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
    }

    @Test func `fingers, wheels and mice scroll`() {
        scrollView.contentSize = CGSize(width: 300, height: 5000)
        scrollView.maximumZoomScale = 4
        // listing: fingers
        let screen = TestScreen(controller)
        let middle = CGPoint(x: 150, y: 300)
        screen.flick(from: CGPoint(x: 150, y: 500), to: middle)
        screen.advance(by: 5)  // until it rests
        screen.swipe(from: middle, to: CGPoint(x: 150, y: 200))  // a drag that throws nothing
        screen.scroll(by: CGVector(dx: 0, dy: 60), at: middle)  // one notch of a wheel
        screen.pinch(at: middle, scale: 2)
        screen.dragMouse([middle, CGPoint(x: 150, y: 200)])
        // end
        #expect(scrollView.contentOffset.y > 300)
    }
}
