import Foundation

/// An item that a person moves: the others make room for it as it goes.
///
/// Until it is let go the view shows the items in an order of its own; the data source has the one
/// before, and is asked by that.
@MainActor final class CollectionMovement {
    private unowned let view: UICollectionView
    /// Where the item was taken up.
    private var original: IndexPath?
    /// Where the item is now, in the order that is shown.
    private(set) var current: IndexPath?
    private var position = CGPoint.zero
    private let frames = FrameLoop()

    init(_ view: UICollectionView) {
        self.view = view
    }

    var isUnderWay: Bool { current != nil }

    // MARK: - Course

    func mayBegin(_ indexPath: IndexPath) -> Bool {
        guard !isUnderWay, view.content.counts.contains(indexPath), let source = view.dataSource
        else { return false }
        return source.letsMove(indexPath, in: view)
    }

    func begin(_ indexPath: IndexPath) -> Bool {
        guard mayBegin(indexPath) else { return false }
        CollectionOutlines(view).fold(at: indexPath)
        guard let attributes = view.layoutAttributesForItem(at: indexPath) else { return false }
        original = indexPath
        current = indexPath
        position = attributes.center
        lift()
        return true
    }

    private var cell: UICollectionViewCell? { current.flatMap { view.content.cell(at: $0) } }

    private func lift() {
        guard let cell else { return }
        cell.isBeingMoved = true
        view.bringSubviewToFront(cell)
        place(cell)
    }

    func update(_ target: CGPoint) {
        guard let current else { return }
        position = target
        let context = view.collectionViewLayout.invalidationContext(
            forInteractivelyMovingItems: [current],
            withTargetPosition: view.content.mirrored(target), previousIndexPaths: [current],
            previousPosition: view.content.mirrored(position))
        view.collectionViewLayout.invalidateLayout(with: context)
        moveOn()
        if let cell { place(cell) }
        scrollAtEdges()
    }

    /// Lets the others make room where the item is held now.
    private func moveOn() {
        guard let current, let original else { return }
        view.content.prepareLayout()
        var target = view.collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: current, withPosition: view.content.mirrored(position))
        if let chosen = try? view.collectionDelegate?.collectionView(
            view, targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
            atCurrentIndexPath: current, toProposedIndexPath: target)
        {
            target = chosen
        }
        guard target != current, isPlace(target) else { return }
        show(from: current, to: target)
    }

    /// Whether the item may go there: beside another one, or behind the last one of a section.
    private func isPlace(_ indexPath: IndexPath) -> Bool {
        let counts = view.content.counts.items
        guard let current, counts.indices.contains(indexPath.section) else { return false }
        let room = counts[indexPath.section] + (indexPath.section == current.section ? 0 : 1)
        return indexPath.item >= 0 && indexPath.item < room
    }

    private func show(from source: IndexPath, to target: IndexPath) {
        var counts = view.content.counts.items
        let old = counts
        counts[source.section] -= 1
        counts[target.section] += 1
        var updates = ListUpdates()
        updates.moveItem(at: source, to: target)
        guard let plan = try? ListUpdatePlan(updates, from: old, to: counts, in: .collection) else {
            return
        }
        view.change.begin()
        current = target
        view.batches.show(plan, completion: { _ in })
        CollectionOutlines(view).update()
    }

    /// Leaves the item where it is.
    func end() {
        guard let original, let current else { return }
        finish(cancelled: false)
        if original != current {
            view.dataSource?.moveItem(in: view, from: original, to: current)
        }
        CollectionOutlines(view).unfold()
    }

    /// Puts the item back.
    func cancel() {
        guard let original, let current else { return }
        if original != current { show(from: current, to: original) }
        finish(cancelled: true)
        CollectionOutlines(view).unfold()
    }

    private func finish(cancelled: Bool) {
        guard let original, let current else { return }
        frames.stop()
        let cell = cell
        self.original = nil
        self.current = nil
        let layout = view.collectionViewLayout
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [cancelled ? original : current],
                previousIndexPaths: [cancelled ? current : original], movementCancelled: cancelled))
        guard let cell else { return }
        cell.isBeingMoved = false
        view.content.prepareLayout()
        guard
            let attributes = cell.layoutAttributes.flatMap({
                view.content.attributes(of: $0.place.key)
            })
        else { return }
        UIView.animate(
            withDuration: CollectionChange.duration, delay: 0, options: [.allowUserInteraction],
            animations: { self.view.content.place(cell, attributes) })
    }

    /// A batch comes in: it is about the order that the data source has.
    func cancelForChange() {
        if isUnderWay { cancel() }
    }

    /// Everything begins anew.
    func abandon() {
        frames.stop()
        cell?.isBeingMoved = false
        original = nil
        current = nil
        CollectionOutlines(view).forgetFold()
    }

    // MARK: - Numbering

    /// The number that the data source has for an item.
    func dataIndexPath(_ indexPath: IndexPath) -> IndexPath {
        guard let original, let current, original != current else { return indexPath }
        if indexPath == current { return original }
        var item = indexPath.item
        if indexPath.section == current.section, item > current.item { item -= 1 }
        if indexPath.section == original.section, item >= original.item { item += 1 }
        return IndexPath(item: item, section: indexPath.section)
    }

    // MARK: - Looks

    /// What the layout makes of an item that is held.
    func heldAttributes(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let current, attributes.representedElementCategory == .cell,
            attributes.indexPath == current, !isPlacing
        else { return attributes }
        return held(current)
    }

    private var isPlacing = false

    private func held(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        view.content.mirrored(
            view.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
                at: indexPath, withTargetPosition: view.content.mirrored(position)))
    }

    private func place(_ cell: UICollectionViewCell) {
        guard let current else { return }
        isPlacing = true
        view.content.place(cell, held(current))
        isPlacing = false
    }

    // MARK: - Scrolling

    /// How near to the edge an item is held for the content to move, and how fast it moves at most, in
    /// points and points a second.
    private static let edge: CGFloat = 44
    private static let speed: CGFloat = 600

    private func scrollAtEdges() {
        guard speed != .zero else {
            frames.stop()
            lastTime = nil
            return
        }
        guard lastTime == nil else { return }
        lastTime = view.frameClock.now
        frames.start(view.frameClock) { [weak self] time in self?.scroll(at: time) ?? false }
    }

    private var lastTime: TimeInterval?

    private var speed: CGVector {
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        func speed(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            if place < low + Self.edge {
                return -min(1, (low + Self.edge - place) / Self.edge) * Self.speed
            }
            if place > high - Self.edge {
                return min(1, (place - high + Self.edge) / Self.edge) * Self.speed
            }
            return 0
        }
        return CGVector(
            dx: view.hasRoom(on: .horizontal) ? speed(position.x, seen.minX, seen.maxX) : 0,
            dy: view.hasRoom(on: .vertical) ? speed(position.y, seen.minY, seen.maxY) : 0)
    }

    private func scroll(at time: TimeInterval) -> Bool {
        guard isUnderWay, let last = lastTime else { return false }
        lastTime = time
        let (passed, speed) = (CGFloat(time - last), speed)
        let offset = view.contentOffset
        view.contentOffset = view.range.clamped(
            CGPoint(x: offset.x + speed.dx * passed, y: offset.y + speed.dy * passed))
        position.x += view.contentOffset.x - offset.x
        position.y += view.contentOffset.y - offset.y
        moveOn()
        if let cell { place(cell) }
        if speed == .zero { lastTime = nil }
        return speed != .zero
    }
}

/// A class of UIKit that declares the conformance to the data source for its subclasses, and knows
/// whether these can move items.
@MainActor protocol KnowsMovement {
    var movesItems: Bool { get }
}

extension UICollectionViewDataSource {
    /// Whether the data source lets a person move an item.
    fileprivate func letsMove(_ indexPath: IndexPath, in view: UICollectionView) -> Bool {
        let moves =
            (self as? any KnowsMovement).map(\.movesItems) ?? (MoveItemFailure.self == Never.self)
        return moves && ((try? collectionView(view, canMoveItemAt: indexPath)) ?? true)
    }
}

@MainActor private let itemMoving = MethodOverride(
    base: UICollectionViewController.self, plain: PlainController.self,
    overriding: MovingController.self)

private final class PlainController: UICollectionViewController {}

private final class MovingController: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

extension UICollectionViewController: KnowsMovement {
    /// The conformance is the base class's, so the method is looked for in the class itself.
    var movesItems: Bool { itemMoving.isOverridden(in: type(of: self)) }
}
