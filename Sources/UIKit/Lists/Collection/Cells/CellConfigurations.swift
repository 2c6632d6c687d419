import Foundation

/// Brings a cell's content and background up to what its configurations and its state say.
@MainActor final class CellConfigurations {
    private unowned let cell: UICollectionViewCell
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    private var backgroundShape: UIView?
    private var needsUpdate = false

    init(_ cell: UICollectionViewCell) {
        self.cell = cell
    }

    var state: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: cell.traitCollection)
        state.isSelected = cell.isSelected
        state.isHighlighted = cell.isHighlighted
        state.isFocused = cell.isFocused
        state.isDisabled = !cell.isUserInteractionEnabled
        state.isEditing = cell.collectionView?.isEditing ?? false
        state.isSwiped = cell.isSwiped
        state.isExpanded = (cell as? UICollectionViewListCell)?.outline?.isExpanded ?? false
        state.isReordering = cell.isBeingMoved
        return state
    }

    func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        cell.setNeedsLayout()
    }

    func updateIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        let state = state
        cell.updateConfiguration(using: state)
        cell.configurationUpdateHandler?(cell, state)
        if cell.automaticallyUpdatesContentConfiguration, let content {
            showContent(content.updated(for: state))
        }
        showBackground()
    }

    // MARK: - Content

    func showContent(_ configuration: any UIContentConfiguration) {
        if let view = cell.contentView as? any UIView & UIContentView, view.supports(configuration)
        {
            view.configuration = configuration
        } else {
            cell.takeContentView(configuration.makeContentView())
        }
    }

    // MARK: - Background

    func showBackground() {
        let shown = background ?? cell.defaultBackground
        guard var configuration = shown else {
            backgroundShape?.removeFromSuperview()
            backgroundShape = nil
            return
        }
        if cell.automaticallyUpdatesBackgroundConfiguration {
            configuration = configuration.updated(for: state)
        }
        let wanted =
            configuration.customView ?? (backgroundShape as? BackgroundShape)
            ?? BackgroundShape()
        if wanted !== backgroundShape {
            backgroundShape?.removeFromSuperview()
            backgroundShape = wanted
            cell.insertSubview(wanted, at: 0)
        }
        style(wanted, configuration)
    }

    private func style(_ view: UIView, _ configuration: UIBackgroundConfiguration) {
        if configuration.customView == nil {
            view.backgroundColor = configuration.resolvedBackgroundColor(for: cell.tintColor)
        }
        let card = cell.cardCorners
        view.layer.cornerRadius = card?.radius ?? configuration.cornerRadius
        view.layer.maskedCorners =
            card?.corners ?? [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
                .layerMaxXMaxYCorner,
            ]
        view.layer.borderWidth = configuration.strokeWidth
        view.layer.borderColor = (configuration.strokeColor ?? cell.tintColor)?.cgColor(
            with: cell.traitCollection)
        view.frame = cell.bounds.inset(
            by: configuration.backgroundInsets.resolved(
                for: cell.effectiveUserInterfaceLayoutDirection))
    }

    func layOut() {
        updateIfNeeded()
        if backgroundShape != nil { showBackground() }
    }
}

private final class BackgroundShape: UIView {}
