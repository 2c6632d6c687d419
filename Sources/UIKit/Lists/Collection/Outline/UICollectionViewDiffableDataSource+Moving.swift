import Foundation

// An item of an outline that a person moves keeps what is in it. While it is held, that is out of sight:
// one row goes about, and none can come into itself.

extension UICollectionViewDiffableDataSource {
    func fold(at indexPath: IndexPath) {
        guard let section = sectionIdentifier(for: indexPath.section),
            let outline = outlines[section], let item = itemIdentifier(for: indexPath),
            outline.contains(item), outline.isExpanded(item), outline.hasChildren(item)
        else { return }
        var shown = applied
        shown.deleteItems(outline.snapshot(of: item).visibleItems)
        show(shown, outlines, folding: item, true, nil)
    }

    func unfold() {
        guard folded != nil else { return }
        show(unfolded(applied), outlines, true, nil)
    }

    func forgetFold() {
        applied = unfolded(applied)
        folded = nil
    }

    /// A snapshot with what is out of sight while an item is held.
    func unfolded(_ shown: Snapshot) -> Snapshot {
        guard let folded, let section = shown.sectionIdentifier(containingItem: folded),
            let outline = outlines[section], outline.contains(folded)
        else { return shown }
        return unfolded(shown, folded, outline)
    }

    private func unfolded(
        _ shown: Snapshot, _ item: ItemIdentifierType, _ outline: Outline
    ) -> Snapshot {
        var whole = shown
        whole.insertItems(outline.snapshot(of: item).visibleItems, afterItem: item)
        return whole
    }

    /// The outlines once an item was moved. An outline's item that has others in it makes an outline of a
    /// list that it comes to.
    private func outlines(
        moving item: ItemIdentifierType, from source: IndexPath, to target: IndexPath
    ) -> [SectionIdentifierType: Outline] {
        let from = applied.sections[source.section].identifier
        let to = applied.sections[target.section].identifier
        var moved = outlines
        let part = moved[from]?.take(item) ?? Outline(listing: [item])
        let list =
            part.hasChildren(item)
            ? Outline(listing: applied.itemIdentifiers(inSection: to)) : nil
        guard var outline = moved[to] ?? list else { return moved }
        outline.drop(
            part, at: target.item, isFromAbove: from == to && target.item > source.item)
        moved[to] = outline
        return moved
    }

    func level(moving source: IndexPath, to target: IndexPath) -> Int {
        guard let item = itemIdentifier(for: source),
            let section = sectionIdentifier(for: target.section),
            let outline = outlines(moving: item, from: source, to: target)[section]
        else { return 0 }
        return outline.level(of: item)
    }

    /// Follows a row that a person moved, and tells the program.
    func moveItem(from source: IndexPath, to target: IndexPath) {
        let item = applied.sections[source.section].items[source.item]
        var shown = applied
        shown.move(from: source, to: target)
        let moved = outlines(moving: item, from: source, to: target)
        let to = applied.sections[target.section].identifier
        let isFolded = folded == item
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: snapshot(),
            finalSnapshot: isFolded
                ? moved[to].map { unfolded(shown, item, $0) } ?? shown : shown,
            changedSections: source.section == target.section
                ? [to] : [applied.sections[source.section].identifier, to],
            initialOutlines: outlines, finalOutlines: moved)
        reorderingHandlers.willReorder?(transaction)
        applied = shown
        outlines = moved
        reorderingHandlers.didReorder?(transaction)
    }
}
