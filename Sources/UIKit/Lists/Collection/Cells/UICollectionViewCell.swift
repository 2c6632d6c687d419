public import Foundation

/// Shows one item of a collection view.
///
/// What it shows goes into `contentView`; behind that is the background, or while the cell is
/// selected or pressed the selected background before it.
open class UICollectionViewCell: UICollectionReusableView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        placedContent = nil
        if isSelected { isSelected = false }
        if isHighlighted { isHighlighted = false }
        isSwiped = false
        layer.zPosition = 0
    }

    // MARK: - Content

    /// Holds what the cell shows, and fills the cell. A content configuration puts a view of its own
    /// in its place.
    public final private(set) var contentView = UIView(frame: .zero)

    final func takeContentView(_ view: UIView) {
        let old = contentView
        contentView = view
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        view.frame = contentFrame(in: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Where the content goes in the cell, in points.
    func contentFrame(in bounds: CGRect) -> CGRect {
        CGRect(origin: .zero, size: bounds.size)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let configurations { configurations.layOut() }
        let frame = contentFrame(in: bounds)
        // The cell's size only: who places the content view in the cell's own layout, may.
        if frame != placedContent {
            placedContent = frame
            contentView.frame = frame
        }
    }

    private var placedContent: CGRect?

    override var fittedView: UIView { contentView }

    // MARK: - Configurations

    /// What configurations need, once there is one.
    private var configurations: CellConfigurations?

    private var madeConfigurations: CellConfigurations {
        if let configurations { return configurations }
        let made = CellConfigurations(self)
        configurations = made
        return made
    }

    /// What the cell shows, as a value.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations?.content }
        set {
            guard newValue != nil || configurations != nil else { return }
            madeConfigurations.content = newValue
            if let newValue {
                madeConfigurations.showContent(newValue.updated(for: configurationState))
            }
            fittedSize = nil
            collectionView?.setNeedsLayout()
            setNeedsUpdateConfiguration()
        }
    }

    /// What is behind the content, as a value.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations?.background }
        set {
            guard newValue != nil || configurations != nil else { return }
            madeConfigurations.background = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the content configuration is brought up to each state. Default: yes.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether the background configuration is brought up to each state. Default: yes.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Called with each new state, after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }

    /// Sets a cell's looks by its state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// What the cell is at.
    open var configurationState: UICellConfigurationState { madeConfigurations.state }

    /// Asks for `updateConfiguration(using:)` before the next frame.
    open func setNeedsUpdateConfiguration() {
        madeConfigurations.setNeedsUpdate()
    }

    /// Called with each new state; a subclass sets its configurations by it.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// The background of a cell that has no configuration of one's own.
    var defaultBackground: UIBackgroundConfiguration? { nil }

    /// The corners of the card that the cell is a part of, and their radius in points.
    var cardCorners: (radius: CGFloat, corners: CACornerMask)? { nil }

    // MARK: - Background

    /// Is shown behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue) }
    }

    /// Is shown before the background while the cell is selected or pressed.
    open var selectedBackgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue) }
    }

    private func backgroundDidChange(from old: UIView?) {
        if let old, old !== backgroundView, old !== selectedBackgroundView {
            old.removeFromSuperview()
        }
        for view in [selectedBackgroundView, backgroundView].compactMap({ $0 }) {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
        showState()
    }

    // MARK: - State

    /// Whether the item is selected; the collection view sets it.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the item is pressed; the collection view sets it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The collection view begins or ceases to be edited.
    func collectionEditingDidChange(_ isEditing: Bool) {}

    /// Whether the row was dragged aside.
    final var isSwiped = false {
        didSet { if isSwiped != oldValue { stateDidChange() } }
    }

    /// Told when the item is lifted to be dragged, when it moves, and when that is over. Override it
    /// to look different meanwhile.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Whether a person holds the cell to move it: it stands out from the others.
    final var isBeingMoved = false {
        didSet {
            guard isBeingMoved != oldValue else { return }
            layer.shadowColor = isBeingMoved ? UIColor.black.cgColor : nil
            layer.shadowOpacity = isBeingMoved ? 0.25 : 0
            layer.shadowRadius = isBeingMoved ? 8 : 3
            stateDidChange()
        }
    }

    func stateDidChange() {
        showState()
        if wantsStateUpdates { setNeedsUpdateConfiguration() }
        window?.accessibilityDidChange()
    }

    /// Whether a class overrides `updateConfiguration(using:)` or something else goes by the state.
    private var wantsStateUpdates: Bool {
        configurations != nil || configurationUpdates.isOverridden(in: type(of: self))
    }

    private func showState() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }

    // MARK: - Keyboard

    /// The item that the cell shows; a cell may stand for a header, too.
    private var ownItem: IndexPath? {
        guard let place = layoutAttributes?.place, place.category == .cell else { return nil }
        return place.indexPath
    }

    open override var canBecomeFocused: Bool {
        guard let collectionView, let indexPath = ownItem else { return false }
        return collectionView.keyboard.isStop(indexPath)
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        stateDidChange()
        guard context.nextFocusedView === self, let indexPath = ownItem else { return }
        collectionView?.keyboard.focusDidMove(to: indexPath)
    }

    open override func accessibilityActivate() -> Bool {
        guard let collectionView, let indexPath = ownItem,
            collectionView.takesSelection
        else { return false }
        collectionView.selection.choose(indexPath)
        return true
    }

    // MARK: - Accessibility

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        if configurations != nil { setNeedsUpdateConfiguration() }
    }

    override var isAccessibilityElementByDefault: Bool { !holdsElementsOfItsOwn }

    /// A cell of texts and pictures is one element; one with controls is told of by its parts.
    private var holdsElementsOfItsOwn: Bool {
        var holds = false
        contentView.forEachInSubtree { if $0 is UIControl { holds = true } }
        return holds
    }

    override var positionInList: (number: Int, count: Int)? {
        guard let collectionView, let indexPath = ownItem,
            collectionView.content.counts.contains(indexPath)
        else { return nil }
        return (indexPath.item + 1, collectionView.content.counts.items[indexPath.section])
    }

    override var defaultAccessibilityLabel: String? {
        var labels: [String] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, !view.accessibilityElementsHidden else { return }
            if view !== self, view.isAccessibilityElement, let label = view.accessibilityLabel {
                labels.append(label)
                return
            }
            for subview in view.subviews { visit(subview) }
        }
        visit(contentView)
        return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        isSelected ? [.selected] : .none
    }

    override var defaultAccessibilityCustomActions: [UIAccessibilityCustomAction]? {
        ownItem.flatMap { collectionView?.swipes.customActions(of: $0) }
    }
}

/// Cells whose class doesn't go by the state have nothing to be updated.
@MainActor private let configurationUpdates = MethodOverride(
    base: UICollectionViewCell.self, plain: PlainCell.self, overriding: UpdatingCell.self)

private final class PlainCell: UICollectionViewCell {}

private final class UpdatingCell: UICollectionViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {}
}
