import Foundation

/// Keeps touches from what is in a scroll view for a moment, until it is clear that they don't drag.
final class ContentTouchDelay: UIGestureRecognizer {
    /// In seconds, as on iOS.
    private static let delay: TimeInterval = 0.15

    private weak var scrollView: UIScrollView?
    private let timer = GestureTimer()

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map {
            NSNumber(value: $0.rawValue)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
            touches.first?.view !== scrollView
        else {
            state = .failed
            return
        }
        timer.start(Self.delay, in: view) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func reset() {
        timer.stop()
    }

    /// Another gesture takes the touches before they are let through.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
}
