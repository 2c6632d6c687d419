import Foundation

/// Where everything in a text field is, and how far its text is scrolled.
@MainActor final class TextFieldArrangement {
    private unowned let field: UITextField
    private var clearButton: ClearButton?
    /// How far a text that is longer than the field is scrolled, in points.
    private var scroll: CGFloat = 0
    /// The share of its size that the text is shrunk to.
    private(set) var scale: CGFloat = 1
    var needsToShowCaret = false

    /// In points, measured on iOS 17.
    static let cornerRadius: CGFloat = 5
    private static let clearButtonSize: CGFloat = 19
    private static let clearButtonMargin: CGFloat = 5

    init(_ field: UITextField) {
        self.field = field
    }

    private var isRightToLeft: Bool {
        field.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private var font: UIFont { field.font ?? .systemFont(ofSize: UIFont.labelFontSize) }

    // MARK: - Rectangles

    /// How far the text is from the border.
    private var inset: CGSize {
        switch field.borderStyle {
        case .none: .zero
        case .line: CGSize(width: 2, height: 2)
        case .bezel, .roundedRect: CGSize(width: 7, height: 6)
        }
    }

    var showsClearButton: Bool {
        field.clearButtonMode.shows(whileEditing: field.isEditing) && field.hasText
            && field.isEnabled
    }

    private func shows(_ view: UIView?, _ mode: UITextField.ViewMode) -> Bool {
        view != nil && mode.shows(whileEditing: field.isEditing)
    }

    private var showsLeftView: Bool { shows(field.leftView, field.leftViewMode) }

    /// The clear button stands where the right view does, and before it.
    private var showsRightView: Bool {
        shows(field.rightView, field.rightViewMode) && !showsClearButton
    }

    func textRectangle(in bounds: CGRect) -> CGRect {
        var rectangle = bounds.insetBy(
            dx: min(inset.width, bounds.width / 2), dy: 0)
        if showsLeftView {
            rectangle = cut(field.leftViewRect(forBounds: bounds), from: rectangle, isLeading: true)
        }
        if showsClearButton {
            let button = field.clearButtonRect(forBounds: bounds)
            rectangle = cut(button, from: rectangle, isLeading: false)
        } else if showsRightView {
            let view = field.rightViewRect(forBounds: bounds)
            rectangle = cut(view, from: rectangle, isLeading: false)
        }
        return rectangle
    }

    /// Takes what is beside the text from the text's room.
    private func cut(_ side: CGRect, from rectangle: CGRect, isLeading: Bool) -> CGRect {
        let gap = min(inset.width, 4)
        var rectangle = rectangle
        if isLeading != isRightToLeft {
            let left = max(rectangle.minX, side.maxX + gap)
            rectangle.size.width = max(0, rectangle.maxX - left)
            rectangle.origin.x = left
        } else {
            let right = min(rectangle.maxX, side.minX - gap)
            rectangle.size.width = max(0, right - rectangle.minX)
        }
        return rectangle
    }

    func clearButtonRectangle(in bounds: CGRect) -> CGRect {
        let size = Self.clearButtonSize
        return placed(
            CGSize(width: size, height: size), isLeading: false, margin: Self.clearButtonMargin,
            in: bounds)
    }

    func sideRectangle(of view: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.intrinsicContentSize }
        size.width = min(max(0, size.width), bounds.width)
        size.height = min(max(0, size.height), bounds.height)
        return placed(size, isLeading: isLeading, margin: 0, in: bounds)
    }

    private func placed(
        _ size: CGSize, isLeading: Bool, margin: CGFloat, in bounds: CGRect
    ) -> CGRect {
        let isLeft = isLeading != isRightToLeft
        return CGRect(
            x: isLeft ? bounds.minX + margin : bounds.maxX - size.width - margin,
            y: bounds.minY + rounded((bounds.height - size.height) / 2), width: size.width,
            height: size.height)
    }

    private func rounded(_ value: CGFloat) -> CGFloat {
        let scale = max(1, field.traitCollection.displayScale)
        return (value * scale).rounded() / scale
    }

    // MARK: - Size

    /// 34 points with a border and 22 without, for 17 points of text, as on iOS.
    var intrinsicSize: CGSize {
        let line = font.lineHeight.rounded(.up) + 1
        let text = max(
            field.hasText ? field.editor.blocks.size.width : 0,
            field.placeholderLabel.intrinsicContentSize.width)
        var width = text.rounded(.up) + TextCanvas.caretWidth + 2 * inset.width
        let probe = CGRect(x: 0, y: 0, width: 1000, height: line)
        if showsLeftView { width += field.leftViewRect(forBounds: probe).width }
        if showsRightView { width += field.rightViewRect(forBounds: probe).width }
        if field.clearButtonMode != .never { width += Self.clearButtonSize }
        var height = line + 2 * inset.height
        for view in [field.leftView, field.rightView].compactMap({ $0 }) {
            height = max(height, view.bounds.height)
        }
        return CGSize(width: width, height: height)
    }

    /// From the top of a field of its own height to the text's baseline.
    var baseline: CGFloat? {
        let height = intrinsicSize.height
        return rounded((height - font.lineHeight) / 2) + font.ascender
    }

    // MARK: - Arranging

    func arrange() {
        arrangeSides()
        let bounds = field.bounds
        let isEditing = field.isEditing
        let rectangle =
            isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
        arrangePlaceholder()
        shrink(to: rectangle.width)
        arrangeText(in: rectangle, isEditing: isEditing)
    }

    private func arrangeSides() {
        place(field.leftView, isShown: showsLeftView) { field.leftViewRect(forBounds: $0) }
        place(field.rightView, isShown: showsRightView) { field.rightViewRect(forBounds: $0) }
        if showsClearButton, clearButton == nil { makeClearButton() }
        clearButton?.isHidden = !showsClearButton
        clearButton?.frame = field.clearButtonRect(forBounds: field.bounds)
    }

    private func place(_ view: UIView?, isShown: Bool, _ rectangle: (CGRect) -> CGRect) {
        guard let view else { return }
        if isShown {
            if view.superview !== field { field.addSubview(view) }
            view.frame = rectangle(field.bounds)
        } else if view.superview === field {
            view.removeFromSuperview()
        }
    }

    private func makeClearButton() {
        let button = ClearButton(frame: .zero)
        let action = UIAction { [weak field] _ in field?.clear() }
        button.addAction(action, for: .touchUpInside)
        field.addSubview(button)
        clearButton = button
    }

    private func arrangePlaceholder() {
        let label = field.placeholderLabel
        label.isHidden = field.hasText
        guard !field.hasText else { return }
        label.frame = field.placeholderRect(forBounds: field.bounds)
    }

    /// Makes a text smaller that is too wide, as far as it may be.
    private func shrink(to width: CGFloat) {
        var wanted: CGFloat = 1
        if field.adjustsFontSizeToFitWidth, width > 0 {
            let natural = field.editor.blocks.size.width / scale
            let least = max(field.minimumFontSize, 1) / font.pointSize
            if natural > width {
                wanted = max(min(1, least), (width / natural * 64).rounded(.down) / 64)
            }
        }
        guard wanted != scale else { return }
        scale = wanted
        field.editor.settingMayHaveChanged()
    }

    private func arrangeText(in rectangle: CGRect, isEditing: Bool) {
        let canvas = field.editor.canvas
        let size = field.editor.blocks.size
        let spare = rectangle.width - size.width
        let isTooLong = spare < 0
        canvas.truncatedWidth = isTooLong && !isEditing ? rectangle.width : nil
        canvas.frame = rectangle
        let y = -rounded(verticalShare * (rectangle.height - size.height))
        canvas.bounds = CGRect(
            x: isTooLong ? scrolled(by: -spare, isEditing, rectangle.width) : -spare * share,
            y: y, width: rectangle.width, height: rectangle.height)
        if !isTooLong { scroll = 0 }
        needsToShowCaret = false
        canvas.setNeedsLayout()
    }

    /// Scrolls a long text as little as it takes to show the caret.
    private func scrolled(by excess: CGFloat, _ isEditing: Bool, _ width: CGFloat) -> CGFloat {
        guard isEditing else {
            scroll = 0
            return 0
        }
        let room = TextCanvas.caretWidth
        if needsToShowCaret {
            let x = field.editor.caretRect.minX
            scroll = min(max(scroll, x + room - width), x)
        }
        scroll = min(max(0, scroll), excess + room)
        return scroll
    }

    private var verticalShare: CGFloat {
        switch field.contentVerticalAlignment {
        case .top: 0
        case .bottom: 1
        case .center, .fill: 0.5
        }
    }

    private var share: CGFloat {
        switch field.textAlignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: isRightToLeft ? 1 : 0
        }
    }

    // MARK: - Border

    func borderNode(in rectangle: CGRect) -> RenderNode? {
        let traits = field.traitCollection
        func color(_ color: UIColor) -> CGColor { color.cgColor(with: traits) }
        let hairline = 1 / max(1, traits.displayScale)
        guard !rectangle.isEmpty else { return nil }
        switch field.borderStyle {
        case .none: return nil
        case .line:
            return .border(
                RoundedRectangle(rectangle, radius: 0), width: 1, color: color(.label))
        case .bezel:
            return .border(
                RoundedRectangle(rectangle, radius: 0), width: 1, color: color(.systemGray3))
        case .roundedRect:
            let shape = RoundedRectangle(rectangle, radius: Self.cornerRadius)
            let fill = field.isEnabled ? UIColor.systemBackground : .tertiarySystemFill
            return .container([
                RenderNode.color(color(fill), in: rectangle).clipped(to: shape),
                .border(shape, width: max(hairline, 0.5), color: color(.systemGray4)),
            ])
        }
    }
}
