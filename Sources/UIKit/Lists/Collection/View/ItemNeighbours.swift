import Foundation

/// Finds the item that lies beside another one.
@MainActor struct ItemNeighbours {
    private let view: UICollectionView

    init(_ view: UICollectionView) {
        self.view = view
    }

    /// The nearest item in a direction: of those that begin beyond the item's middle that way, the
    /// one least far away, and of those the one least to the side.
    func item(from current: IndexPath, toward way: CGVector) -> IndexPath? {
        guard let from = view.layoutAttributesForItem(at: current)?.frame else { return nil }
        var reach = way.dx == 0 ? view.bounds.height : view.bounds.width
        let content = CGRect(origin: .zero, size: view.contentSize).union(view.bounds)
        while true {
            let strip = strip(from: from, toward: way, reach: reach)
            if let found = best(in: strip, from: from, toward: way, current) { return found }
            guard strip.overlaps(content), reach < 1e6 else { return nil }
            reach *= 4
        }
    }

    /// All there is beyond an item in a direction, and to its sides.
    private func strip(from: CGRect, toward way: CGVector, reach: CGFloat) -> CGRect {
        let side = max(view.bounds.width, view.bounds.height)
        if way.dx != 0 {
            // Left and right stay in the line.
            return CGRect(
                x: way.dx > 0 ? from.midX : from.midX - reach, y: from.minY, width: reach,
                height: from.height)
        }
        return CGRect(
            x: from.midX - side, y: way.dy > 0 ? from.midY : from.midY - reach, width: 2 * side,
            height: reach)
    }

    private func best(
        in strip: CGRect, from: CGRect, toward way: CGVector, _ current: IndexPath
    ) -> IndexPath? {
        func score(_ frame: CGRect) -> (CGFloat, CGFloat) {
            way.dx != 0
                ? ((frame.midX - from.midX) * way.dx, abs(frame.midY - from.midY))
                : ((frame.midY - from.midY) * way.dy, abs(frame.midX - from.midX))
        }
        let candidates = view.content.attributes(in: strip).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.indexPath != current
        }
        let beyond = candidates.filter { attributes in
            let frame = attributes.frame
            return way.dx != 0
                ? (frame.midX - from.midX) * way.dx > 0.5
                    && frame.maxY > from.minY + 0.5 && frame.minY < from.maxY - 0.5
                : way.dy > 0 ? frame.minY >= from.maxY - 0.5 : frame.maxY <= from.minY + 0.5
        }
        guard let nearest = beyond.map({ score($0.frame).0 }).min() else { return nil }
        // One line is as high as its highest item.
        let line = beyond.filter { score($0.frame).0 <= nearest + max(1, from.height / 2) }
        return line.min { left, right in
            let (a, b) = (score(left.frame), score(right.frame))
            return way.dx != 0 ? a < b : (a.1, a.0) < (b.1, b.0)
        }?.indexPath
    }

    /// The item about a page further on, in the same column if there is one.
    func item(aPageFrom current: IndexPath, forward: Bool) -> IndexPath? {
        guard let from = view.layoutAttributesForItem(at: current)?.frame else { return nil }
        let inset = view.adjustedContentInset
        let page = view.bounds.inset(by: inset).size
        let isHorizontal = view.hasRoom(on: .horizontal) && !view.hasRoom(on: .vertical)
        let length = isHorizontal ? page.width : page.height
        let step = max(0, length - (isHorizontal ? from.width : from.height)) * (forward ? 1 : -1)
        let place =
            isHorizontal
            ? CGPoint(x: from.midX + step, y: from.midY)
            : CGPoint(x: from.midX, y: from.midY + step)
        let around = CGRect(origin: place, size: .zero).insetBy(dx: -page.width, dy: -page.height)
        let found = view.content.attributes(in: around)
            .filter { $0.representedElementCategory == .cell && !$0.isHidden }
            .min { distance($0.frame, place) < distance($1.frame, place) }
        let counts = view.content.counts
        guard let found, found.indexPath != current else {
            let end = forward ? counts.last : counts.first
            return end == current ? nil : end
        }
        return found.indexPath
    }

    private func distance(_ frame: CGRect, _ place: CGPoint) -> CGFloat {
        hypot(frame.midX - place.x, frame.midY - place.y)
    }
}

/// Finds items by how their labels begin.
@MainActor struct ItemTypeAhead {
    private let view: UICollectionView

    init(_ view: UICollectionView) {
        self.view = view
    }

    /// The first item from a place on, round to it again, among those that have cells.
    func item(beginningWith prefix: String, from start: IndexPath) -> IndexPath? {
        let items = view.indexPathsForVisibleItems
        let later = items.filter { $0 >= start }
        return (later + items.filter { $0 < start }).first { indexPath in
            guard let label = view.content.cell(at: indexPath)?.accessibilityLabel else {
                return false
            }
            return label.range(
                of: prefix, options: [.caseInsensitive, .anchored, .diacriticInsensitive])
                != nil
        }
    }
}
