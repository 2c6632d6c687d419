import Foundation

/// Expands and collapses rows of a collection view's outlines.
@MainActor struct CollectionOutlines {
    private let view: UICollectionView

    init(_ view: UICollectionView) {
        self.view = view
    }

    private var source: (any KnowsOutlines)? { view.dataSource as? any KnowsOutlines }

    /// - Parameter indexPath: As it is shown, which is another number while a row is moved.
    func row(at indexPath: IndexPath) -> OutlineRow? {
        let original = view.movement.dataIndexPath(indexPath)
        var row = source?.outlineRow(at: original)
        if view.movement.current == indexPath, original != indexPath, let source {
            // One that is held stands where it would be let go.
            row?.level = source.level(moving: original, to: indexPath)
        }
        return row
    }

    func toggle(_ indexPath: IndexPath) {
        guard let row = row(at: indexPath), row.canExpand else { return }
        source?.setExpanded(!row.isExpanded, at: indexPath)
    }

    /// Tells cells in sight where they stand now.
    func update() {
        guard source != nil else { return }
        for (key, element) in view.content.views where key.category == .cell {
            (element as? UICollectionViewListCell)?.outline = row(at: key.indexPath)
        }
    }

    // MARK: - Moving

    /// A row is about to be moved: what is in it goes along, out of sight.
    func fold(at indexPath: IndexPath) {
        source?.fold(at: indexPath)
    }

    /// It was let go, or put back.
    func unfold() {
        source?.unfold()
        update()
    }

    /// All rows are asked for anew.
    func forgetFold() {
        source?.forgetFold()
    }

    // MARK: - By a person

    /// Whether a tap on a row expands or collapses it, and does nothing else.
    func isToggled(byChoosing indexPath: IndexPath) -> Bool {
        guard !view.isEditing,
            let cell = view.content.cell(at: indexPath) as? UICollectionViewListCell
        else { return false }
        return cell.togglesWhenChosen
    }

    /// The arrow keys, as desktops' outlines have them: forward expands, backward collapses or goes to
    /// the row around.
    ///
    /// - Returns: The row to go to; nil for a key that isn't used.
    func target(of key: UIKeyboardHIDUsage, at indexPath: IndexPath) -> IndexPath? {
        guard let row = row(at: indexPath) else { return nil }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forward: UIKeyboardHIDUsage =
            isMirrored ? .keyboardLeftArrow : .keyboardRightArrow
        let backward: UIKeyboardHIDUsage =
            isMirrored ? .keyboardRightArrow : .keyboardLeftArrow
        switch key {
        case forward where row.canExpand && !row.isExpanded,
            backward where row.canExpand && row.isExpanded:
            source?.setExpanded(!row.isExpanded, at: indexPath)
            return indexPath
        case backward: return source?.outlineParent(of: indexPath)
        default: return nil
        }
    }
}
