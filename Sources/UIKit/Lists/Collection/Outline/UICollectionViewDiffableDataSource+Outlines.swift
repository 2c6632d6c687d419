import Foundation

extension UICollectionViewDiffableDataSource: KnowsOutlines {
    private func outline(
        at indexPath: IndexPath
    ) -> (section: SectionIdentifierType, item: ItemIdentifierType, outline: Outline)? {
        guard !outlines.isEmpty, let section = sectionIdentifier(for: indexPath.section),
            let outline = outlines[section], let item = itemIdentifier(for: indexPath),
            outline.contains(item)
        else { return nil }
        return (section, item, outline)
    }

    func outlineRow(at indexPath: IndexPath) -> OutlineRow? {
        guard let (_, item, outline) = outline(at: indexPath) else { return nil }
        return OutlineRow(
            level: outline.level(of: item),
            isExpanded: outline.isExpanded(item) && item != folded,
            canExpand: outline.hasChildren(item)
                || sectionSnapshotHandlers.snapshotForExpandingParent != nil)
    }

    func outlineParent(of indexPath: IndexPath) -> IndexPath? {
        guard let (_, item, outline) = outline(at: indexPath) else { return nil }
        return outline.parent(of: item).flatMap { self.indexPath(for: $0) }
    }

    func setExpanded(_ isExpanded: Bool, at indexPath: IndexPath) {
        guard let (section, item, old) = outline(at: indexPath),
            old.isExpanded(item) != isExpanded
        else { return }
        var outline = old
        let handlers = sectionSnapshotHandlers
        if isExpanded {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let make = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        } else {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        }
        apply(outline, to: section, animatingDifferences: true)
    }
}
