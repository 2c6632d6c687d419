import Foundation

/// All that an alert or an action sheet shows.
final class AlertView: UIView {
    private let pane = AlertPane(frame: .zero)
    /// An action sheet's button to cancel it stands by itself.
    private let cancelPane = AlertPane(frame: .zero)
    private var content = AlertContent()
    private var shape = AlertMetrics.Shape.alert
    var onChoose: ((UIAlertAction) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(pane)
        addSubview(cancelPane)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var metrics: AlertMetrics {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        return AlertMetrics(shape: shape, textScale: font.pointSize / 17)
    }

    func show(_ content: AlertContent, as shape: AlertMetrics.Shape) {
        self.content = content
        self.shape = shape
        fill()
    }

    private func fill() {
        let choose: (UIAlertAction) -> Void = { [weak self] in self?.onChoose?($0) }
        let cancel = content.actions.filter { $0.style == .cancel }
        let others = content.actions.filter { $0.style != .cancel }
        switch shape {
        case .alert:
            // Of two, the one that cancels comes first; of more, last.
            let actions = content.actions.count == 2 ? cancel + others : others + cancel
            pane.show(content, actions, metrics, onChoose: choose)
        case .sheet, .popover:
            pane.show(content, others, metrics, onChoose: choose)
        }
        cancelPane.isHidden = shape != .sheet || cancel.isEmpty
        cancelPane.show(
            AlertContent(preferred: content.preferred), cancelPane.isHidden ? [] : cancel, metrics,
            onChoose: choose)
        setNeedsLayout()
        window?.accessibilityDidChange()
    }

    override func contentTraitsDidChange() {
        fill()
    }

    // MARK: - Layout

    /// The size in a popover, which has no more than fits on a screen.
    var popoverSize: CGSize {
        pane.sizeThatFits(CGSize(width: metrics.width, height: 600))
    }

    /// - Parameter size: The most that there is room for.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(size.width, metrics.width)
        let cancel = cancelHeight(width)
        let main = pane.sizeThatFits(CGSize(width: width, height: size.height - cancel))
        return CGSize(width: width, height: main.height + cancel)
    }

    private func cancelHeight(_ width: CGFloat) -> CGFloat {
        guard !cancelPane.isHidden else { return 0 }
        return cancelPane.sizeThatFits(
            CGSize(width: width, height: .greatestFiniteMagnitude)
        ).height + AlertMetrics.cancelGap
    }

    override func layoutSubviews() {
        let cancel = cancelHeight(bounds.width)
        pane.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - cancel)
        cancelPane.frame = CGRect(
            x: 0, y: bounds.height - cancel + AlertMetrics.cancelGap, width: bounds.width,
            height: max(0, cancel - AlertMetrics.cancelGap))
    }

    // MARK: - Focus and accessibility

    private var buttons: [AlertButton] {
        (pane.buttons + cancelPane.buttons).filter(\.isEnabled)
    }

    /// The action whose button has the keyboard.
    var focusedAction: UIAlertAction? { buttons.first(where: \.isFocused)?.action }

    /// Moves the keyboard to the next button or the one before; true when there is one.
    func moveFocus(_ key: UIKeyboardHIDUsage) -> Bool {
        guard let window, !buttons.isEmpty else { return false }
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isForward =
            key == .keyboardDownArrow
            || key == (runsLeft ? .keyboardLeftArrow : .keyboardRightArrow)
        let current = buttons.firstIndex(where: \.isFocused)
        let next = current.map { $0 + (isForward ? 1 : -1) } ?? (isForward ? 0 : buttons.count - 1)
        let index = (next + buttons.count) % buttons.count
        window.focus.moveByKeyboard(to: buttons[index], in: window)
        return true
    }

    override var accessibleDetails: AccessibleDetails {
        AccessibleDetails(role: .alert, isContainer: true)
    }

    override var defaultAccessibilityLabel: String? {
        [content.title, content.message].compactMap { $0 }.joined(separator: ", ")
    }
}
