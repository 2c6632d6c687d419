import Foundation

/// Says which items are likely to be seen soon: those within a screen in the direction of scrolling.
@MainActor final class CollectionPrefetching {
    private unowned let view: UICollectionView
    /// What the source was told to fetch and wasn't seen yet.
    private var announced: Set<IndexPath> = []
    private var lastOffset: CGPoint?
    private var direction = CGVector(dx: 1, dy: 1)

    init(_ view: UICollectionView) {
        self.view = view
    }

    /// Elements were shown.
    func update() {
        guard view.isPrefetchingEnabled, let source = view.prefetchDataSource else { return }
        let offset = view.contentOffset
        if let last = lastOffset {
            let way = CGVector(dx: offset.x - last.x, dy: offset.y - last.y)
            // Not at every step: a quarter of a screen is soon enough.
            guard abs(way.dx) >= view.bounds.width / 4 || abs(way.dy) >= view.bounds.height / 4
            else { return }
            if way.dx != 0 { direction.dx = way.dx > 0 ? 1 : -1 }
            if way.dy != 0 { direction.dy = way.dy > 0 ? 1 : -1 }
        }
        lastOffset = offset
        announce(ahead, to: source)
    }

    /// The part of the content that will be seen next.
    private var ahead: CGRect {
        let size = view.bounds.size
        var rect = view.bounds
        let isHorizontal =
            view.contentSize.width > size.width
            && view.contentSize.height <= size.height
        if isHorizontal {
            rect.origin.x += direction.dx * size.width
        } else {
            rect.origin.y += direction.dy * size.height
        }
        return rect
    }

    private func announce(
        _ rect: CGRect, to source: any UICollectionViewDataSourcePrefetching
    ) {
        let coming = view.content.attributes(in: rect)
            .filter { $0.representedElementCategory == .cell && !$0.isHidden }
            .map(\.indexPath)
        let unseen = coming.filter { view.content.views[.item($0)] == nil }
        let new = unseen.filter { !announced.contains($0) }
        let gone = announced.subtracting(unseen)
        announced = Set(unseen)
        if !new.isEmpty { source.collectionView(view, prefetchItemsAt: new) }
        let cancelled = gone.filter { view.content.views[.item($0)] == nil }.sorted()
        if !cancelled.isEmpty {
            _ = try? source.collectionView(view, cancelPrefetchingForItemsAt: cancelled)
        }
    }

    /// Items have other numbers.
    func carry(_ newIndexPath: (IndexPath) -> IndexPath?) {
        announced = Set(announced.compactMap(newIndexPath))
    }

    func reset() {
        announced = []
        lastOffset = nil
    }
}
