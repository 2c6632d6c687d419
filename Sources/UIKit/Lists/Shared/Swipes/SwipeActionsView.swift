import Foundation

/// The buttons that come into sight beside a row that is dragged aside.
final class SwipeActionsView: UIView {
    private let buttons: [SwipeActionButton]
    private let isAtRight: Bool
    /// How far the row was dragged, in points.
    var reach: CGFloat = 0 {
        didSet { if reach != oldValue { setNeedsLayout() } }
    }

    /// Those of the card that the row is a part of, with their radius in points.
    var corners: (radius: CGFloat, corners: CACornerMask)? {
        didSet {
            layer.cornerRadius = corners?.radius ?? 0
            if let corners { layer.maskedCorners = corners.corners }
        }
    }

    /// - Parameter isAtRight: Whether the buttons stand at the row's right end.
    init(
        _ actions: [UIContextualAction], isAtRight: Bool,
        onTap: @escaping (UIContextualAction) -> Void
    ) {
        self.isAtRight = isAtRight
        buttons = actions.map { SwipeActionButton($0, onTap: onTap) }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    /// That all buttons take, in points.
    var fullWidth: CGFloat { buttons.reduce(0) { $0 + $1.fittingWidth } }

    /// Buttons share what is seen of them by their widths; dragged further, the first one takes it.
    override func layoutSubviews() {
        super.layoutSubviews()
        let full = fullWidth
        guard full > 0 else { return }
        let share = min(1, reach / full)
        let excess = max(0, reach - full)
        var edge = isAtRight ? bounds.width : 0
        for (index, button) in buttons.enumerated() {
            let width = button.fittingWidth * share + (index == 0 ? excess : 0)
            button.frame = CGRect(
                x: isAtRight ? edge - width : edge, y: 0, width: width, height: bounds.height)
            edge += isAtRight ? -width : width
        }
    }
}

/// One of the buttons: a title or a picture on a colour.
private final class SwipeActionButton: UIControl {
    private let action: UIContextualAction
    private let label = UILabel()
    private let imageView = UIImageView()

    init(_ action: UIContextualAction, onTap: @escaping (UIContextualAction) -> Void) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        label.text = action.title
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.textAlignment = .center
        imageView.image = action.image
        imageView.tintColor = .white
        addSubview(imageView)
        addSubview(label)
        accessibilityLabel = action.title
        addAction(UIAction { _ in onTap(action) }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    var fittingWidth: CGFloat {
        let text = label.intrinsicContentSize.width
        return max(74, max(text, action.image?.size.width ?? 0) + 32)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = label.text?.isEmpty == false ? label.intrinsicContentSize : .zero
        let image = action.image?.size ?? .zero
        let gap: CGFloat = text.height > 0 && image.height > 0 ? 4 : 0
        let showsBoth = bounds.height >= text.height + image.height + gap + 8
        let shownText = image.height > 0 && !showsBoth ? .zero : text
        let height = shownText.height + image.height + (showsBoth ? gap : 0)
        let top = (bounds.height - height) / 2
        // What is in a button that isn't all in sight yet stands where it will be.
        let middle = bounds.midX
        imageView.frame = CGRect(
            x: middle - image.width / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: middle - shownText.width / 2, y: top + height - shownText.height,
            width: shownText.width, height: shownText.height)
        label.isHidden = shownText == .zero
    }

    override func controlStateDidChange() {
        super.controlStateDidChange()
        label.alpha = isHighlighted ? 0.6 : 1
        imageView.alpha = isHighlighted ? 0.6 : 1
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
