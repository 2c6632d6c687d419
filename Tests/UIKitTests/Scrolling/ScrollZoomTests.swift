import BeelineTesting
import Testing
import UIKit

// https://developer.apple.com/documentation/uikit/uiscrollview, "Zooming and panning"

@MainActor @Suite(.serialized) struct ScrollZoomTests {
    private let scroll = ScrollScreen(contentSize: CGSize(width: 300, height: 400))
    private var screen: TestScreen { scroll.screen }
    private var scrollView: UIScrollView { scroll.scrollView }

    private func allowZooming() {
        scroll.zooms = true
        scrollView.maximumZoomScale = 4
        scrollView.minimumZoomScale = 0.5
    }

    @Test func `without limits or a view there is no zooming`() {
        #expect(scrollView.pinchGestureRecognizer == nil)
        scrollView.zoomScale = 2
        #expect(scrollView.zoomScale == 1)
        allowZooming()
        #expect(scrollView.pinchGestureRecognizer != nil)
    }

    @Test func `a scale makes the content as much larger and keeps the middle`() {
        allowZooming()
        scrollView.zoomScale = 2
        #expect(scrollView.contentSize == CGSize(width: 600, height: 800))
        #expect(scroll.content.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
        #expect(scroll.content.transform.a == 2)
        #expect(scroll.offset == CGPoint(x: 150, y: 200))
        scrollView.zoomScale = 9
        #expect(scrollView.zoomScale == 4)
        #expect(scroll.take().contains("zoom"))
    }

    @Test func `a rectangle is zoomed to`() {
        allowZooming()
        scrollView.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: true)
        screen.advance(by: 0.1)
        #expect(scrollView.zoomScale > 1 && scrollView.zoomScale < 3)
        screen.advance(by: 1)
        #expect(scrollView.zoomScale == 3)
        #expect(scroll.offset == CGPoint(x: 300, y: 250))
        #expect(scroll.take().hasSuffix("didZoom(3.0)"))
    }

    @Test func `a pinch keeps what is under the fingers`() {
        allowZooming()
        let place = CGPoint(x: 150, y: 100)
        let before = scroll.content.convert(place, from: nil)
        screen.pinch(at: place, scale: 2)
        screen.advance(by: 1)
        let after = scroll.content.convert(place, from: nil)
        #expect(scrollView.zoomScale > 1.5)
        #expect(abs(before.x - after.x) < 4 && abs(before.y - after.y) < 4)
        #expect(scroll.take().hasPrefix("willZoom"))
    }

    @Test func `a pinch beyond the limits comes back`() {
        allowZooming()
        screen.pinch(at: CGPoint(x: 150, y: 200), scale: 0.1, spread: 250)
        #expect(scrollView.zoomScale < 0.5)
        #expect(scrollView.isZoomBouncing)
        screen.advance(by: 1)
        #expect(scrollView.zoomScale == 0.5)
        #expect(!scrollView.isZoomBouncing)
        #expect(scroll.take().hasSuffix("didZoom(0.5)"))
    }

    @Test func `a wheel zooms with the Control key`() {
        allowZooming()
        screen.scroll(by: CGVector(dx: 0, dy: -60), at: CGPoint(x: 150, y: 200), control: true)
        #expect(abs(scrollView.zoomScale - 1.1) < 0.001)
    }
}
