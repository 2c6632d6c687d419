import BeelineTesting
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ScrollFuzzTests {
    @Test func `random input keeps the calls in order, and content comes to rest within its ends`()
    {
        for round in 0..<FuzzPlan.rounds(standard: 100) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            let history = ScrollHistory(seed: seed)
            history.play(steps: 60)
            #expect(history.faults == [], "FUZZ_SEED=\(seed)")
            guard history.faults.isEmpty else { return }
        }
    }
}

/// A scroll view with random properties, worked by fingers, wheels, keys and the program at random.
@MainActor private final class ScrollHistory {
    private let scroll: ScrollScreen
    private let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 150))
    private var random: SplitMix64
    private var read = 0
    private var isDragging = false
    private var isDecelerating = false
    private(set) var faults: [String] = []
    private var screen: TestScreen { scroll.screen }
    private var scrollView: UIScrollView { scroll.scrollView }

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        let size = CGSize(width: 100 + random.below(900), height: 100 + random.below(3000))
        scroll = ScrollScreen(contentSize: size, scale: CGFloat(1 + random.below(3)))
        scrollView.isPagingEnabled = random.below(4) == 0
        scrollView.bounces = random.below(4) != 0
        scrollView.alwaysBounceVertical = random.below(2) == 0
        scrollView.isDirectionalLockEnabled = random.below(2) == 0
        scrollView.contentInset.top = CGFloat(random.below(50))
        scroll.zooms = random.below(2) == 0
        scrollView.maximumZoomScale = 3
        if random.below(2) == 0 {
            inner.contentSize = CGSize(width: 300, height: 100 + random.below(300))
            scroll.content.addSubview(inner)
        }
        if random.below(3) == 0 { scrollView.refreshControl = UIRefreshControl() }
    }

    func play(steps: Int) {
        for _ in 0..<steps {
            step()
            check()
        }
        for finger in 0..<2 { screen.touchUp(finger: finger) }
        scrollView.refreshControl?.endRefreshing()
        screen.advance(by: 12)
        check()
        checkRest()
    }

    private func place() -> CGPoint {
        CGPoint(x: random.below(300), y: random.below(400))
    }

    private func step() {
        let finger = random.below(2)
        switch random.below(16) {
        case 0, 1, 2: screen.touchDown(at: place(), finger: finger)
        case 3, 4, 5: screen.touchMove(to: place(), finger: finger)
        case 6: screen.touchUp(finger: finger)
        case 7: screen.touchCancel(finger: finger)
        case 8: screen.scroll(by: delta(60), at: place())
        case 9: screen.scroll(by: delta(7), at: place(), control: random.below(4) == 0)
        case 10: screen.endScroll(at: place())
        case 11: screen.advance(by: Double(random.below(80)) / 100)
        case 12: screen.press([.down, .pageUp, .end, .home, .space, .left][random.below(6)])
        case 13: program()
        case 14: screen.dragMouse([place(), place()])
        default: screen.hover(at: CGPoint(x: 290 + random.below(10), y: random.below(400)))
        }
    }

    private func delta(_ unit: Int) -> CGVector {
        CGVector(dx: unit * (random.below(3) - 1), dy: unit * (random.below(5) - 2))
    }

    private func program() {
        switch random.below(7) {
        case 0: scrollView.scrollRectToVisible(CGRect(origin: place(), size: .zero), animated: true)
        case 1: scrollView.contentSize.height = CGFloat(random.below(3000))
        case 2: scrollView.contentInset.bottom = CGFloat(random.below(100))
        case 3:
            scrollView.setZoomScale(CGFloat(1 + random.below(4)), animated: random.below(2) == 0)
        case 4:
            // The program may put content beyond its end, and it stays there.
            let end = scrollView.contentSize.height - scrollView.bounds.height
            scrollView.contentOffset.y = max(-scrollView.contentInset.top, min(end, 120))
        case 5: scrollView.frame.size.height = CGFloat(200 + random.below(200))
        default: scrollView.isScrollEnabled = random.below(3) != 0
        }
    }

    private func check() {
        for call in scroll.calls[read...] { follow(call) }
        read = scroll.calls.count
        let offset = scroll.offset
        if !offset.x.isFinite || !offset.y.isFinite { faults.append("offset \(offset)") }
        let scale = screen.window.traitCollection.displayScale
        let pixels = offset.y * scale
        if abs(pixels - pixels.rounded()) > 0.001 { faults.append("between pixels: \(offset)") }
        if isDragging != scrollView.isDragging {
            faults.append("isDragging differs from the calls")
        }
        if isDecelerating, scrollView.isDragging { faults.append("dragged and decelerating") }
    }

    private func follow(_ call: String) {
        switch call {
        case "willDrag":
            if isDragging { faults.append("a drag in a drag") }
            isDragging = true
            isDecelerating = false
        case "didEndDrag", "didEndDrag(decelerate)":
            if !isDragging { faults.append("\(call) without a beginning") }
            isDragging = false
        case "willEndDrag": if !isDragging { faults.append("willEndDrag without a beginning") }
        case "willDecelerate":
            if isDragging { faults.append("decelerates while dragged") }
            isDecelerating = true
        case "didDecelerate":
            if !isDecelerating { faults.append("didDecelerate without a beginning") }
            isDecelerating = false
        default: break
        }
    }

    private func checkRest() {
        for view in [scrollView, inner] {
            if view.isDragging || view.isTracking || view.isDecelerating || view.isZooming {
                faults.append("not at rest")
            }
            let inset = view.adjustedContentInset
            let end = max(
                -inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
            if view.contentOffset.y < -inset.top - 1 || view.contentOffset.y > end + 1 {
                faults.append("at rest at \(view.contentOffset) outside of \(-inset.top)…\(end)")
            }
        }
        _ = screen.needsFrame
        if screen.needsFrame { faults.append("asks for frames at rest") }
    }
}
