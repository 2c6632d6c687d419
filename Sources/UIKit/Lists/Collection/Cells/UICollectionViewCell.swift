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
        if isSelected { isSelected = false }
        if isHighlighted { isHighlighted = false }
    }

    // MARK: - Content

    /// Holds what the cell shows, and fills the cell.
    public final let contentView = UIView(frame: .zero)

    override var fittedView: UIView { contentView }

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

    private func stateDidChange() {
        showState()
        window?.accessibilityDidChange()
    }

    private func showState() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }

    // MARK: - Keyboard

    open override var canBecomeFocused: Bool {
        guard let collectionView, let indexPath = layoutAttributes?.indexPath else { return false }
        return collectionView.keyboard.isStop(indexPath)
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        guard context.nextFocusedView === self, let indexPath = layoutAttributes?.indexPath else {
            return
        }
        collectionView?.keyboard.focusDidMove(to: indexPath)
    }

    open override func accessibilityActivate() -> Bool {
        guard let collectionView, let indexPath = layoutAttributes?.indexPath,
            collectionView.takesSelection
        else { return false }
        collectionView.selection.choose(indexPath)
        return true
    }

    // MARK: - Accessibility

    override var isAccessibilityElementByDefault: Bool { !holdsElementsOfItsOwn }

    /// A cell of texts and pictures is one element; one with controls is told of by its parts.
    private var holdsElementsOfItsOwn: Bool {
        var holds = false
        contentView.forEachInSubtree { if $0 is UIControl { holds = true } }
        return holds
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
}
