import Foundation

// The views at the edges of the whole layout.

extension UICollectionViewCompositionalLayout {
    func isFirst(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        axis == .vertical ? item.isAtTop : item.isAtLeading
    }

    func isLast(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        axis == .vertical ? item.isAtBottom : item.isAtTrailing
    }

    func globalSize(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        var size = item.layoutSize.size(in: container)
        if let found = measuredBoundary[-1]?[item.elementKind] {
            for axis in item.layoutSize.estimatedAxes { size[axis] = found[axis] }
        }
        return size
    }

    var globalEdges: (before: CGFloat, after: CGFloat) {
        var edges: (before: CGFloat, after: CGFloat) = (0, 0)
        for item in configuration.boundarySupplementaryItems where item.extendsBoundary {
            let length = globalSize(item)[axis]
            if isFirst(item) { edges.before = max(edges.before, length) }
            if isLast(item) { edges.after = max(edges.after, length) }
        }
        return edges
    }

    func global(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ index: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(
            Self.layoutAttributesClass, .supplementaryView, item.elementKind,
            IndexPath(index: index))
        let size = globalSize(item)
        let whole = CGRect(origin: .zero, size: collectionViewContentSize)
        var frame = CGRect(
            x: item.isAtLeading
                ? 0 : item.isAtTrailing ? whole.maxX - size.width : whole.midX - size.width / 2,
            y: item.isAtTop
                ? 0 : item.isAtBottom ? whole.maxY - size.height : whole.midY - size.height / 2,
            width: size.width, height: size.height
        ).offsetBy(dx: item.offset.x, dy: item.offset.y)
        if item.pinToVisibleBounds { pinGlobal(&frame, item) }
        attributes.frame = frame
        attributes.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 3) : item.zIndex
        attributes.place.estimatedAxes = item.layoutSize.estimatedAxes
        return attributes
    }

    private func pinGlobal(
        _ frame: inout CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem
    ) {
        guard let collectionView else { return }
        let seen = collectionView.content.unmirroredBounds
            .inset(by: collectionView.adjustedContentInset)
        if axis == .vertical {
            frame.origin.y =
                isFirst(item)
                ? max(frame.minY, seen.minY) : min(frame.minY, seen.maxY - frame.height)
        } else {
            frame.origin.x =
                isFirst(item)
                ? max(frame.minX, seen.minX) : min(frame.minX, seen.maxX - frame.width)
        }
    }
}
