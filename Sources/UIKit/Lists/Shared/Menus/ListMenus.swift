import Foundation

/// Opens the context menus of a list's rows: those that the delegate gives, and for a pointer and the
/// keyboard, where it gives none, what can be done by dragging the row aside.
@MainActor final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let list: any ListWithMenus
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// What the delegate answered when a long press was about to begin; it isn't asked twice.
    private var pressed: UIContextMenuConfiguration?

    init(_ list: any ListWithMenus) {
        self.list = list
    }

    func install() {
        interaction.mayOpenByPress = { [weak self] in self?.mayOpen(at: $0) ?? false }
        interaction.subjectProvider = { [weak self] in self?.cell(at: $0) }
        list.addInteraction(interaction)
    }

    private func cell(at point: CGPoint) -> UIView? {
        list.rowToSwipe(at: point).flatMap { list.cellOfRow(at: $0) }
    }

    private func mayOpen(at point: CGPoint) -> Bool {
        pressed = list.menuConfiguration(ofRow: list.rowToSwipe(at: point), at: point)
        return pressed != nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        defer { pressed = nil }
        if interaction.origin == .press { return pressed }
        let row = list.rowToSwipe(at: location)
        return list.menuConfiguration(ofRow: row, at: location) ?? row.flatMap(swipeMenu)
    }

    /// The actions of both sides, what takes the row away last.
    private func swipeMenu(of indexPath: IndexPath) -> UIContextMenuConfiguration? {
        guard list.allowsSwipes else { return nil }
        let swipes = list.swipes
        let actions =
            swipes.actions(of: indexPath, at: .leading)
            + swipes.actions(of: indexPath, at: .trailing)
        let sorted =
            actions.filter { $0.style != .destructive }
            + actions.filter { $0.style == .destructive }
        guard !sorted.isEmpty else { return nil }
        let elements = sorted.map { action in
            UIAction(
                title: action.title ?? "", image: action.image,
                attributes: action.style == .destructive ? .destructive : []
            ) { [weak swipes] _ in swipes?.perform(action, at: indexPath) }
        }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: elements) })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list.menuWillOpen(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list.menuWillEnd(configuration, animator)
    }
}

/// A list whose rows have context menus.
@MainActor protocol ListWithMenus: SwipedList {
    /// What the delegate says; nil where it says nothing.
    ///
    /// - Parameter indexPath: Nil for a place where no row is.
    func menuConfiguration(
        ofRow indexPath: IndexPath?, at point: CGPoint
    ) -> UIContextMenuConfiguration?

    func menuWillOpen(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?)

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?)
}

extension UITableView: ListWithMenus {
    func menuConfiguration(
        ofRow indexPath: IndexPath?, at point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let indexPath else { return nil }
        return
            (try? tableDelegate?.tableView(
                self, contextMenuConfigurationForRowAt: indexPath, point: point)) ?? nil
    }

    func menuWillOpen(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _ = try? tableDelegate?.tableView(
            self, willDisplayContextMenu: configuration, animator: animator)
    }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _ = try? tableDelegate?.tableView(
            self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

extension UICollectionView: ListWithMenus {
    func menuConfiguration(
        ofRow indexPath: IndexPath?, at point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let items = indexPath.map { selection.contains($0) ? selection.selected.sorted() : [$0] }
        let given = try? collectionDelegate?.collectionView(
            self, contextMenuConfigurationForItemsAt: items ?? [], point: point)
        if let given = given ?? nil { return given }
        guard let indexPath else { return nil }
        return
            (try? collectionDelegate?.collectionView(
                self, contextMenuConfigurationForItemAt: indexPath, point: point)) ?? nil
    }

    func menuWillOpen(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _ = try? collectionDelegate?.collectionView(
            self, willDisplayContextMenu: configuration, animator: animator)
    }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _ = try? collectionDelegate?.collectionView(
            self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
