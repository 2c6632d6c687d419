// This file is long: on Linux, what a subclass may override has to stand in the class's body.
public import Foundation

/// Text of many lines that a person can read, select and edit, and that scrolls.
///
/// Half-composed text of an input method is part of `text`; when the caret is moved elsewhere, it
/// stays in the text as it is.
open class UITextView: DelegatingScrollView, UITextInput, TextEditorClient {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareText()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareText()
    }

    private func prepareText() {
        editor.attach(to: self)
        textContainer.textView = self
        backgroundColor = .systemBackground
        insertSubview(editor.canvas, at: 0)
    }

    /// Held weakly.
    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)? {
        didSet {
            textDelegate = delegate
            tellScrolling(to: delegate)
        }
    }

    override func followScrollDelegate() { delegate = scrollDelegate as? any UITextViewDelegate }

    /// Who is told, whatever a subclass's `delegate` gives out.
    final weak var textDelegate: (any UITextViewDelegate)?

    final let editor = TextEditor()
    final var traits = TextTraits()
    final var needsToShowCaret = false

    // MARK: - Text

    /// Setting it takes the place of an attributed text, moves the caret to the end and can't be
    /// taken back.
    open var text: String! {
        get { editor.string }
        set { editor.setText(StyledText(newValue ?? "")) }
    }

    /// The text with its attributes; what it has none of is the view's.
    open var attributedText: NSAttributedString! {
        get { editor.content.text.attributed(over: textDefaults) }
        set { editor.setText(newValue.map { StyledText($0) } ?? StyledText()) }
    }

    /// 12 points of the system font are shown where it is `nil`; setting it sets that of the whole
    /// text.
    open var font: UIFont? {
        didSet { looksDidChange(.font) }
    }

    /// Of the whole text; nil draws in the system's. Setting it takes colours out of
    /// `attributedText`.
    open var textColor: UIColor? {
        didSet { looksDidChange(.foregroundColor) }
    }

    /// `natural` is, for each paragraph, the side where its reading begins.
    open var textAlignment = NSTextAlignment.natural {
        didSet { looksDidChange(nil) }
    }

    private func looksDidChange(_ key: NSAttributedString.Key?) {
        if let key {
            editor.changeAttributes { $0[key] = nil }
        } else {
            editor.setNeedsTextLayout()
        }
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

    /// What is typed next looks like this, until the caret moves.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes.merging(textDefaults) { own, _ in own } }
        set { editor.typingAttributes = newValue }
    }

    /// What links look like, over the attributes that they have; the tint colour unless set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { linkLook.attributes ?? [.foregroundColor: tintColor ?? .tintColor] }
        set {
            linkLook = LinkLook(newValue)
            editor.setNeedsTextLayout()
        }
    }

    final private(set) var linkLook = LinkLook(nil)

    // MARK: - Room

    /// Around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { containerDidChange() } }
    }

    /// The room for the lines: how far they keep from the sides, how many there may be, and how a
    /// line ends that is too long.
    public final let textContainer = NSTextContainer()

    final func containerDidChange() {
        editor.settingMayHaveChanged()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: - Editing

    /// Whether a person can change the text. One that can't be edited can still be selected, and
    /// its links opened.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            if !isEditable { editor.endComposition() }
            editor.canvas.selectionDidChange()
            updateInputMethod()
            window?.accessibilityDidChange()
        }
    }

    /// Whether text can be selected, and links followed.
    open var isSelectable = true

    /// Whether what is typed first takes the place of the whole text.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion, isFirstResponder { editor.selectAll() } }
    }

    /// What is selected, or where the caret is, in UTF-16.
    open var selectedRange: NSRange {
        get { editor.selection.range }
        set { editor.selectedTextRange = TextSpan(newValue) }
    }

    /// Scrolls as little as it takes to show the beginning of a range.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let whole = editor.string.wholeScalars(range)
        show(firstRect(for: TextSpan(whole)))
    }

    private func show(_ rectangle: CGRect) {
        let inset = textContainerInset
        scrollRectToVisible(
            CGRect(
                x: rectangle.minX, y: rectangle.minY - inset.top, width: rectangle.width,
                height: rectangle.height + inset.top + inset.bottom),
            animated: false)
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

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, canBecomeFirstResponder else { return false }
        if isEditable {
            let may = (try? textDelegate?.textViewShouldBeginEditing(self)) ?? true
            guard may else { return false }
        }
        return super.becomeFirstResponder()
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        if isEditable {
            let may = (try? textDelegate?.textViewShouldEndEditing(self)) ?? true
            guard may else { return false }
        }
        return super.resignFirstResponder()
    }

    override func firstResponderStatusDidChange(to isFirst: Bool) {
        if isFirst { editingDidBegin() } else { editingDidEnd() }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused = presses.filter { !isFirstResponder || !editor.handle($0) }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    open override var canBecomeFocused: Bool { isEditable || isSelectable }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        editor.settingMayHaveChanged()
        let size = editor.blocks.size
        let width = textWidth(in: bounds.width)
        let inset = textContainerInset
        let frame = CGRect(
            x: inset.left + textContainer.lineFragmentPadding, y: inset.top, width: width,
            height: size.height.rounded(.up))
        if editor.canvas.frame != frame { editor.canvas.frame = frame }
        contentSize = CGSize(
            width: max(0, bounds.width - adjustedContentInset.left - adjustedContentInset.right),
            height: (inset.top + size.height + inset.bottom).rounded(.up))
        if needsToShowCaret {
            needsToShowCaret = false
            if isScrollEnabled {
                show(editor.canvas.convert(editor.caretRect, to: self))
            }
        }
        editor.canvas.contentDidMove()
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// A text view that scrolls asks for no size; one that doesn't, for that of its text.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return fittingSize(width: nil)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < 1e7
        let fitting = fittingSize(width: isLimited ? size.width : nil)
        return CGSize(
            width: isLimited ? min(size.width, fitting.width) : fitting.width,
            height: fitting.height)
    }

    override var contentWraps: Bool { !isScrollEnabled }

    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        fittingSize(width: width).height
    }

    private func fittingSize(width: CGFloat?) -> CGSize {
        let inset = textContainerInset
        let wanted = width.map { textWidth(in: $0) }
        let setting = textSetting(width: wanted)
        let size =
            setting == editor.blocks.setting
            ? editor.blocks.size : TextBlocks(editor.content.text, setting).size
        let sides = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
        return CGSize(
            width: (size.width + sides).rounded(.up),
            height: (size.height + inset.top + inset.bottom).rounded(.up))
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        if adjustsFontForContentSizeCategory { adjustFont() }
        editor.setNeedsTextLayout()
    }

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
            traits.isSecure = newValue
            editor.setNeedsTextLayout()
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

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityValue: String? { editor.accessibleValue }
    override var accessibleDetails: AccessibleDetails { editor.accessibleDetails }
}
