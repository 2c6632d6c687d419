import Foundation

/// Follows the finger that presses a cell.
@MainActor final class CollectionPressing {
    private unowned let view: UICollectionView
    private weak var touch: UITouch?

    init(_ view: UICollectionView) {
        self.view = view
    }

    /// True when the touch is on a cell, which may show so.
    func begin(_ touches: Set<UITouch>) -> Bool {
        guard touch == nil, let first = touches.first, let indexPath = indexPath(of: first) else {
            return false
        }
        // A tap on a row brings the one back that was dragged aside.
        if view.swipes.isOpen {
            view.swipes.close(animated: true)
            return true
        }
        guard view.selection.press(indexPath) else { return false }
        touch = first
        return true
    }

    private func indexPath(of touch: UITouch) -> IndexPath? {
        var candidate = touch.view
        while let current = candidate, current !== view {
            if let cell = current as? UICollectionViewCell, cell.collectionView === view {
                return view.indexPath(for: cell)
            }
            candidate = current.superview
        }
        return nil
    }

    func move(_ touches: Set<UITouch>) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        guard let indexPath = view.selection.highlighted,
            let cell = view.content.cell(at: indexPath)
        else { return true }
        if !cell.point(inside: touch.location(in: cell), with: nil) { view.selection.release() }
        return true
    }

    func end(_ touches: Set<UITouch>) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        if let indexPath = view.selection.highlighted {
            view.keyboard.takePlace(indexPath)
            view.selection.choose(indexPath)
        }
        view.selection.release()
        return true
    }

    func cancel(_ touches: Set<UITouch>) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        view.selection.release()
        return true
    }
}
