// This file is long: on Linux, what a subclass may override has to stand in the class's body.
public import Foundation

/// A line of text that a person can edit.
///
/// Half-composed text of an input method is part of `text`; when the caret is moved elsewhere, it
/// stays in the text as it is.
open class UITextField: UIControl, UITextInput, TextEditorClient {
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
        editor.attach(to: self)
        placeholderLabel.accessibilityElementsHidden = true
        addSubview(placeholderLabel)
        addSubview(editor.canvas)
    }

    final let editor = TextEditor()
    final let placeholderLabel = UILabel(frame: .zero)
    final lazy var arrangement = TextFieldArrangement(self)
    final var traits = TextTraits()

    /// Held weakly; its methods are called in UIKit's order.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: - Text

    /// Never `nil`; setting it takes the place of an attributed text, moves the caret to the end and
    /// can't be taken back.
    open var text: String? {
        get { editor.string }
        set { editor.setText(StyledText((newValue ?? "").onOneLine)) }
    }

    /// The text with its attributes; what it has none of is the field's.
    open var attributedText: NSAttributedString? {
        get { editor.content.text.attributed(over: textDefaults) }
        set { editor.setText(newValue.map { StyledText($0) } ?? StyledText()) }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { placeholderLabel.text }
        set {
            placeholderLabel.text = newValue
            placeholderLabel.textColor = .placeholderText
            placeholderDidChange()
        }
    }

    /// What is shown while there is no text, with looks of its own; `placeholder` is its text.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel.attributedText }
        set {
            placeholderLabel.attributedText = newValue
            placeholderDidChange()
        }
    }

    private func placeholderDidChange() {
        contentSizeDidChange()
        window?.accessibilityDidChange()
    }

    /// 17 points unless set; setting it sets that of the whole text.
    open var font: UIFont? = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
        didSet { looksDidChange(.font) }
    }

    /// Of the whole text; setting it takes colours out of `attributedText`. The placeholder keeps
    /// its own.
    open var textColor: UIColor? = .label {
        didSet { looksDidChange(.foregroundColor) }
    }

    /// `natural` is the side where reading begins, by the field's direction. The placeholder
    /// follows it.
    open var textAlignment = NSTextAlignment.natural {
        didSet { looksDidChange(nil) }
    }

    private func looksDidChange(_ key: NSAttributedString.Key?) {
        if let key { editor.changeAttributes { $0[key] = nil } }
        placeholderLabel.font = font
        placeholderLabel.textAlignment = textAlignment
        editor.setNeedsTextLayout()
        contentSizeDidChange()
    }

    /// The attributes of the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { textDefaults }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
                textAlignment = style.alignment
            }
            editor.changeAttributes { attributes in attributes.merge(newValue) { $1 } }
        }
    }

    /// What is typed next looks like this; until the caret moves.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { editor.typingAttributes.merging(textDefaults) { own, _ in own } }
        set { editor.typingAttributes = newValue ?? [:] }
    }

    /// Whether a text that is too wide is made smaller, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { setNeedsLayout() }
    }

    /// In points; 0 is the least that can be read.
    open var minimumFontSize: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether a font made with a text style follows the person's text size when that changes.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    private func adjustFont() {
        guard let style = font?.textStyle else { return }
        let adjusted = style.font(at: traitCollection.preferredContentSizeCategory)
        if adjusted != font { font = adjusted }
    }

    // MARK: - Editing

    /// Whether the field has the keyboard.
    open var isEditing: Bool { isFirstResponder }

    /// Whether the text is emptied when its editing begins.
    open var clearsOnBeginEditing = false

    /// Whether what is typed first takes the place of the whole text.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion, isEditing { editor.selectAll() } }
    }

    /// What is shown at the bottom of the window while the text is edited.
    open override var inputView: UIView? {
        get { ownInputView }
        set {
            ownInputView = newValue
            reloadInputViews()
        }
    }

    private var ownInputView: UIView?

    /// What is shown above `inputView` while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView ?? super.inputAccessoryView }
        set {
            ownInputAccessoryView = newValue
            reloadInputViews()
        }
    }

    private var ownInputAccessoryView: UIView?

    open override var undoManager: UndoManager? { editor.undoManager }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, canBecomeFirstResponder else { return false }
        guard (try? delegate?.textFieldShouldBeginEditing(self)) ?? true else { return false }
        return super.becomeFirstResponder()
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard (try? delegate?.textFieldShouldEndEditing(self)) ?? true else { return false }
        return super.resignFirstResponder()
    }

    override func firstResponderStatusDidChange(to isFirst: Bool) {
        if isFirst { editingDidBegin() } else { editingDidEnd() }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused = presses.filter { !isEditing || !editor.handle($0) }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    // MARK: - Looks

    /// A border also brings the room between it and the text, which counts in the field's own size.
    open var borderStyle = BorderStyle.none {
        didSet {
            contentSizeDidChange()
            setNeedsDisplay()
        }
    }

    /// When the button that empties the text is shown; never while there is no text.
    open var clearButtonMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    /// Before the text, in reading direction.
    open var leftView: UIView? {
        didSet { sideViewDidChange(from: oldValue, to: leftView) }
    }

    /// After the text, in reading direction.
    open var rightView: UIView? {
        didSet { sideViewDidChange(from: oldValue, to: rightView) }
    }

    /// When `leftView` is shown. `never` unless it is set: a view that was given isn't seen before.
    open var leftViewMode = ViewMode.never {
        didSet { contentSizeDidChange() }
    }

    /// When `rightView` is shown. `never` unless it is set: a view that was given isn't seen
    /// before.
    open var rightViewMode = ViewMode.never {
        didSet { contentSizeDidChange() }
    }

    private func sideViewDidChange(from old: UIView?, to new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        contentSizeDidChange()
    }

    // MARK: - Places

    /// Where the text is when the field has these bounds.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        arrangement.textRectangle(in: bounds)
    }

    /// Where the text is while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect {
        arrangement.textRectangle(in: bounds)
    }

    /// Where the placeholder is when the field has these bounds: where the text would be.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Where the border is when the field has these bounds: all of them.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the button that empties the text is when the field has these bounds; at the side where
    /// reading ends.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        arrangement.clearButtonRectangle(in: bounds)
    }

    /// Where `leftView` is when the field has these bounds; at the side where reading begins, which
    /// is the right one in Arabic.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        arrangement.sideRectangle(of: leftView, isLeading: true, in: bounds)
    }

    /// Where `rightView` is when the field has these bounds; at the side where reading ends.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        arrangement.sideRectangle(of: rightView, isLeading: false, in: bounds)
    }

    open override var intrinsicContentSize: CGSize { arrangement.intrinsicSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { arrangement.intrinsicSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangement.arrange()
    }

    override var firstBaselineFromTop: CGFloat? { arrangement.baseline }
    override var lastBaselineFromBottom: CGFloat? {
        arrangement.baseline.map { intrinsicContentSize.height - $0 }
    }

    override func contentNode() -> RenderNode? {
        let border = arrangement.borderNode(in: borderRect(forBounds: bounds))
        return .container([border, super.contentNode()].compactMap { $0 })
    }

    override func controlStateDidChange() {
        super.controlStateDidChange()
        if !isEnabled, isEditing { endEditing(true) }
        editor.canvas.setNeedsDisplay()
        setNeedsDisplay()
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        if adjustsFontForContentSizeCategory { adjustFont() }
        editor.setNeedsTextLayout()
        contentSizeDidChange()
    }

    override var focusCornerRadius: CGFloat {
        borderStyle == .roundedRect ? TextFieldArrangement.cornerRadius : layer.cornerRadius
    }

    override var sendsPrimaryActionOnTouch: Bool { false }

    // MARK: - UITextInputTraits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalization }
        set { traits.autocapitalization = newValue }
    }

    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrection }
        set { traits.autocorrection = newValue }
    }

    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellChecking }
        set { traits.spellChecking = newValue }
    }

    open var keyboardType: UIKeyboardType {
        get { traits.keyboard }
        set { traits.keyboard = newValue }
    }

    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKey }
        set { traits.returnKey = newValue }
    }

    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }

    /// Whether the text is shown as dots, and kept from the clipboard and from input methods.
    open var isSecureTextEntry: Bool {
        get { traits.isSecure }
        set {
            guard newValue != traits.isSecure else { return }
            traits.isSecure = newValue
            editor.setNeedsTextLayout()
            contentSizeDidChange()
            window?.accessibilityDidChange()
            updateInputMethod()
        }
    }

    open var textContentType: UITextContentType! {
        get { traits.content }
        set { traits.content = newValue }
    }

    // MARK: - UITextInput

    open weak var inputDelegate: (any UITextInputDelegate)?
    open var hasText: Bool { editor.content.text.length > 0 }
    open func insertText(_ text: String) { editor.insert(text) }
    open func deleteBackward() { editor.deleteBackward(nil) }
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }

    open func replace(_ range: UITextRange, withText text: String) {
        editor.replace(editor.range(range), with: text, kind: .other)
    }

    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }

    open var markedTextRange: UITextRange? { editor.content.markedRange.map { TextSpan($0) } }

    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarked(markedText ?? "", selected: selectedRange)
    }

    open func unmarkText() { editor.endComposition() }
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(editor.content.text.length) }

    open func textRange(
        from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }

    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        editor.position(from: position, in: direction, offset: offset)
    }

    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, other)
    }

    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(toPosition) - editor.offset(from)
    }

    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        editor.writingDirection(at: position)
    }

    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }

    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        editor.selectionRects(for: range)
    }

    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        editor.closestPosition(to: point)
    }

    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }

    open func characterRange(at point: CGPoint) -> UITextRange? {
        editor.characterRange(at: point)
    }

    // MARK: - Clipboard

    open override func cut(_ sender: Any?) { editor.cut() }
    open override func copy(_ sender: Any?) { editor.copy() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func selectAll(_ sender: Any?) { editor.selectAll() }
    open override func select(_ sender: Any?) { editor.selectWord(at: editor.selection.head) }
    open override func delete(_ sender: Any?) { editor.deleteSelection() }

    // MARK: - Accessibility

    @discardableResult open override func accessibilityActivate() -> Bool {
        becomeFirstResponder()
    }

    override var defaultAccessibilityLabel: String? { placeholder }
    override var defaultAccessibilityValue: String? { editor.accessibleValue }
    override var accessibleDetails: AccessibleDetails { editor.accessibleDetails }
}
