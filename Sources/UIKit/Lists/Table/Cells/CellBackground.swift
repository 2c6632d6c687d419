import Foundation

/// What is behind a cell's content.
@MainActor final class CellBackground {
    private unowned let cell: UITableViewCell
    /// Draws what a layer's colour alone doesn't.
    private var drawing: UIView?

    init(_ cell: UITableViewCell) {
        self.cell = cell
    }

    private var isActive: Bool {
        (cell.state.isSelected || cell.state.isHighlighted) && cell.selectionStyle != .none
            && !cell.surroundings.showsCheckmark
    }

    private var configuration: UIBackgroundConfiguration {
        var configuration = cell.backgroundConfiguration ?? cell.defaultBackgroundConfiguration()
        if cell.backgroundConfiguration == nil, let own = cell.backgroundColor {
            configuration.backgroundColor = own
        }
        guard cell.automaticallyUpdatesBackgroundConfiguration else { return configuration }
        var state = cell.configurationState
        if cell.selectionStyle == .none || cell.surroundings.showsCheckmark {
            state.isHighlighted = false
            state.isSelected = false
        }
        return configuration.updated(for: state)
    }

    /// Shows the present state.
    func update() {
        let configuration = configuration
        let color = configuration.resolvedBackgroundColor(for: cell.tintColor)
        let isPlain = configuration.isPlain
        cell.layer.backgroundColor =
            isPlain ? color.cgColor(with: cell.traitCollection) : UIColor.clear.cgColor
        if isPlain {
            drawing?.removeFromSuperview()
            drawing = nil
        } else {
            draw(configuration, color)
        }
        cell.backgroundView?.isHidden = false
        cell.selectedBackgroundView?.isHidden = !isActive
        cell.window?.setNeedsFrame()
    }

    private func draw(_ configuration: UIBackgroundConfiguration, _ color: UIColor) {
        let view = configuration.customView ?? (drawing is BackgroundShape ? drawing : nil)
        let shown = view ?? BackgroundShape()
        if shown !== drawing {
            drawing?.removeFromSuperview()
            drawing = shown
            cell.insertSubview(shown, at: 0)
        }
        if configuration.customView == nil { shown.backgroundColor = color }
        shown.layer.cornerRadius = configuration.cornerRadius
        shown.layer.borderWidth = configuration.strokeWidth
        shown.layer.borderColor = (configuration.strokeColor ?? cell.tintColor)?.cgColor(
            with: cell.traitCollection)
        shown.frame = cell.bounds.inset(
            by: configuration.backgroundInsets.resolved(
                for: cell.effectiveUserInterfaceLayoutDirection))
    }

    func viewDidChange(from old: UIView?, to new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        guard let new else { return }
        let isSelection = new === cell.selectedBackgroundView
        cell.insertSubview(new, at: isSelection && cell.backgroundView?.superview === cell ? 1 : 0)
        update()
        layOut()
    }

    func layOut() {
        cell.backgroundView?.frame = cell.bounds
        cell.selectedBackgroundView?.frame = cell.bounds
        if drawing != nil { update() }
        roundCorners()
    }

    /// Rows of an inset group stand on a card.
    private func roundCorners() {
        let surroundings = cell.surroundings
        let layer = cell.layer
        guard surroundings.tableStyle == .insetGrouped else {
            if layer.cornerRadius == Self.cardRadius { layer.cornerRadius = 0 }
            return
        }
        var corners: CACornerMask = []
        if surroundings.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if surroundings.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : Self.cardRadius
        layer.maskedCorners = corners
        cell.clipsToBounds = !corners.isEmpty
    }

    /// In points.
    private static let cardRadius: CGFloat = 10
}

private final class BackgroundShape: UIView {}
