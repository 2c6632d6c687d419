import BeelineTesting
import Foundation
import Testing
import UIKit

// The order of calls is that of
// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate.

@MainActor @Suite(.serialized) struct ScrollViewTests {
    private let scroll = ScrollScreen()
    private var screen: TestScreen { scroll.screen }
    private var scrollView: UIScrollView { scroll.scrollView }

    // MARK: - Offsets

    @Test func `setting the offset moves the bounds and tells the delegate once`() {
        scrollView.contentOffset = CGPoint(x: 0, y: 120)
        #expect(scrollView.bounds.origin.y == 120)
        #expect(scroll.content.frame.minY == 0)
        #expect(scroll.content.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: -120))
        scrollView.contentOffset = CGPoint(x: 0, y: 120)
        #expect(scroll.take() == "scroll")
    }

    @Test func `setting the bounds scrolls too`() {
        scrollView.bounds.origin.y = 50
        #expect(scroll.offset.y == 50)
        #expect(scroll.take() == "scroll")
    }

    @Test func `an animated move ends at its place and says so`() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(scroll.offset.y == 0)
        screen.advance(by: 0.15)
        #expect(scroll.offset.y > 100 && scroll.offset.y < 400)
        screen.advance(by: 0.5)
        #expect(scroll.offset.y == 500)
        #expect(scroll.take() == "scroll didAnimate")
    }

    @Test func `a rectangle is brought into view by as little as it takes`() {
        scrollView.scrollRectToVisible(
            CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
        #expect(scroll.offset.y == 150)
        scrollView.scrollRectToVisible(
            CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
        #expect(scroll.offset.y == 150)
        scrollView.scrollRectToVisible(
            CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
        #expect(scroll.offset.y == 100)
        scrollView.scrollRectToVisible(
            CGRect(x: 0, y: 300, width: 10, height: 900), animated: false)
        #expect(scroll.offset.y == 300)
        scrollView.scrollRectToVisible(
            CGRect(x: 0, y: 1990, width: 10, height: 500), animated: false)
        #expect(scroll.offset.y == 1600)
    }

    @Test func `content that shrinks takes the offset along`() {
        scrollView.contentOffset.y = 1600
        scrollView.contentSize.height = 700
        #expect(scroll.offset.y == 300)
        scrollView.contentSize.height = 100
        #expect(scroll.offset.y == 0)
    }

    // Radar 23255528: an offset that fits the pixels was rounded to a whole point.
    @Test func `a fractional offset stays where it fits the pixels`() {
        for (scale, expected) in [(CGFloat(2), CGFloat(-7.5)), (1, -8)] {
            for setsAfterLayout in [false, true] {
                let scroll = ScrollScreen(scale: scale)
                let other = UIScrollView(frame: scroll.scrollView.frame)
                other.contentSize = CGSize(width: 300, height: 900)
                if setsAfterLayout {
                    scroll.screen.window.addSubview(other)
                    scroll.screen.settle()
                }
                other.contentInset.left = 7.5
                other.contentOffset.x = -7.5
                if !setsAfterLayout { scroll.screen.window.addSubview(other) }
                #expect(other.contentOffset.x == expected)
                other.contentOffset.x = -7.5
                other.setNeedsLayout()
                scroll.screen.settle()
                #expect(other.contentOffset.x == expected)
            }
        }
    }

    // MARK: - Insets

    @Test func `an inset gives content at its top more room`() {
        scrollView.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        #expect(scroll.offset.y == -40)
        scrollView.contentInset.top = 10
        #expect(scroll.offset.y == -10)
        scrollView.contentOffset.y = 100
        scrollView.contentInset.top = 60
        #expect(scroll.offset.y == 100)
        scrollView.scrollRectToVisible(
            CGRect(x: 0, y: 1990, width: 1, height: 10), animated: false)
        #expect(scroll.offset.y == 1620)
    }

    @Test func `the safe area is added where the content scrolls, or as is asked for`() throws {
        let controller = try #require(screen.window.rootViewController)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 5, bottom: 10, right: 5)
        screen.settle()
        #expect(scrollView.adjustedContentInset.top == 30)
        #expect(scrollView.adjustedContentInset.left == 0)
        #expect(scroll.offset.y == -30)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero)
        #expect(scroll.offset.y == 0)
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset.left == 5)
        scrollView.contentInsetAdjustmentBehavior = .automatic
        scrollView.contentSize.height = 100
        #expect(scrollView.adjustedContentInset.top == 0)
        scrollView.alwaysBounceVertical = true
        #expect(scrollView.adjustedContentInset.top == 30)
    }

    // MARK: - Dragging

    @Test func `content follows the finger from where the drag began`() {
        screen.touchDown(at: CGPoint(x: 150, y: 300))
        screen.touchMove(to: CGPoint(x: 150, y: 288))
        #expect(scroll.offset.y == 0)
        #expect(scrollView.isTracking && scrollView.isDragging && !scrollView.isDecelerating)
        screen.touchMove(to: CGPoint(x: 170, y: 188))
        #expect(scroll.offset == CGPoint(x: 0, y: 100))
        screen.advance(by: 0.3)
        screen.touchUp()
        #expect(scroll.offset.y == 100)
        #expect(scroll.take() == "willDrag scroll willEndDrag didEndDrag")
        #expect(!scrollView.isTracking && !scrollView.isDragging)
    }

    @Test func `a flick goes on by UIKit's rate and comes to rest`() {
        screen.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250), duration: 0.1)
        let start = scroll.offset.y
        let velocity = scroll.endVelocity.y
        #expect(abs(velocity - 1) < 0.01)
        #expect(abs(scroll.offeredTarget.y - (start + velocity * 499.5)) < 1)
        #expect(scrollView.isDecelerating)
        screen.advance(by: 1)
        let expected = start + velocity * 499.5 * (1 - pow(0.998, 1000))
        #expect(abs(scroll.offset.y - expected) < 1)
        screen.advance(by: 5)
        #expect(abs(scroll.offset.y - scroll.offeredTarget.y) <= 0.5)
        #expect(!scrollView.isDecelerating)
        #expect(
            scroll.take() == "willDrag scroll willEndDrag didEndDrag(decelerate) willDecelerate "
                + "scroll didDecelerate")
    }

    @Test func `a fast rate stops sooner`() {
        scrollView.decelerationRate = .fast
        screen.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250), duration: 0.1)
        let start = scroll.offset.y
        screen.advance(by: 3)
        #expect(abs(scroll.offset.y - start - 99.5) < 1.5)
    }

    @Test func `the delegate may send a flick elsewhere`() {
        scroll.target = { _ in CGPoint(x: 0, y: 700) }
        screen.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250), duration: 0.1)
        screen.advance(by: 5)
        #expect(scroll.offset.y == 700)
        scroll.target = { CGPoint(x: $0.x, y: 720) }
        screen.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 200), duration: 0.1)
        screen.advance(by: 5)
        #expect(scroll.offset.y == 720)
    }

    @Test func `content pulled beyond its end resists and comes back`() {
        screen.touchDown(at: CGPoint(x: 150, y: 100))
        screen.touchMove(to: CGPoint(x: 150, y: 110))
        screen.touchMove(to: CGPoint(x: 150, y: 210))
        let pulled = (1 - 1 / (100 * 0.55 / 400 + 1)) * 400
        #expect(abs(scroll.offset.y + pulled) <= 0.5)
        screen.advance(by: 0.3)
        screen.touchUp()
        #expect(scrollView.isDecelerating)
        screen.advance(by: 3)
        #expect(scroll.offset.y == 0)
        #expect(scroll.take().hasSuffix("willDecelerate scroll didDecelerate"))
    }

    @Test func `where nothing bounces, content ends at its end`() {
        scrollView.bounces = false
        screen.swipe(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
        #expect(scroll.offset.y == 0)
        scrollView.contentOffset.y = 1500
        screen.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50), duration: 0.1)
        screen.advance(by: 3)
        #expect(scroll.offset.y == 1600)
    }

    @Test func `content that fits isn't dragged unless it always bounces`() {
        scrollView.contentSize.height = 100
        screen.swipe(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
        #expect(scroll.take() == "")
        scrollView.alwaysBounceVertical = true
        screen.touchDown(at: CGPoint(x: 150, y: 100))
        screen.touchMove(to: CGPoint(x: 150, y: 120))
        screen.touchMove(to: CGPoint(x: 150, y: 220))
        #expect(scroll.offset.y < -40)
        screen.touchUp()
        screen.advance(by: 3)
        #expect(scroll.offset.y == 0)
    }

    @Test func `a finger on gliding content holds it`() {
        screen.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250), duration: 0.1)
        screen.advance(by: 0.3)
        _ = scroll.take()
        screen.touchDown(at: CGPoint(x: 150, y: 200))
        let held = scroll.offset.y
        screen.advance(by: 1)
        #expect(scroll.offset.y == held)
        #expect(!scrollView.isDecelerating)
        screen.touchUp()
        #expect(scroll.take() == "willDrag willEndDrag didEndDrag")
    }

    @Test func `a drag that the system cancels ends without a throw`() {
        screen.touchDown(at: CGPoint(x: 150, y: 350))
        screen.touchMove(to: CGPoint(x: 150, y: 330))
        screen.touchMove(to: CGPoint(x: 150, y: 250))
        screen.touchCancel()
        #expect(scroll.take() == "willDrag scroll willEndDrag didEndDrag")
        #expect(!scrollView.isDragging && !scrollView.isTracking)
    }

    @Test func `scrolling that is turned off leaves fingers alone and the program free`() {
        scrollView.isScrollEnabled = false
        screen.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250))
        screen.scroll(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 150, y: 200))
        screen.advance(by: 1)
        #expect(scroll.offset.y == 0)
        scrollView.contentOffset.y = 30
        #expect(scroll.offset.y == 30)
    }

    @Test func `a directional lock keeps a drag on the axis that it began on`() {
        let scroll = ScrollScreen(contentSize: CGSize(width: 2000, height: 2000))
        scroll.scrollView.isDirectionalLockEnabled = true
        scroll.screen.touchDown(at: CGPoint(x: 200, y: 300))
        scroll.screen.touchMove(to: CGPoint(x: 198, y: 280))
        scroll.screen.touchMove(to: CGPoint(x: 100, y: 180))
        #expect(scroll.offset == CGPoint(x: 0, y: 100))
        scroll.screen.touchCancel()
        scroll.scrollView.contentOffset = .zero
        scroll.screen.touchDown(at: CGPoint(x: 200, y: 300))
        scroll.screen.touchMove(to: CGPoint(x: 190, y: 290))
        scroll.screen.touchMove(to: CGPoint(x: 100, y: 200))
        #expect(scroll.offset == CGPoint(x: 90, y: 90))
        scroll.screen.touchCancel()
    }

    // MARK: - Pages

    @Test func `pages stop at multiples of the view's size`() {
        let scroll = ScrollScreen(contentSize: CGSize(width: 1200, height: 400))
        scroll.scrollView.isPagingEnabled = true
        let screen = scroll.screen
        screen.flick(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 200))
        #expect(scroll.offeredTarget.x == 300)
        screen.advance(by: 3)
        #expect(scroll.offset.x == 300)
        screen.swipe(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 200))
        screen.advance(by: 3)
        #expect(scroll.offset.x == 300)
        screen.swipe(from: CGPoint(x: 290, y: 200), to: CGPoint(x: 90, y: 200))
        screen.advance(by: 3)
        #expect(scroll.offset.x == 600)
    }

    // MARK: - A glide that content changes under

    // Texture #2080: rows put in above moved what was seen while it was gliding.
    @Test func `a glide goes on from an offset that is set meanwhile`() {
        let undisturbed = ScrollScreen(contentSize: CGSize(width: 300, height: 9000))
        let disturbed = ScrollScreen(contentSize: CGSize(width: 300, height: 9000))
        for scroll in [undisturbed, disturbed] {
            scroll.screen.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250))
            scroll.screen.advance(by: 0.2)
        }
        disturbed.scrollView.contentSize.height += 2200
        disturbed.scrollView.contentOffset.y += 2200
        for _ in 0..<300 {
            for scroll in [undisturbed, disturbed] { scroll.screen.advance(by: 1.0 / 60) }
            #expect(abs(disturbed.offset.y - 2200 - undisturbed.offset.y) <= 1)
        }
        #expect(!disturbed.scrollView.isDecelerating)
        #expect(disturbed.take() == undisturbed.take())
    }

    @Test func `setting the offset without animation stops a glide`() {
        screen.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250))
        screen.advance(by: 0.2)
        let here = scroll.offset
        scrollView.setContentOffset(here, animated: false)
        screen.advance(by: 1)
        #expect(scroll.offset == here)
    }

    // MARK: - At rest

    @Test func `content at rest asks for no frames`() {
        screen.flick(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250))
        screen.advance(by: 10)
        _ = scroll.take()
        _ = screen.needsFrame
        #expect(!screen.needsFrame)
        screen.advance(by: 10)
        #expect(!screen.needsFrame)
        #expect(scroll.take() == "")
    }
}
