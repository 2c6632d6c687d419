import Foundation

/// What stands at the end of a cell.
@MainActor final class CellAccessory {
    private unowned let cell: UITableViewCell
    /// What is shown now, from the leading side on.
    private var views: [UIView] = []
    private var shown: (type: UITableViewCell.AccessoryType, view: UIView?) = (.none, nil)

    init(_ cell: UITableViewCell) {
        self.cell = cell
    }

    /// In points, between the accessory and the content, and between two parts of it.
    private static let gap: CGFloat = 8

    private var wanted: (type: UITableViewCell.AccessoryType, view: UIView?) {
        cell.state.isEditing
            ? (cell.editingAccessoryType, cell.editingAccessoryView)
            : (cell.accessoryType, cell.accessoryView)
    }

    func update() {
        let wanted = wanted
        guard wanted.type != shown.type || wanted.view !== shown.view else { return }
        shown = wanted
        for view in views { view.removeFromSuperview() }
        views = wanted.view.map { [$0] } ?? makeViews(wanted.type)
        for view in views { cell.addSubview(view) }
        cell.setNeedsLayout()
        cell.window?.accessibilityDidChange()
    }

    private func makeViews(_ type: UITableViewCell.AccessoryType) -> [UIView] {
        switch type {
        case .none: []
        case .disclosureIndicator: [ListGlyph(.disclosure)]
        case .checkmark: [ListGlyph(.checkmark)]
        case .detailButton: [makeInfoButton()]
        case .detailDisclosureButton: [makeInfoButton(), ListGlyph(.disclosure)]
        }
    }

    private func makeInfoButton() -> UIView {
        let button = ListGlyphButton(.info, label: systemText("More Info")) { [weak self] in
            guard let cell = self?.cell else { return }
            cell.tableView?.accessoryButtonWasTapped(in: cell)
        }
        button.frame.size = CGSize(width: 22, height: 44)
        return button
    }

    /// That the accessory takes at the end of the cell, in points.
    var width: CGFloat {
        update()
        guard !views.isEmpty else { return 0 }
        let own = views.reduce(0) { $0 + $1.bounds.width + Self.gap }
        return own + cell.surroundings.margins.trailing
    }

    func layOut() {
        update()
        var end = cell.bounds.width - cell.parts.editing.trailingWidth
        if cell.parts.editing.trailingWidth == 0 { end -= cell.surroundings.margins.trailing }
        for view in views.reversed() {
            let size = view.bounds.size
            view.frame = cell.parts.mirrored(
                CGRect(
                    x: end - size.width,
                    y: ((cell.bounds.height - size.height) / 2).rounded(), width: size.width,
                    height: size.height))
            end -= size.width + Self.gap
        }
    }
}
