import Foundation

/// Takes an item up after a long press, and moves it with the finger.
final class ItemMovementGesture: UILongPressGestureRecognizer {
    private weak var collectionView: UICollectionView?
    /// From the finger to the middle of the item.
    private var grip = CGVector.zero

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init()
    }

    override init() {
        super.init()
    }

    override var state: State {
        get { super.state }
        set {
            super.state = newValue
            follow(super.state)
        }
    }

    private func follow(_ state: State) {
        guard let collectionView else { return }
        let finger = location(in: collectionView)
        switch state {
        case .began: begin(finger, collectionView)
        case .changed:
            collectionView.updateInteractiveMovementTargetPosition(
                CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy))
        case .ended: collectionView.endInteractiveMovement()
        case .cancelled, .failed: collectionView.cancelInteractiveMovement()
        case .possible: break
        }
    }

    private func begin(_ finger: CGPoint, _ collectionView: UICollectionView) {
        guard let indexPath = collectionView.indexPathForItem(at: finger),
            let center = collectionView.layoutAttributesForItem(at: indexPath)?.center,
            collectionView.beginInteractiveMovementForItem(at: indexPath)
        else {
            super.state = .cancelled
            return
        }
        grip = CGVector(dx: center.x - finger.x, dy: center.y - finger.y)
    }
}
