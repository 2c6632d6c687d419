import Foundation

/// Gathers the changes of a batch, checks them against the data source, and has them shown.
@MainActor final class CollectionBatches {
    private unowned let view: UICollectionView
    private var content: CollectionContent { view.content }
    private var depth = 0
    private var updates = ListUpdates()
    private var reconfigured: [IndexPath] = []
    private var completions: [(Bool) -> Void] = []

    init(_ view: UICollectionView) {
        self.view = view
    }

    var isCollecting: Bool { depth > 0 }

    // MARK: - Collecting

    /// A change outside of a batch is one of its own.
    func add(_ change: (inout ListUpdates) -> Void) {
        guard depth == 0 else {
            change(&updates)
            return
        }
        begin()
        change(&updates)
        commit()
    }

    func perform(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if let completion { completions.append(completion) }
        if depth == 0 { begin() }
        depth += 1
        changes?()
        depth -= 1
        if depth == 0 { commit() }
    }

    /// Items that are configured anew in the course of a batch are named in the old numbering.
    func reconfigure(_ indexPaths: [IndexPath]) {
        if depth > 0 {
            reconfigured += indexPaths
        } else {
            for indexPath in indexPaths { reconfigure(indexPath) }
        }
    }

    private func reconfigure(_ indexPath: IndexPath) {
        stopUnless(
            content.counts.contains(indexPath),
            "reconfigureItems(at:): there is no item at \(indexPath.inMessages); the sections have "
                + "\(content.counts.items) items")
        guard let cell = content.cell(at: indexPath) else { return }
        view.making.reconfigure(cell, at: indexPath)
        cell.fittedSize = nil
        view.setNeedsLayout()
    }

    // MARK: - Showing

    /// The counts before the batch are those that the data source gives before it.
    private func begin() {
        view.movement.cancelForChange()
        _ = content.counts
        content.showVisibleElements()
        view.change.begin()
    }

    private func commit() {
        let updates = updates
        let reconfigured = reconfigured
        let completions = completions
        self.updates = ListUpdates()
        self.reconfigured = []
        self.completions = []
        let completion: (Bool) -> Void = { finished in
            for completion in completions { completion(finished) }
        }
        guard !content.needsReload else {
            view.change.cancel()
            view.layoutIfNeeded()
            completion(true)
            return
        }
        let plan = checkedPlan(updates)
        show(plan, completion: completion)
        for indexPath in reconfigured {
            if let new = plan.newIndexPath(of: indexPath) { reconfigure(new) }
        }
    }

    private func checkedPlan(_ updates: ListUpdates) -> ListUpdatePlan {
        do throws(InvalidUpdate) {
            return try ListUpdatePlan(
                updates, from: content.counts.items, to: content.askedCounts().items,
                in: .collection)
        } catch {
            fatalError("\(error.message) Collection view: \(view)")
        }
    }

    /// Shows a batch that was found to be right.
    func show(_ plan: ListUpdatePlan, completion: @escaping (Bool) -> Void) {
        content.take(CollectionCounts(items: plan.newCounts))
        content.layout.carryMeasurements(by: plan)
        view.selection.carry(plan.newIndexPath(of:))
        view.keyboard.carry(plan.newIndexPath(of:))
        view.swipes.apply(plan)
        view.drags.apply(plan)
        view.prefetching.carry(plan.newIndexPath(of:))
        view.scrollers.renumber(plan.newSection(of:))
        let context = content.layout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        content.layout.invalidateLayout(with: context)
        view.change.finish(plan: plan, animated: true, also: {}, completion: completion)
        view.window?.accessibilityDidChange()
    }

    // MARK: - Layouts

    /// Goes over to another layout.
    func change(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        guard animated, !content.needsReload, !content.views.isEmpty else {
            old.prepareForTransition(to: new)
            new.prepareForTransition(from: old)
            view.scrollers.reset()
            view.takeLayout(new)
            completion?(true)
            return
        }
        content.showVisibleElements()
        let anchor = middleItem
        view.change.begin()
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        let elements = Array(content.views.values)
        for element in elements { element.willTransition(from: old, to: new) }
        view.scrollers.reset()
        view.takeLayout(new)
        content.layout.invalidateLayout()
        view.change.finish(
            plan: nil, offset: { self.offset(keeping: anchor, from: $0) }, animated: true,
            also: {
                old.finalizeLayoutTransition()
                new.finalizeLayoutTransition()
            },
            completion: { finished in
                for element in elements { element.didTransition(from: old, to: new) }
                completion?(finished)
            })
    }

    /// The item in the middle of what is seen, and where it is seen.
    private var middleItem: (indexPath: IndexPath, place: CGPoint)? {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        func distance(_ frame: CGRect) -> CGFloat {
            hypot(frame.midX - middle.x, frame.midY - middle.y)
        }
        let cells = content.views.filter { $0.key.category == .cell }
        let nearest = cells.compactMap { key, cell in
            cell.layoutAttributes.map { (key.indexPath, $0.frame) }
        }.min { distance($0.1) < distance($1.1) }
        return nearest.map {
            ($0.0, CGPoint(x: $0.1.midX - view.bounds.minX, y: $0.1.midY - view.bounds.minY))
        }
    }

    /// What was at the beginning of the content stays there; else the item in the middle of what was
    /// seen stays in sight.
    private func offset(
        keeping anchor: (indexPath: IndexPath, place: CGPoint)?, from offset: CGPoint
    ) -> CGPoint {
        let inset = view.adjustedContentInset
        if offset.x <= -inset.left, offset.y <= -inset.top { return offset }
        guard let anchor, let frame = content.attributes(of: .item(anchor.indexPath))?.frame else {
            return offset
        }
        return CGPoint(x: frame.midX - anchor.place.x, y: frame.midY - anchor.place.y)
    }
}
