import Foundation

/// The line below a cell.
@MainActor final class CellSeparator {
    private unowned let cell: UITableViewCell
    private var layer: StillLayer?
    /// What the program set, in points.
    var ownInset: UIEdgeInsets? {
        didSet { if ownInset != oldValue { cell.setNeedsLayout() } }
    }

    init(_ cell: UITableViewCell) {
        self.cell = cell
    }

    /// From the cell's edges, in points.
    var inset: UIEdgeInsets {
        ownInset ?? cell.surroundings.separatorInset
            ?? NSDirectionalEdgeInsets(
                top: 0, leading: cell.parts.editing.leadingWidth + cell.parts.content.textStart,
                bottom: 0, trailing: 0
            ).resolved(for: cell.effectiveUserInterfaceLayoutDirection)
    }

    func layOut() {
        let surroundings = cell.surroundings
        let endsCard = surroundings.isLast && surroundings.tableStyle == .insetGrouped
        guard let color = surroundings.separatorColor, !endsCard else {
            layer?.isHidden = true
            return
        }
        let line = layer ?? StillLayer()
        if layer == nil {
            layer = line
            cell.layer.addSublayer(line)
        }
        line.isHidden = false
        line.backgroundColor = color.cgColor(with: cell.traitCollection)
        let thickness = 1 / max(1, cell.traitCollection.displayScale)
        let endsGroup = surroundings.isLast && surroundings.tableStyle == .grouped
        let inset = endsGroup ? .zero : inset
        line.frame = CGRect(
            x: inset.left, y: cell.bounds.height - thickness,
            width: max(0, cell.bounds.width - inset.left - inset.right), height: thickness)
    }
}
