import Foundation

/// The view that a cell's content stands in when the cell has no content configuration.
final class CellContentView: UIView {}

/// What a cell shows: the labels and the image of its style, views of the program's own, or a content
/// configuration.
@MainActor final class CellContent {
    private unowned let cell: UITableViewCell
    private(set) var textLabel: UILabel? {
        get { label(&storedTextLabel, style: .text) }
        set { storedTextLabel = newValue }
    }
    private(set) var detailTextLabel: UILabel? {
        get { cell.style == .default ? nil : label(&storedDetailLabel, style: .detail) }
        set { storedDetailLabel = newValue }
    }
    private var storedTextLabel: UILabel?
    private var storedDetailLabel: UILabel?
    private var storedImageView: UIImageView?
    private var storedConfiguration: (any UIContentConfiguration)?

    init(_ cell: UITableViewCell) {
        self.cell = cell
    }

    var view: UIView { cell.contentView }

    func prepareForReuse() {}

    // MARK: - Labels of the style

    private enum Role { case text, detail }

    private func label(_ stored: inout UILabel?, style role: Role) -> UILabel {
        if let stored { return stored }
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        switch (cell.style, role) {
        case (.value2, .text):
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .tintColor
            label.textAlignment = .right
        case (.value2, .detail): label.font = .preferredFont(forTextStyle: .footnote)
        case (.subtitle, .detail): label.font = .preferredFont(forTextStyle: .caption1)
        case (.value1, .detail):
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .secondaryLabel
        default: label.font = .preferredFont(forTextStyle: .body)
        }
        stored = label
        cell.contentView.addSubview(label)
        return label
    }

    var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        let view = UIImageView()
        storedImageView = view
        cell.contentView.addSubview(view)
        return view
    }

    // MARK: - Configuration

    var configuration: (any UIContentConfiguration)? {
        get { storedConfiguration }
        set {
            storedConfiguration = newValue
            guard let newValue else {
                if cell.contentView is any UIContentView { replaceView(with: CellContentView()) }
                return
            }
            show(newValue)
        }
    }

    private func show(_ configuration: any UIContentConfiguration) {
        if let view = cell.contentView as? any UIView & UIContentView,
            view.supports(configuration)
        {
            view.configuration = configuration
        } else {
            replaceView(with: configuration.makeContentView())
        }
        cell.setNeedsLayout()
    }

    private func replaceView(with view: UIView) {
        storedTextLabel = nil
        storedDetailLabel = nil
        storedImageView = nil
        let old = cell.contentView
        view.frame = old.frame
        cell.contentView = view
        cell.insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        marginsDidChange()
    }

    func update(for state: UICellConfigurationState) {
        guard let storedConfiguration else { return }
        configuration = storedConfiguration.updated(for: state)
    }

    // MARK: - Layout

    /// The margins inside of the content view: those of the table, as far as the content reaches to
    /// the cell's edges.
    private var margins: NSDirectionalEdgeInsets {
        let around = cell.surroundings.margins
        let parts = cell.parts
        return NSDirectionalEdgeInsets(
            top: 11, leading: parts.editing.leadingWidth > 0 ? 8 : around.leading, bottom: 11,
            trailing: parts.accessory.width + parts.editing.trailingWidth > 0
                ? 8 : around.trailing)
    }

    func marginsDidChange() {
        let margins = margins
        if cell.directionalLayoutMargins != margins { cell.directionalLayoutMargins = margins }
        if !(view is any UIContentView), view.directionalLayoutMargins != margins {
            view.directionalLayoutMargins = margins
        }
    }

    /// Whether the content view holds something that the cell didn't put there.
    private var hasOwnViews: Bool {
        view.subviews.contains {
            $0 !== storedTextLabel && $0 !== storedDetailLabel && $0 !== storedImageView
        }
    }

    func fittingHeight(width: CGFloat) -> CGFloat {
        marginsDidChange()
        if view is UIListContentView {
            return max(CellParts.standardHeight, view.sizeThatFits(size(width)).height)
        }
        if view is any UIContentView || hasOwnViews {
            let height = view.systemLayoutSizeFitting(
                size(width), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            return height > 0 ? height : CellParts.standardHeight
        }
        if cell.style == .value2 {
            let height = max(height(of: storedTextLabel), height(of: storedDetailLabel))
            return max(CellParts.standardHeight, height + margins.top + margins.bottom)
        }
        return max(CellParts.standardHeight, styleLayout.places(width: width).height)
    }

    private func height(of label: UILabel?) -> CGFloat {
        shown(label)?.intrinsicContentSize.height ?? 0
    }

    private func size(_ width: CGFloat) -> CGSize {
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    }

    func layOut() {
        marginsDidChange()
        guard storedTextLabel != nil || storedImageView != nil || storedDetailLabel != nil else {
            return
        }
        if cell.style == .value2 {
            layOutColumns()
            return
        }
        let places = styleLayout.places(width: view.bounds.width, height: view.bounds.height)
        storedTextLabel?.frame = places.text
        storedDetailLabel?.frame = places.secondaryText
        storedImageView?.frame = places.image
    }

    private var indentation: CGFloat {
        CGFloat(cell.indentationLevel) * cell.indentationWidth
    }

    private var styleLayout: ListContentLayout {
        var layout = ListContentLayout()
        let isRightToLeft = cell.parts.isRightToLeft
        var margins = margins
        margins.leading += indentation
        layout.margins = margins.resolved(for: isRightToLeft ? .rightToLeft : .leftToRight)
        layout.image = storedImageView?.image?.size
        layout.text = shown(storedTextLabel)
        layout.secondaryText = shown(storedDetailLabel)
        layout.prefersSideBySide = cell.style == .value1
        layout.isRightToLeft = isRightToLeft
        return layout
    }

    private func shown(_ label: UILabel?) -> UILabel? {
        label?.text?.isEmpty == false ? label : nil
    }

    /// A narrow column of names, and the values beside it.
    private func layOutColumns() {
        let bounds = view.bounds
        let start = margins.leading + indentation
        let nameWidth: CGFloat = 91
        let gap: CGFloat = 6
        let valueStart = start + nameWidth + gap
        func place(_ label: UILabel?, _ x: CGFloat, _ width: CGFloat) {
            let rect = CGRect(x: x, y: 0, width: max(0, width), height: bounds.height)
            label?.frame =
                cell.parts.isRightToLeft
                ? CGRect(
                    x: bounds.width - rect.maxX, y: 0, width: rect.width, height: rect.height)
                : rect
        }
        place(storedTextLabel, start, nameWidth)
        place(storedDetailLabel, valueStart, bounds.width - valueStart - margins.trailing)
        storedTextLabel?.textAlignment = cell.parts.isRightToLeft ? .left : .right
    }

    /// From the leading edge of the content view to where the texts begin, in points.
    var textStart: CGFloat {
        if let list = view as? UIListContentView { return list.textStart }
        if hasOwnViews { return margins.leading }
        return styleLayout.places(width: view.bounds.width).textStart
    }
}
