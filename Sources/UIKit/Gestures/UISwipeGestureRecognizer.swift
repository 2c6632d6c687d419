import Foundation

/// Recognizes a quick, straight move of one or more fingers; it is over as soon as it is recognized.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a swipe goes.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that count.
    open var direction = Direction.right

    open var numberOfTouchesRequired = 1

    // The limits are those of UIKit's private properties, as its dumped headers name them:
    // maximumDuration, minimumPrimaryMovement, maximumSecondaryMovement.
    private static let duration: TimeInterval = 0.5
    private static let distance: CGFloat = 50
    private static let deviation: CGFloat = 50

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0
    private var isStarted = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
        } else if numberOfTouches == numberOfTouchesRequired {
            start = lastLocation
            startTime = event.timestamp
            isStarted = true
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isStarted else { return }
        if event.timestamp - startTime > Self.duration {
            state = .failed
            return
        }
        let way = CGVector(dx: lastLocation.x - start.x, dy: lastLocation.y - start.y)
        let isHorizontal =
            direction.isDisjoint(with: [.up, .down])
            || (abs(way.dx) > abs(way.dy) && !direction.isDisjoint(with: [.left, .right]))
        let aside = isHorizontal ? way.dy : way.dx
        if abs(aside) > Self.deviation {
            state = .failed
        } else if Self.recognizes(direction, way) {
            state = .ended
        }
    }

    private static func recognizes(_ direction: Direction, _ way: CGVector) -> Bool {
        (direction.contains(.right) && way.dx >= distance)
            || (direction.contains(.left) && way.dx <= -distance)
            || (direction.contains(.down) && way.dy >= distance)
            || (direction.contains(.up) && way.dy <= -distance)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isWaiting { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        isStarted = false
    }
}
