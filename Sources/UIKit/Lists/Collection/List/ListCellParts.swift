import Foundation

/// The accessories of a list's cell, and the line below it.
@MainActor final class ListCellParts {
    private unowned let cell: UICollectionViewListCell
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var mark: ListGlyph?
    /// Points down where the row is expanded.
    private var chevron: ListGlyph?
    private var separator: StillLayer?

    init(_ cell: UICollectionViewListCell) {
        self.cell = cell
    }

    /// In points: between accessories, and from the cell's sides.
    private static let gap: CGFloat = 8
    private static let margin: CGFloat = 16

    // MARK: - Views

    func update() {
        for view in leading + trailing { view.removeFromSuperview() }
        mark = nil
        chevron = nil
        let isEditing = cell.collectionView?.isEditing ?? false
        let shown = cell.accessories.filter { $0.isShown(isEditing: isEditing) && !$0.isHidden }
        leading = shown.filter(\.isLeading).map(makeView)
        trailing = shown.filter { !$0.isLeading }.map(makeView)
        for view in leading + trailing { cell.addSubview(view) }
        stateDidChange()
        cell.setNeedsLayout()
        cell.window?.accessibilityDidChange()
    }

    private func makeView(_ accessory: UICellAccessory) -> UIView {
        let view: UIView
        switch accessory.kind {
        case .glyph(let kind, _): view = ListGlyph(kind)
        case .button(let kind, let label, _, let action):
            view = ListGlyphButton(kind, label: label) { action?() }
            view.frame.size = CGSize(width: 22, height: 44)
        case .outline(_, let action):
            let button = ListGlyphButton(.outline, label: "") { [weak cell] in
                if let action { action() } else { cell?.toggleOutline() }
            }
            button.isUserInteractionEnabled = !cell.togglesWhenChosen
            button.frame.size = CGSize(width: 22, height: 44)
            chevron = button.glyph
            turnChevron()
            view = button
        case .label(let text):
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .secondaryLabel
            label.sizeToFit()
            view = label
        case .view(let own, _): view = own
        case .mark:
            let glyph = ListGlyph(.unchecked)
            mark = glyph
            view = glyph
        case .grip:
            view = ListGlyph(.grip)
            view.isUserInteractionEnabled = true
            view.addGestureRecognizer(RowGripGesture(cell))
        }
        if let tint = accessory.tintColor { view.tintColor = tint }
        return view
    }

    func stateDidChange() {
        mark?.kind = cell.isSelected ? .checked : .unchecked
    }

    // MARK: - Outlines

    func outlineDidChange(from old: OutlineRow?) {
        chevron?.superview?.isUserInteractionEnabled = !cell.togglesWhenChosen
        guard old != nil, cell.window != nil else { return turnChevron() }
        UIView.animate(withDuration: CollectionChange.duration) { self.turnChevron() }
    }

    private func turnChevron() {
        guard let chevron else { return }
        let quarter = CGFloat.pi / 2
        let isExpanded = cell.outline?.isExpanded ?? false
        chevron.transform =
            isExpanded
            ? CGAffineTransform(rotationAngle: isMirrored ? -quarter : quarter) : .identity
    }

    // MARK: - Layout

    private func width(of views: [UIView]) -> CGFloat {
        views.isEmpty
            ? 0 : Self.margin + views.reduce(0) { $0 + $1.bounds.width + Self.gap } - Self.gap
    }

    private var indentation: CGFloat {
        CGFloat(max(cell.indentationLevel, cell.outline?.level ?? 0)) * cell.indentationWidth
    }

    /// That the accessories need, in points.
    var height: CGFloat {
        (leading + trailing).filter { !($0 is ListGlyphButton) }.map(\.bounds.height).max() ?? 0
    }

    private var isMirrored: Bool { cell.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func contentFrame(in bounds: CGRect) -> CGRect {
        let before = width(of: leading) + indentation
        let after = width(of: trailing)
        let frame = CGRect(
            x: before, y: 0, width: max(0, bounds.width - before - after), height: bounds.height)
        return mirrored(frame, in: bounds)
    }

    private func mirrored(_ frame: CGRect, in bounds: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(
            x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    func layOut() {
        let bounds = cell.bounds
        func place(_ view: UIView, _ x: CGFloat) {
            let size = view.bounds.size
            view.frame = mirrored(
                CGRect(
                    x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
                    height: size.height), in: bounds)
        }
        var start = Self.margin + (cell.indentsAccessories ? indentation : 0)
        for view in leading {
            place(view, start)
            start += view.bounds.width + Self.gap
        }
        var end = bounds.width - Self.margin
        for view in trailing.reversed() {
            place(view, end - view.bounds.width)
            end -= view.bounds.width + Self.gap
        }
        layOutSeparator()
    }

    private func layOutSeparator() {
        let row = cell.layoutAttributes?.place.listRow
        guard let row, row.showsSeparator, !row.isHeader, !row.isFooter,
            !(row.isLast && row.appearance != .plain)
        else {
            separator?.isHidden = true
            return
        }
        let line = separator ?? StillLayer()
        if separator == nil {
            separator = line
            cell.layer.addSublayer(line)
        }
        line.isHidden = false
        line.backgroundColor = UIColor.separator.cgColor(with: cell.traitCollection)
        let thickness = 1 / max(1, cell.traitCollection.displayScale)
        let content = cell.contentView as? UIListContentView
        let content0 = mirrored(cell.contentView.frame, in: cell.bounds).minX
        let inset = content0 + (content?.textStart ?? Self.margin)
        line.frame = mirrored(
            CGRect(
                x: inset, y: cell.bounds.height - thickness,
                width: max(0, cell.bounds.width - inset), height: thickness), in: cell.bounds)
    }
}

/// Takes a row to another place by its grip, at once.
private final class RowGripGesture: UIPanGestureRecognizer {
    private weak var cell: UICollectionViewListCell?
    private let course = ItemMovementCourse()

    init(_ cell: UICollectionViewListCell) {
        self.cell = cell
        super.init()
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        super.stateDidChange(to: state)
        guard let cell, let list = cell.collectionView else { return }
        let finger = location(in: list)
        if state == .began, let indexPath = list.indexPath(for: cell) {
            course.begin(indexPath, finger, list)
        } else {
            course.follow(state, finger, list)
        }
    }
}
