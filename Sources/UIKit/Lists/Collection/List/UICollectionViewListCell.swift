public import Foundation

/// A cell of a list: content with signs beside it, and a line below.
open class UICollectionViewListCell: UICollectionViewCell {
    // MARK: - Content

    /// A text, and a second one below, as rows of the list's appearance have them.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let row = layoutAttributes?.place.listRow ?? nextRow else { return .cell() }
        if row.isHeader || row.isFooter {
            let isPlain = row.appearance == .plain
            if row.isFooter { return isPlain ? .plainFooter() : .groupedFooter() }
            return isPlain ? .plainHeader() : .groupedHeader()
        }
        switch row.appearance {
        case .sidebar, .sidebarPlain: return .sidebarCell()
        case .plain, .grouped, .insetGrouped: return .cell()
        }
    }

    /// What the row is going to be, while the data source configures the cell.
    private var nextRow: ListRow? { collectionView?.making.wantedRow }

    override var defaultBackground: UIBackgroundConfiguration? {
        guard let row = layoutAttributes?.place.listRow else { return nil }
        switch row.appearance {
        case .plain:
            return row.isHeader || row.isFooter ? .listPlainHeaderFooter() : .listPlainCell()
        case .grouped, .insetGrouped:
            return row.isHeader || row.isFooter ? .listGroupedHeaderFooter() : .listGroupedCell()
        case .sidebar, .sidebarPlain:
            return row.isHeader || row.isFooter ? .listSidebarHeader() : .listSidebarCell()
        }
    }

    override var cardCorners: (radius: CGFloat, corners: CACornerMask)? {
        guard let row = layoutAttributes?.place.listRow, row.appearance == .insetGrouped,
            !row.isHeader, !row.isFooter
        else { return nil }
        var corners: CACornerMask = []
        if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return (corners.isEmpty ? 0 : 10, corners)
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let row = layoutAttributes.place.listRow, row != shownRow else { return }
        shownRow = row
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    private var shownRow: ListRow?

    // MARK: - Accessories

    /// From the content outwards, in the order of reading.
    open var accessories: [UICellAccessory] = [] {
        didSet { parts.update() }
    }

    private final lazy var parts = ListCellParts(self)

    /// Where the row stands in its outline; the collection view sets it.
    final var outline: OutlineRow? {
        didSet {
            guard outline != oldValue else { return }
            parts.outlineDidChange(from: oldValue)
            setNeedsLayout()
            stateDidChange()
        }
    }

    /// Whether a tap anywhere on the row expands or collapses it.
    final var togglesWhenChosen: Bool {
        outline?.canExpand == true
            && accessories.contains { accessory in
                guard case .outline(let style, _) = accessory.kind else { return false }
                return style == .header
                    || style == .automatic && layoutAttributes?.place.listRow?.isHeader == true
            }
    }

    final func toggleOutline() {
        guard let collectionView, let indexPath = collectionView.indexPath(for: self) else {
            return
        }
        CollectionOutlines(collectionView).toggle(indexPath)
    }

    override var defaultAccessibilityValue: String? {
        guard let outline, outline.canExpand else { return super.defaultAccessibilityValue }
        return outline.isExpanded ? systemText("Expanded") : systemText("Collapsed")
    }

    override var defaultAccessibilityCustomActions: [UIAccessibilityCustomAction]? {
        let others = super.defaultAccessibilityCustomActions
        guard let outline, outline.canExpand else { return others }
        let toggle = UIAccessibilityCustomAction(
            name: outline.isExpanded ? systemText("Collapse") : systemText("Expand")
        ) { [weak self] _ in
            self?.toggleOutline()
            return self != nil
        }
        return [toggle] + (others ?? [])
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        outline = nil
    }

    /// How many steps the content is set in. Default: 0; rows of an outline are set in by their level
    /// where that is more.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of a step, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether accessories at the leading side are set in with the content.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    override func collectionEditingDidChange(_ isEditing: Bool) {
        super.collectionEditingDidChange(isEditing)
        parts.update()
    }

    override func stateDidChange() {
        super.stateDidChange()
        parts.stateDidChange()
    }

    // MARK: - Layout

    override func contentFrame(in bounds: CGRect) -> CGRect {
        parts.contentFrame(in: bounds)
    }

    override func contentSize(fitting size: CGSize, _ free: Set<NSLayoutConstraint.Axis>) -> CGSize
    {
        let inner = parts.contentFrame(in: CGRect(origin: .zero, size: size))
        let fitting = super.contentSize(
            fitting: CGSize(width: inner.width, height: size.height), free)
        let least: CGFloat =
            layoutAttributes?.place.listRow.map { $0.isHeader || $0.isFooter ? 0 : 44 } ?? 0
        return CGSize(width: size.width, height: max(least, fitting.height, parts.height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut()
    }
}
