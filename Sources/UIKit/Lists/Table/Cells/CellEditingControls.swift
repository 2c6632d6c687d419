import Foundation

/// What stands at a cell's sides while its table is edited: the sign that deletes or inserts, the mark
/// of a chosen row, the grip that moves it.
@MainActor final class CellEditingControls {
    private unowned let cell: UITableViewCell
    private var leading: UIView?
    private var leadingKind: ListGlyph.Kind?
    private(set) var grip: ListGlyph?

    init(_ cell: UITableViewCell) {
        self.cell = cell
    }

    private var wantedKind: ListGlyph.Kind? {
        guard cell.state.isEditing else { return nil }
        if cell.surroundings.showsCheckmark { return cell.isSelected ? .checked : .unchecked }
        switch cell.surroundings.editingStyle {
        case .none: return nil
        case .delete: return .delete
        case .insert: return .insert
        }
    }

    private var showsGrip: Bool {
        cell.state.isEditing && cell.surroundings.isMovable && cell.showsReorderControl
    }

    /// In points.
    var leadingWidth: CGFloat {
        guard wantedKind != nil, cell.surroundings.indentsWhileEditing else { return 0 }
        return cell.surroundings.margins.leading + 22 + 8
    }

    /// In points.
    var trailingWidth: CGFloat {
        showsGrip ? cell.surroundings.margins.trailing + 22 + 8 : 0
    }

    func layOut() {
        updateLeading()
        updateGrip()
        let height = cell.bounds.height
        leading?.frame = cell.parts.mirrored(
            CGRect(
                x: cell.surroundings.margins.leading - 11, y: (height - 44) / 2, width: 44,
                height: 44))
        if let grip {
            grip.frame = cell.parts.mirrored(
                CGRect(
                    x: cell.bounds.width - cell.surroundings.margins.trailing - 22,
                    y: ((height - 12) / 2).rounded(), width: 22, height: 12))
        }
    }

    private func updateLeading() {
        let kind = wantedKind
        guard kind != leadingKind else { return }
        leadingKind = kind
        leading?.removeFromSuperview()
        leading = kind.map { makeLeading($0) }
        if let leading { cell.addSubview(leading) }
    }

    private func makeLeading(_ kind: ListGlyph.Kind) -> UIView {
        let name = cell.parts.spokenText ?? ""
        switch kind {
        case .delete:
            return ListGlyphButton(.delete, label: systemText("Delete %@", name)) { [weak self] in
                self?.cell.tableView?.editingControlWasTapped(in: self?.cell)
            }
        case .insert:
            return ListGlyphButton(.insert, label: systemText("Insert %@", name)) { [weak self] in
                self?.cell.tableView?.editingControlWasTapped(in: self?.cell)
            }
        default:
            let holder = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
            holder.isUserInteractionEnabled = false
            let glyph = ListGlyph(kind)
            glyph.center = CGPoint(x: 22, y: 22)
            holder.addSubview(glyph)
            return holder
        }
    }

    private func updateGrip() {
        guard showsGrip != (grip != nil) else { return }
        grip?.removeFromSuperview()
        grip = showsGrip ? ListGlyph(.grip) : nil
        if let grip { cell.addSubview(grip) }
    }

    /// Whether a point of the cell is at the grip, with room around it for a finger.
    func isGrip(at point: CGPoint) -> Bool {
        grip?.frame.insetBy(dx: -12, dy: -20).contains(point) ?? false
    }
}
