import Foundation

/// Takes an item up after a long press, and moves it with the finger.
final class ItemMovementGesture: UILongPressGestureRecognizer {
    private weak var collectionView: UICollectionView?
    private let course = ItemMovementCourse()

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init()
    }

    override func mayBegin() -> Bool {
        guard super.mayBegin(), let collectionView, !collectionView.allowsDrags,
            let indexPath = collectionView.indexPathForItem(at: location(in: collectionView))
        else { return false }
        return collectionView.movement.mayBegin(indexPath)
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        super.stateDidChange(to: state)
        guard let collectionView else { return }
        let finger = location(in: collectionView)
        if state == .began, let indexPath = collectionView.indexPathForItem(at: finger) {
            course.begin(indexPath, finger, collectionView)
        } else {
            course.follow(state, finger, collectionView)
        }
    }
}

/// Moves an item with a finger that holds it somewhere.
@MainActor final class ItemMovementCourse {
    /// From the finger to the middle of the item.
    private var grip = CGVector.zero

    func begin(_ indexPath: IndexPath, _ finger: CGPoint, _ collectionView: UICollectionView) {
        guard let center = collectionView.layoutAttributesForItem(at: indexPath)?.center,
            collectionView.beginInteractiveMovementForItem(at: indexPath)
        else { return }
        grip = CGVector(dx: center.x - finger.x, dy: center.y - finger.y)
    }

    func follow(
        _ state: UIGestureRecognizer.State, _ finger: CGPoint, _ collectionView: UICollectionView
    ) {
        switch state {
        case .changed:
            collectionView.updateInteractiveMovementTargetPosition(
                CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy))
        case .ended: collectionView.endInteractiveMovement()
        case .cancelled: collectionView.cancelInteractiveMovement()
        case .possible, .began, .failed: break
        }
    }
}
