import Foundation

/// Recognizes drags of a row to one of its sides, by a finger, a pen or a mouse's button.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
    private weak var swipes: ListSwipes?
    private var first = CGPoint.zero

    init(_ swipes: ListSwipes) {
        self.swipes = swipes
        super.init()
        maximumNumberOfTouches = 1
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == 1 { first = location(in: view) }
        super.touchesBegan(touches, with: event)
    }

    override var hasMovedEnough: Bool {
        let way = translation(in: view)
        guard abs(way.x) >= hysteresis, abs(way.x) > abs(way.y) else { return false }
        return swipes?.canBegin(at: first, way: way.x) ?? false
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        let way = translation(in: view).x
        switch state {
        case .began:
            swipes?.begin(at: first, way: way)
            swipes?.drag(by: way)
        case .changed: swipes?.drag(by: way)
        case .ended: swipes?.end(velocity: velocity(in: view).x)
        case .cancelled: swipes?.close(animated: true)
        case .possible, .failed: break
        }
    }
}
