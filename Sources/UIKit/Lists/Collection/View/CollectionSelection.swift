import Foundation

/// Which items of a collection view are selected, and which one is pressed.
@MainActor final class CollectionSelection {
    private unowned let view: UICollectionView
    /// In the order of being selected.
    private(set) var selected: [IndexPath] = []
    private var members: Set<IndexPath> = []
    private(set) var highlighted: IndexPath?

    init(_ view: UICollectionView) {
        self.view = view
    }

    func contains(_ indexPath: IndexPath) -> Bool { members.contains(indexPath) }

    // MARK: - By the program

    func select(_ indexPath: IndexPath) {
        if !view.takesSeveral {
            for other in selected where other != indexPath { deselect(other) }
        }
        guard members.insert(indexPath).inserted else { return }
        selected.append(indexPath)
        show(indexPath)
    }

    func deselect(_ indexPath: IndexPath) {
        guard members.remove(indexPath) != nil else { return }
        selected.removeAll { $0 == indexPath }
        show(indexPath)
    }

    func deselectAll() {
        for indexPath in selected { deselect(indexPath) }
    }

    /// Several items may not be selected any more: the first one stays.
    func keepOne() {
        for indexPath in selected.dropFirst() { deselect(indexPath) }
    }

    private func show(_ indexPath: IndexPath) {
        view.content.cell(at: indexPath)?.isSelected = members.contains(indexPath)
        view.window?.accessibilityDidChange()
    }

    // MARK: - By a person

    /// A person pressed an item: true when it shows that.
    func press(_ indexPath: IndexPath) -> Bool {
        let delegate = view.collectionDelegate
        guard view.takesSelection,
            (try? delegate?.collectionView(view, shouldHighlightItemAt: indexPath)) ?? true
        else { return false }
        highlighted = indexPath
        view.content.cell(at: indexPath)?.isHighlighted = true
        _ = try? delegate?.collectionView(view, didHighlightItemAt: indexPath)
        return true
    }

    /// The press is over, in whatever way.
    func release() {
        guard let indexPath = highlighted else { return }
        highlighted = nil
        view.content.cell(at: indexPath)?.isHighlighted = false
        _ = try? view.collectionDelegate?.collectionView(view, didUnhighlightItemAt: indexPath)
    }

    /// A person chose an item: it is selected, or of several taken out again.
    func choose(_ indexPath: IndexPath) {
        guard view.takesSelection else { return }
        let outlines = CollectionOutlines(view)
        if outlines.isToggled(byChoosing: indexPath) { return outlines.toggle(indexPath) }
        if view.takesSeveral, members.contains(indexPath) {
            chooseOff(indexPath)
        } else {
            chooseOn(indexPath)
        }
    }

    /// A person took an item out of the selection.
    func chooseOff(_ indexPath: IndexPath) {
        let delegate = view.collectionDelegate
        guard members.contains(indexPath),
            (try? delegate?.collectionView(view, shouldDeselectItemAt: indexPath)) ?? true
        else { return }
        deselect(indexPath)
        _ = try? delegate?.collectionView(view, didDeselectItemAt: indexPath)
    }

    private func chooseOn(_ indexPath: IndexPath) {
        let delegate = view.collectionDelegate
        guard (try? delegate?.collectionView(view, shouldSelectItemAt: indexPath)) ?? true else {
            return
        }
        if !view.takesSeveral {
            for other in selected where other != indexPath {
                deselect(other)
                _ = try? delegate?.collectionView(view, didDeselectItemAt: other)
            }
        }
        select(indexPath)
        _ = try? delegate?.collectionView(view, didSelectItemAt: indexPath)
        performPrimaryAction(indexPath)
    }

    /// What a tap or Return does beyond selecting.
    private func performPrimaryAction(_ indexPath: IndexPath) {
        guard !view.isEditing, let delegate = view.collectionDelegate,
            (try? delegate.collectionView(view, canPerformPrimaryActionForItemAt: indexPath))
                ?? true
        else { return }
        _ = try? delegate.collectionView(view, performPrimaryActionForItemAt: indexPath)
    }

    // MARK: - Changes

    /// Items have other numbers; those that are gone, or were reloaded, are not selected any more.
    func carry(_ newIndexPath: (IndexPath) -> IndexPath?) {
        selected = selected.compactMap(newIndexPath)
        members = Set(selected)
        if let pressed = highlighted {
            highlighted = newIndexPath(pressed)
            if highlighted == nil {
                _ = try? view.collectionDelegate?.collectionView(
                    view, didUnhighlightItemAt: pressed)
            }
        }
    }

    func forgetAll() {
        for indexPath in selected { view.content.cell(at: indexPath)?.isSelected = false }
        selected = []
        members = []
        if let pressed = highlighted { view.content.cell(at: pressed)?.isHighlighted = false }
        highlighted = nil
    }
}
