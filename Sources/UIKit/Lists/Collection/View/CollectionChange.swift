import Foundation

/// Shows a batch of changes, or another layout: what stays goes to its new place, what comes and what
/// goes does so as the layout says.
@MainActor final class CollectionChange {
    /// How long a change takes to be seen, in seconds.
    static let duration: TimeInterval = 0.3

    private unowned let view: UICollectionView
    private var content: CollectionContent { view.content }

    init(_ view: UICollectionView) {
        self.view = view
    }

    /// What happens to the items; nil for a change of the layout alone.
    private var plan: ListUpdatePlan?
    /// The elements in sight and around it, in the layout's coordinates, as they were.
    private var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    /// The first item that was in sight.
    private var firstSeen: IndexPath?

    private(set) var isUnderWay = false

    // MARK: - Running

    /// Remembers where things are.
    func begin() {
        isUnderWay = true
        before = [:]
        firstSeen = nil
        let around = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
        let found = content.layout.layoutAttributesForElements(in: content.mirrored(around)) ?? []
        for attributes in found { before[attributes.place.key] = attributes }
        for (key, element) in content.views {
            guard let attributes = element.layoutAttributes else { continue }
            if before[key] == nil { before[key] = content.mirrored(attributes) }
            if key.category == .cell, firstSeen.map({ key.indexPath < $0 }) ?? true {
                firstSeen = key.indexPath
            }
        }
    }

    /// Gives up on a change that was begun.
    func cancel() {
        isUnderWay = false
        before = [:]
    }

    /// Goes to the new state, in which the counts and the layout are already.
    ///
    /// - Parameters:
    ///   - offset: Where the content is to be; nil for as near to where it was as may be.
    ///   - also: Called with the changes that are animated.
    func finish(
        plan: ListUpdatePlan?, offset: ((CGPoint) -> CGPoint)? = nil, animated: Bool,
        also: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        self.plan = plan
        let leaving = rekey()
        content.prepareLayout()
        if let plan {
            content.layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.list(plan))
        }
        let target = arrive(offset)
        let coming = makeComing(target)
        let passing = takePassing(target)
        let run = {
            self.move(to: target, coming: coming, leaving: leaving, passing: passing)
            // Not before: a layout pass in the midst would put views away that are yet to be placed.
            self.isUnderWay = false
            also()
        }
        let after: (Bool) -> Void = { [weak view] finished in
            view?.content.retireAll(leaving.map(\.element) + passing.map(\.element))
            completion?(finished)
        }
        if animated, view.window != nil, !UIAccessibility.isReduceMotionEnabled {
            UIView.animate(
                withDuration: Self.duration, delay: 0, options: [.allowUserInteraction],
                animations: run, completion: after)
        } else {
            UIView.performWithoutAnimation(run)
            after(true)
        }
        self.plan = nil
        before = [:]
        view.setNeedsLayout()
    }

    // MARK: - Names

    /// A view whose element isn't there any more.
    private struct Leaving {
        let element: UICollectionReusableView
        let key: ElementKey
    }

    /// Gives the views of what stays their new names.
    private func rekey() -> [Leaving] {
        var staying: [ElementKey: UICollectionReusableView] = [:]
        var leaving: [Leaving] = []
        for (key, element) in content.views {
            if let new = newKey(of: key), staying[new] == nil {
                staying[new] = element
                rename(element, new)
            } else {
                leaving.append(Leaving(element: element, key: key))
            }
        }
        content.rekey(staying)
        return leaving
    }

    private func rename(_ element: UICollectionReusableView, _ key: ElementKey) {
        guard let attributes = element.layoutAttributes, attributes.indexPath != key.indexPath
        else {
            return
        }
        let renamed = attributes.duplicate()
        renamed.indexPath = key.indexPath
        element.layoutAttributes = renamed
    }

    private func newKey(of key: ElementKey) -> ElementKey? {
        guard let plan, key.indexPath.count > 1 else { return key }
        var new = key
        if key.category == .cell || content.layout.followsItems(key) {
            guard let indexPath = plan.newIndexPath(of: key.indexPath) else { return nil }
            new.indexPath = indexPath
        } else {
            guard let section = plan.newSection(of: key.indexPath.section) else { return nil }
            new.indexPath = key.indexPath.inSection(section)
        }
        return new
    }

    private func oldKey(of key: ElementKey) -> ElementKey? {
        guard let plan, key.indexPath.count > 1 else { return key }
        var old = key
        if key.category == .cell || content.layout.followsItems(key) {
            guard let indexPath = plan.oldIndexPath(of: key.indexPath) else { return nil }
            old.indexPath = indexPath
        } else {
            guard let section = plan.oldSection(of: key.indexPath.section) else { return nil }
            old.indexPath = key.indexPath.inSection(section)
        }
        return old
    }

    // MARK: - Where to

    /// Where the content will be.
    private func arrive(_ offset: ((CGPoint) -> CGPoint)?) -> CGPoint {
        let size = content.layout.collectionViewContentSize
        var proposed = view.contentOffset
        if content.isMirrored {
            // Content that grows does so to the left.
            proposed.x += content.mirrorWidth(of: size) - content.mirrorWidth(of: view.contentSize)
        }
        content.comingSize = size
        if let offset { proposed = offset(proposed) }
        let range = ScrollRange(
            contentSize: size, viewSize: view.bounds.size, inset: view.adjustedContentInset,
            grid: view.grid)
        if !view.isDragging, !view.motion.isRunning { proposed = range.clamped(proposed) }
        let chosen = content.layout.targetContentOffset(
            forProposedContentOffset: (try? view.collectionDelegate?.collectionView(
                view, targetContentOffsetForProposedContentOffset: proposed)) ?? proposed)
        return chosen == proposed ? proposed : range.clamped(chosen)
    }

    // MARK: - Coming

    /// Makes the views of what comes into sight, sizes and all, before anything moves.
    private func makeComing(_ target: CGPoint) -> [(UICollectionReusableView, ElementKey)] {
        var coming: [(UICollectionReusableView, ElementKey)] = []
        let seen = CGRect(origin: target, size: view.bounds.size)
        for _ in 0..<50 {
            for attributes in content.attributes(in: seen) where !attributes.isHidden {
                let key = attributes.place.key
                guard content.views[key] == nil else { continue }
                content.addUnseen(attributes)
                if let element = content.views[key] { coming.append((element, key)) }
            }
            guard content.askForSizes() else { break }
            content.prepareLayout()
            content.comingSize = content.layout.collectionViewContentSize
        }
        return coming
    }

    /// The views of what stays but goes out of sight: they are shown until they are there.
    private func takePassing(_ target: CGPoint) -> [Leaving] {
        let seen = CGRect(origin: target, size: view.bounds.size)
        var passing: [Leaving] = []
        for (key, element) in content.views where !content.isHeld(element, key) {
            if let frame = content.attributes(of: key)?.frame, frame.overlaps(seen) { continue }
            _ = content.remove(key)
            passing.append(Leaving(element: element, key: key))
        }
        return passing
    }

    private func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let layout = content.layout
        let initial =
            switch key.category {
            case .cell: layout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
            case .supplementaryView:
                layout.initialLayoutAttributesForAppearingSupplementaryElement(
                    ofKind: key.kind, at: key.indexPath)
            case .decorationView:
                layout.initialLayoutAttributesForAppearingDecorationElement(
                    ofKind: key.kind, at: key.indexPath)
            }
        return initial.map(content.mirrored)
    }

    private func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let layout = content.layout
        let final =
            switch key.category {
            case .cell: layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
            case .supplementaryView:
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(
                    ofKind: key.kind, at: key.indexPath)
            case .decorationView:
                layout.finalLayoutAttributesForDisappearingDecorationElement(
                    ofKind: key.kind, at: key.indexPath)
            }
        return final.map(content.mirrored)
    }

    // MARK: - Moving

    private func move(
        to target: CGPoint, coming: [(UICollectionReusableView, ElementKey)], leaving: [Leaving],
        passing: [Leaving]
    ) {
        UIView.performWithoutAnimation {
            for (element, key) in coming {
                guard let initial = initialAttributes(key) else { continue }
                content.place(element, initial)
                element.layoutIfNeeded()
            }
        }
        content.comingSize = nil
        content.updateContentSize()
        // Views that found out their sizes may have made less of the content.
        let isFree = view.isDragging || view.motion.isRunning
        let place = isFree ? target : view.range.clamped(target)
        if view.contentOffset != place { view.contentOffset = place }
        view.scrollers.update()
        for (key, element) in content.views {
            guard let attributes = content.attributes(of: key) else { continue }
            content.place(element, attributes)
        }
        view.swipes.show()
        for passed in passing {
            guard let attributes = content.attributes(of: passed.key) ?? faded(passed.element)
            else {
                continue
            }
            content.place(passed.element, attributes)
        }
        for left in leaving {
            let final = finalAttributes(left.key) ?? faded(left.element)
            guard let final else { continue }
            content.place(left.element, final)
        }
        content.layout.finalizeCollectionViewUpdates()
    }

    private func faded(
        _ element: UICollectionReusableView
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = element.layoutAttributes?.duplicate()
        attributes?.alpha = 0
        return attributes
    }

    // MARK: - For layouts

    /// Where an element of the new state was before; nil for what wasn't there. Comes from beyond the
    /// edge when it was out of sight.
    func attributesBefore(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let old = oldKey(of: key) else {
            let attributes = content.unmirroredAttributes(of: key)?.duplicate()
            attributes?.alpha = 0
            return attributes
        }
        guard let attributes = (before[old] ?? beyondEdge(old, key))?.duplicate() else {
            return nil
        }
        attributes.indexPath = key.indexPath
        return attributes
    }

    private func beyondEdge(
        _ old: ElementKey, _ key: ElementKey
    ) -> UICollectionViewLayoutAttributes? {
        guard plan != nil, let now = content.unmirroredAttributes(of: key)?.duplicate(),
            let firstSeen
        else { return nil }
        let size = content.layout.collectionViewContentSize
        let isHorizontal = size.width > size.height
        let way = isHorizontal ? view.bounds.width : view.bounds.height
        let step = old.indexPath < firstSeen ? -way : way
        if isHorizontal { now.center.x += step } else { now.center.y += step }
        return now
    }

    /// Where an element of the old state goes: to its new place, or it fades.
    func attributesAfter(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let plan, key.category == .cell {
            switch plan.fate(of: key.indexPath) {
            case .stays(let new): return content.unmirroredAttributes(of: .item(new))
            case .reloaded(let new, _):
                let attributes = content.unmirroredAttributes(of: .item(new))?.duplicate()
                attributes?.alpha = 0
                attributes?.indexPath = key.indexPath
                return attributes
            case .deleted: break
            }
        } else if plan == nil {
            return content.unmirroredAttributes(of: key)
        }
        let attributes = before[key]?.duplicate()
        attributes?.alpha = 0
        return attributes
    }
}

extension IndexPath {
    /// The same place in another section; index paths of one index name one thing of the whole.
    fileprivate func inSection(_ section: Int) -> IndexPath {
        guard count > 0 else { return self }
        var path = IndexPath(index: section)
        for index in dropFirst() { path.append(index) }
        return path
    }
}
