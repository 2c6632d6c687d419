import BeelineTesting
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ScrollInputTests {
    private let scroll = ScrollScreen()
    private var screen: TestScreen { scroll.screen }
    private var scrollView: UIScrollView { scroll.scrollView }
    private let middle = CGPoint(x: 150, y: 200)

    // MARK: - Wheels and touchpads

    @Test func `a wheel's notch moves the content by three lines, smoothly`() {
        screen.scroll(by: CGVector(dx: 0, dy: 60), at: middle)
        #expect(scroll.offset.y == 0)
        screen.advance(by: 0.05)
        #expect(scroll.offset.y > 0 && scroll.offset.y < 60)
        screen.scroll(by: CGVector(dx: 0, dy: 60), at: middle)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 120)
        #expect(scroll.take() == "willDrag scroll willEndDrag didEndDrag")
    }

    @Test func `a wheel stops at the content's end`() {
        screen.scroll(by: CGVector(dx: 0, dy: -60), at: middle)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 0)
        for _ in 0..<100 { screen.scroll(by: CGVector(dx: 0, dy: 60), at: middle) }
        screen.advance(by: 1)
        #expect(scroll.offset.y == 1600)
    }

    @Test func `a touchpad moves the content at once, and throws it`() {
        for step in 1...6 {
            screen.scroll(by: CGVector(dx: 0, dy: 11), at: middle)
            #expect(scroll.offset.y == CGFloat(step * 11))
            screen.advance(by: 1.0 / 60)
        }
        screen.endScroll(at: middle)
        #expect(scrollView.isDecelerating)
        screen.advance(by: 5)
        #expect(scroll.offset.y > 200)
    }

    @Test func `a touchpad that says nothing more ends the movement`() {
        screen.scroll(by: CGVector(dx: 0, dy: 11), at: middle)
        screen.advance(by: 1)
        #expect(scroll.take() == "willDrag scroll willEndDrag didEndDrag")
        #expect(scroll.offset.y == 11)
    }

    @Test func `a wheel turns content that only goes sideways`() {
        let scroll = ScrollScreen(contentSize: CGSize(width: 900, height: 400))
        scroll.screen.scroll(by: CGVector(dx: 0, dy: 60), at: middle)
        scroll.screen.advance(by: 1)
        #expect(scroll.offset.x == 60)
    }

    @Test func `a wheel stays with the scroll view that it began with`() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        inner.contentSize = CGSize(width: 300, height: 460)
        scroll.content.addSubview(inner)
        screen.scroll(by: CGVector(dx: 0, dy: 60), at: middle)
        screen.scroll(by: CGVector(dx: 0, dy: 60), at: middle)
        screen.advance(by: 1)
        #expect(inner.contentOffset.y == 60)
        #expect(scroll.offset.y == 0)
        screen.scroll(by: CGVector(dx: 0, dy: 60), at: middle)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 60)
    }

    // MARK: - Mouse

    @Test func `a mouse drags the bars and nothing else`() {
        screen.dragMouse([middle, CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 100)])
        #expect(scroll.take() == "")
        screen.hover(at: CGPoint(x: 293, y: 10))
        screen.dragMouse([CGPoint(x: 293, y: 10), CGPoint(x: 293, y: 100), CGPoint(x: 293, y: 500)])
        #expect(scroll.offset.y == 1600)
        screen.dragMouse([CGPoint(x: 293, y: 390), CGPoint(x: 293, y: 390 - 157)])
        #expect(abs(scroll.offset.y - 800) < 10)
    }

    // MARK: - Keys

    @Test func `keys scroll where nothing has the focus`() {
        screen.press(.down)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 40)
        screen.press(.pageDown)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 400)
        screen.press(.space)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 760)
        screen.press(.space, shift: true)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 400)
        screen.press(.end)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 1600)
        screen.press(.up)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 1560)
        screen.press(.home)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 0)
    }

    @Test func `content without anything to focus takes the focus itself`() {
        screen.press(.tab)
        #expect(screen.focusedView === scrollView)
        screen.press(.pageDown)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 360)
    }

    @Test func `what gets the focus is scrolled into view, and keys it leaves alone scroll`() {
        let button = UIButton(frame: CGRect(x: 0, y: 1000, width: 100, height: 50))
        scroll.content.addSubview(button)
        screen.press(.tab)
        #expect(button.isFocused)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 650)
        screen.press(.down)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 690)
    }

    @Test func `Control and Home go to the top, if the delegate allows it`() {
        scrollView.contentOffset.y = 900
        _ = scroll.take()
        screen.press(.home, control: true)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 0)
        #expect(scroll.take() == "shouldTop scroll didTop")
        scrollView.contentOffset.y = 900
        scroll.scrollsToTop = false
        screen.press(.home, control: true)
        screen.advance(by: 1)
        #expect(scroll.offset.y == 900)
    }

    @Test func `pages are turned by keys`() {
        let scroll = ScrollScreen(contentSize: CGSize(width: 900, height: 400))
        scroll.scrollView.isPagingEnabled = true
        scroll.screen.press(.right)
        scroll.screen.advance(by: 1)
        #expect(scroll.offset.x == 300)
        scroll.screen.press(.left)
        scroll.screen.advance(by: 1)
        #expect(scroll.offset.x == 0)
    }

    @Test func `assistive technology scrolls by pages`() {
        #expect(scrollView.accessibilityScroll(.down))
        screen.advance(by: 1)
        #expect(scroll.offset.y == 360)
        #expect(!scrollView.accessibilityScroll(.left))
    }

    // MARK: - Touches inside

    private func addTouchView(_ log: @escaping (String) -> Void) -> TouchView {
        let view = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.record = log
        scroll.content.addSubview(view)
        return view
    }

    @Test func `what is inside hears of a touch after a moment, and loses it to a drag`() {
        var calls: [String] = []
        _ = addTouchView { calls.append($0) }
        screen.touchDown(at: middle)
        #expect(calls == [])
        screen.advance(by: 0.2)
        #expect(calls == ["began"])
        screen.touchMove(to: CGPoint(x: 150, y: 150))
        screen.touchUp()
        #expect(calls == ["began", "cancelled"])
        calls = []
        screen.advance(by: 3)
        screen.flick(from: middle, to: CGPoint(x: 150, y: 100))
        #expect(calls == [])
        screen.advance(by: 5)
        scrollView.contentOffset = .zero
        screen.tap(at: middle)
        #expect(calls == ["began", "ended"])
        calls = []
        scrollView.delaysContentTouches = false
        screen.touchDown(at: middle)
        #expect(calls == ["began"])
        screen.touchCancel()
    }

    @Test func `content touches that can't be cancelled aren't dragged`() {
        _ = addTouchView { _ in }
        scrollView.canCancelContentTouches = false
        screen.touchDown(at: middle)
        screen.advance(by: 0.2)
        screen.touchMove(to: CGPoint(x: 150, y: 100))
        screen.touchUp()
        #expect(scroll.take() == "")
        screen.flick(from: middle, to: CGPoint(x: 150, y: 100))
        #expect(scroll.take() != "")
    }

    @Test func `a button is tapped, flicked over, and kept once it is pressed`() {
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scroll.content.addSubview(button)
        screen.tap(at: middle)
        #expect(taps == 1)
        screen.flick(from: middle, to: CGPoint(x: 150, y: 100))
        screen.advance(by: 5)
        #expect(taps == 1)
        #expect(scroll.offset.y > 100)
        let offset = scroll.offset
        screen.touchDown(at: middle)
        screen.advance(by: 0.3)
        #expect(button.isHighlighted)
        screen.touchMove(to: CGPoint(x: 150, y: 100))
        screen.touchUp()
        #expect(taps == 2)
        #expect(scroll.offset == offset)
    }

    @Test func `a tap on gliding content holds it and taps nothing`() {
        var calls: [String] = []
        _ = addTouchView { calls.append($0) }
        scroll.content.subviews[0].frame.size.height = 2000
        screen.flick(from: middle, to: CGPoint(x: 150, y: 100))
        screen.advance(by: 0.1)
        screen.tap(at: middle)
        #expect(calls == [])
        #expect(!scrollView.isDecelerating)
    }

    // MARK: - Nesting

    @Test func `a finger along the outer axis scrolls the outer one`() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        inner.contentSize = CGSize(width: 900, height: 200)
        scroll.content.addSubview(inner)
        screen.swipe(from: middle, to: CGPoint(x: 152, y: 100))
        #expect(scroll.offset.y > 50)
        #expect(inner.contentOffset == .zero)
        scrollView.contentOffset = .zero
        screen.swipe(from: middle, to: CGPoint(x: 50, y: 202))
        #expect(inner.contentOffset.x > 50)
        #expect(scroll.offset == .zero)
    }

    @Test func `at its end an inner scroll view drags the outer one`() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        inner.contentSize = CGSize(width: 300, height: 430)
        scroll.content.addSubview(inner)
        screen.touchDown(at: CGPoint(x: 150, y: 350))
        screen.touchMove(to: CGPoint(x: 150, y: 340))
        screen.touchMove(to: CGPoint(x: 150, y: 260))
        #expect(inner.contentOffset.y == 30)
        #expect(scroll.offset.y == 50)
        screen.touchCancel()
    }

    @Test func `a drag ends editing where it is told to`() {
        let field = FocusableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scroll.content.addSubview(field)
        field.becomeFirstResponder()
        screen.swipe(from: middle, to: CGPoint(x: 150, y: 150))
        #expect(field.isFirstResponder)
        scrollView.keyboardDismissMode = .onDrag
        screen.swipe(from: middle, to: CGPoint(x: 150, y: 150))
        #expect(!field.isFirstResponder)
    }
}

private final class FocusableView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
