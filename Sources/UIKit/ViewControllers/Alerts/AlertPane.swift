import Foundation

/// The rounded pane of an alert: what it says, and the buttons below that. Either scrolls when there is
/// not room for all of it.
final class AlertPane: UIView {
    private let header = UIScrollView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private let list = UIScrollView(frame: .zero)
    private var lines: [UIView] = []
    private(set) var buttons: [AlertButton] = []
    private let fields = AlertFields(frame: .zero)
    private var metrics = AlertMetrics(shape: .alert, textScale: 1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            header.addSubview(label)
        }
        titleLabel.accessibilityTraits = .header
        header.addSubview(fields)
        addSubview(header)
        addSubview(list)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// - Parameter onChoose: Called with the action whose button was pressed.
    func show(
        _ content: AlertContent, _ actions: [UIAlertAction], _ metrics: AlertMetrics,
        onChoose: @escaping (UIAlertAction) -> Void
    ) {
        self.metrics = metrics
        backgroundColor = metrics.shape == .popover ? .clear : AlertMetrics.background
        layer.cornerRadius = metrics.cornerRadius
        fill(titleLabel, content.title, metrics.titleStyle, isBold: true, metrics.titleColor)
        let stands = (content.title ?? "").isEmpty && metrics.shape == .alert
        fill(
            messageLabel, content.message, metrics.messageStyle, isBold: stands,
            metrics.messageColor)
        fields.show(content.fields)
        for button in buttons { button.removeFromSuperview() }
        buttons = actions.map { action in
            let button = AlertButton(
                action, isBold: content.isBold(action), style: metrics.buttonStyle)
            button.addAction(UIAction { _ in onChoose(action) }, for: .primaryActionTriggered)
            list.addSubview(button)
            return button
        }
        for line in lines { line.removeFromSuperview() }
        lines = buttons.indices.map { _ in
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            return line
        }
        for line in lines { list.addSubview(line) }
        setNeedsLayout()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ style: UIFont.TextStyle, isBold: Bool,
        _ color: UIColor
    ) {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        label.font = isBold ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
        label.text = text
        label.textColor = color
        label.isHidden = (text ?? "").isEmpty
    }

    // MARK: - Layout

    private var shownLabels: [UILabel] { [titleLabel, messageLabel].filter { !$0.isHidden } }

    private func headerHeight(_ width: CGFloat) -> CGFloat {
        let labels = shownLabels
        guard !labels.isEmpty || fields.height > 0 else { return 0 }
        let texts = labels.reduce(0) { $0 + textHeight($1, width) }
        let gaps = metrics.gap * CGFloat(max(0, labels.count - 1))
        return metrics.topPadding + texts + gaps + fieldRoom + metrics.bottomPadding
    }

    private var fieldRoom: CGFloat {
        guard fields.height > 0 else { return 0 }
        return fields.height + (shownLabels.isEmpty ? 0 : metrics.fieldGap)
    }

    private func textHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        label.sizeThatFits(
            CGSize(width: width - 2 * metrics.margin, height: .greatestFiniteMagnitude)
        ).height.rounded(.up)
    }

    private var buttonHeight: CGFloat {
        let text = buttons.map(\.titleHeight).max() ?? 0
        return max(metrics.buttonHeight, (text + 22).rounded(.up))
    }

    /// Two short answers stand side by side.
    private func isRow(_ width: CGFloat) -> Bool {
        metrics.shape == .alert && buttons.count == 2
            && buttons.allSatisfy { $0.titleWidth + 16 <= width / 2 }
    }

    private func listHeight(_ width: CGFloat) -> CGFloat {
        guard !buttons.isEmpty else { return 0 }
        return buttonHeight * (isRow(width) ? 1 : CGFloat(buttons.count))
    }

    /// - Parameter size: The width to take, and the most of the height.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: min(size.height, headerHeight(size.width) + listHeight(size.width)))
    }

    override func layoutSubviews() {
        let width = bounds.width
        let (full, answers) = (headerHeight(width), listHeight(width))
        // The buttons keep what they need as long as half of the pane is left to the text.
        let least = min(answers, max(bounds.height - full, bounds.height / 2))
        let shown = max(0, min(full, bounds.height - least))
        header.frame = CGRect(x: 0, y: 0, width: width, height: shown)
        header.contentSize = CGSize(width: width, height: full)
        list.frame = CGRect(x: 0, y: shown, width: width, height: bounds.height - shown)
        list.contentSize = CGSize(width: width, height: answers)
        placeTexts(width)
        placeButtons(width)
    }

    private func placeTexts(_ width: CGFloat) {
        var y = metrics.topPadding
        for label in shownLabels {
            let height = textHeight(label, width)
            label.frame = CGRect(
                x: metrics.margin, y: y, width: width - 2 * metrics.margin, height: height)
            y += height + metrics.gap
        }
        fields.frame = CGRect(
            x: metrics.margin, y: shownLabels.isEmpty ? y : y - metrics.gap + metrics.fieldGap,
            width: width - 2 * metrics.margin, height: fields.height)
    }

    private func placeButtons(_ width: CGFloat) {
        let height = buttonHeight
        let hair = 1 / max(1, traitCollection.displayScale)
        let hasHeader = !shownLabels.isEmpty || fields.height > 0
        guard isRow(width) else {
            // In a list the one that cancels comes last.
            let list =
                buttons.filter { $0.action.style != .cancel }
                + buttons.filter { $0.action.style == .cancel }
            for (index, button) in list.enumerated() {
                let y = height * CGFloat(index)
                button.frame = CGRect(x: 0, y: y, width: width, height: height)
                lines[index].frame = CGRect(x: 0, y: y, width: width, height: hair)
                lines[index].isHidden = index == 0 && !hasHeader
            }
            return
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let half = (width / 2).rounded()
        for (index, button) in buttons.enumerated() {
            let isLeft = (index == 0) != isRightToLeft
            button.frame = CGRect(
                x: isLeft ? 0 : half, y: 0, width: isLeft ? half : width - half, height: height)
        }
        lines[0].frame = CGRect(x: 0, y: 0, width: width, height: hair)
        lines[0].isHidden = !hasHeader
        lines[1].frame = CGRect(x: half, y: 0, width: hair, height: height)
    }
}

extension AlertContent {
    /// The preferred action's button is bold, or else that of the one that cancels.
    @MainActor func isBold(_ action: UIAlertAction) -> Bool {
        preferred.map { $0 === action } ?? (action.style == .cancel)
    }
}
