import Foundation

/// The field editor: what text fields and text views have in common.
///
/// It owns the text and its history, lays the text out, and turns what a person does into changes of
/// the one and moves over the other. How a view looks and what its delegate says is the view's.
@MainActor final class TextEditor {
    /// The view that the text is in; set once, when the view is made.
    private(set) weak var client: (any TextEditorClient)?
    private(set) var content = EditableText()
    /// Where the text is drawn.
    let canvas = TextCanvas()

    /// What the next letter looks like, until the caret moves.
    private var explicitTypingAttributes: StyledText.Attributes?
    /// Where Up and Down keep to, in points from the canvas's left.
    var goalX: CGFloat?
    /// Whether the selection was made with a finger, so that it has handles.
    var isSelectedByTouch = false {
        didSet { if isSelectedByTouch != oldValue { canvas.setNeedsLayout() } }
    }

    private var laidOut: TextBlocks?
    /// The displayed text where it isn't the real one.
    private var isSecure: Bool { client?.isSecureTextEntry ?? false }
    private lazy var ownUndoManager: UndoManager = {
        let manager = UndoManager()
        manager.groupsByEvent = false
        return manager
    }()

    private(set) lazy var menu = TextMenu(self)
    private(set) lazy var dragging = TextDragging(self)
    /// Where what is dragged over the text would be put.
    var dropPlace: TextOffset? {
        didSet { if dropPlace != oldValue { canvas.setNeedsLayout() } }
    }
    /// Whether the desktop is about to be told of the selection.
    var isOfferingSelection = false

    func attach(to client: any TextEditorClient) {
        self.client = client
        // First, since it asks what is selected before a press selects anything else.
        dragging.attach(to: client)
        client.addGestureRecognizer(TextPointer(self))
        client.addGestureRecognizer(TextFinger(self))
        menu.attach(to: client)
        canvas.editor = self
    }

    var string: String { content.string }
    var selection: TextSelection { content.selection }
    var isEditing: Bool { client?.isFirstResponder ?? false }

    /// Each text has an undo manager of its own, as in UIKit.
    var undoManager: UndoManager { ownUndoManager }

    // MARK: - The program's changes

    /// Takes another text; what was done can't be taken back any more.
    func setText(_ text: StyledText) {
        notify(text: true) {
            dropComposition()
            content.setText(text)
            forgetHistory()
            explicitTypingAttributes = nil
        }
        textWasReplaced()
    }

    func rewrite(_ range: NSRange, with text: StyledText) {
        notify(text: true) {
            dropComposition()
            content.rewrite(range, with: text)
            forgetHistory()
        }
        textWasReplaced()
    }

    func changeAttributes(in range: NSRange, _ change: (inout StyledText.Attributes) -> Void) {
        content.changeAttributes(in: range, change)
        setNeedsTextLayout()
    }

    /// Changes attributes of the whole text.
    func changeAttributes(_ change: (inout StyledText.Attributes) -> Void) {
        if explicitTypingAttributes != nil { change(&explicitTypingAttributes!) }
        changeAttributes(in: NSRange(location: 0, length: content.text.length), change)
    }

    private func forgetHistory() {
        client?.undoManager?.removeAllActions(withTarget: self)
    }

    private func textWasReplaced() {
        goalX = nil
        isSelectedByTouch = false
        setNeedsTextLayout()
        client?.selectionDidChange()
        contentDidChange()
    }

    private func notify(text: Bool, _ change: () -> Void) {
        let delegate = client?.inputDelegate
        if text { delegate?.textWillChange(client) }
        delegate?.selectionWillChange(client)
        change()
        delegate?.selectionDidChange(client)
        if text { delegate?.textDidChange(client) }
    }

    // MARK: - A person's changes

    /// Asks the delegate and changes the text; true when it was changed.
    ///
    /// - Parameters:
    ///   - asking: False for what the delegate was asked about in another way.
    ///   - isExact: Whether a part of a character may be replaced. Else all of it is, since a delegate
    ///     that turns the range into a `Range` of the text could not.
    @discardableResult
    func replace(
        _ range: NSRange, with text: String, kind: TextHistory.Kind, asking: Bool = true,
        isExact: Bool = false
    ) -> Bool {
        guard let client, client.isTextEditable else { return false }
        let text = client.hasLines ? text : text.onOneLine
        let range = isExact ? string.wholeScalars(range) : string.wholeCharacters(range)
        guard range.length > 0 || !text.isEmpty else { return false }
        if asking, !client.shouldReplace(range, with: text) { return false }
        let styled = StyledText(text, attributes: insertionAttributes(for: range))
        perform { $0.replace(range, with: styled, kind: kind) }
        return true
    }

    /// As `replace(_:with:kind:)`, with attributes of the text's own.
    func replace(_ range: NSRange, with text: StyledText) {
        guard let client, client.isTextEditable, client.shouldReplace(range, with: text.string)
        else { return }
        perform { $0.replace(range, with: text) }
    }

    /// Makes a change that can be taken back.
    private func perform(_ body: (inout EditableText) -> TextChange?) {
        let steps = content.history.done.count
        let hadComposition = content.markedRange != nil
        let change = body(&content)
        if hadComposition, content.markedRange == nil { client?.resetInputMethod() }
        registerSteps(content.history.done.count - steps)
        if let change { didApply(change) }
    }

    private func registerSteps(_ count: Int) {
        guard let manager = client?.undoManager else { return }
        for _ in 0..<max(0, count) {
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: self) { $0.undoStep() }
            manager.setActionName(systemText("Typing"))
            manager.endUndoGrouping()
        }
    }

    private func didApply(_ change: TextChange) {
        show(change)
        notifyOfChange()
    }

    private func show(_ change: TextChange) {
        goalX = nil
        isSelectedByTouch = false
        if content.text.length > 0 { explicitTypingAttributes = nil }
        if let laidOut, !isSecure {
            laidOut.update(content.text, after: change)
        } else {
            laidOut = nil
        }
        layoutDidChange()
    }

    private func notifyOfChange() {
        client?.selectionDidChange()
        contentDidChange()
        showCaret()
        client?.textDidChange()
    }

    /// What everybody has to know who looks at the text.
    private func contentDidChange() {
        canvas.selectionDidChange()
        client?.window?.accessibilityDidChange()
        client?.updateInputMethod()
    }

    // MARK: - Undo

    private func undoStep() {
        step({ $0.undo() }, inverse: { $0.redoStep() })
    }

    private func redoStep() {
        step({ $0.redo() }, inverse: { $0.undoStep() })
    }

    private func step(
        _ body: (inout EditableText) -> TextChange?,
        inverse: @escaping @MainActor @Sendable (TextEditor) -> Void
    ) {
        guard let change = body(&content) else { return }
        client?.undoManager?.registerUndo(withTarget: self, handler: inverse)
        didApply(change)
    }

    /// False when there was nothing to take back.
    @discardableResult
    func undo() -> Bool {
        endComposition()
        guard client?.isTextEditable == true, let manager = client?.undoManager, manager.canUndo
        else { return false }
        manager.undo()
        return true
    }

    /// False when there was nothing to do again.
    @discardableResult
    func redo() -> Bool {
        endComposition()
        guard client?.isTextEditable == true, let manager = client?.undoManager, manager.canRedo
        else { return false }
        manager.redo()
        return true
    }

    // MARK: - Selection

    func select(_ selection: TextSelection, keepingGoal: Bool = false) {
        if !keepingGoal { goalX = nil }
        guard selection != content.selection else { return }
        endComposition()
        content.select(selection)
        explicitTypingAttributes = nil
        selectionWasSet()
    }

    private func selectionWasSet() {
        canvas.selectionDidChange()
        client?.updateInputMethod()
        client?.selectionDidChange()
        client?.window?.accessibilityDidChange()
        showCaret()
        offerPrimarySelection()
    }

    // MARK: - Composition

    func setMarked(_ text: String, selected: NSRange) {
        guard let client, client.isTextEditable else { return }
        let text = client.hasLines ? text : text.onOneLine
        if text.isEmpty, content.markedRange == nil { return }
        let attributes = insertionAttributes(for: content.markedRange ?? selection.range)
        let styled = StyledText(text, attributes: attributes)
        let change = content.setMarked(styled, selected: selected)
        if text.isEmpty {
            // A composition that came to nothing leaves what was there before it.
            show(change)
            if let cancelled = content.cancelComposition() { didApply(cancelled) }
        } else {
            didApply(change)
        }
    }

    /// Leaves in the text what was being composed. The input method begins anew.
    func endComposition() {
        guard content.markedRange != nil else { return }
        let steps = content.history.done.count
        content.endComposition()
        registerSteps(content.history.done.count - steps)
        client?.resetInputMethod()
        canvas.setNeedsDisplay()
    }

    /// Puts what an input method has settled on in the place of what it was composing.
    func commit(_ text: String) {
        guard content.markedRange != nil, let change = content.cancelComposition() else {
            if !text.isEmpty { client?.insertText(text) }
            return
        }
        show(change)
        let steps = content.history.done
        if !text.isEmpty { client?.insertText(text) }
        // Nothing, or nothing that the delegate wanted, took the place of the composition.
        if content.history.done == steps { notifyOfChange() }
    }

    private func dropComposition() {
        if content.markedRange != nil { client?.resetInputMethod() }
    }

    // MARK: - Attributes

    /// What is typed next looks like this.
    var typingAttributes: StyledText.Attributes {
        get { insertionAttributes(for: selection.range) }
        set { explicitTypingAttributes = newValue }
    }

    /// What takes the place of a range looks like its beginning, and what is put between two letters
    /// like the one before.
    private func insertionAttributes(for range: NSRange) -> StyledText.Attributes {
        if let explicitTypingAttributes { return explicitTypingAttributes }
        guard content.text.length > 0 else { return [:] }
        let offset = range.length > 0 ? range.location : max(0, range.location - 1)
        var attributes = content.text.attributes(at: offset).attributes
        attributes[.attachment] = nil
        attributes[.link] = nil
        return attributes
    }

    // MARK: - Layout

    var blocks: TextBlocks {
        if let laidOut { return laidOut }
        let setting =
            client?.textSetting ?? TextSetting(font: .systemFont(ofSize: 17), traits: .current)
        let blocks = TextBlocks(displayed, setting)
        laidOut = blocks
        return blocks
    }

    private var displayed: StyledText {
        guard isSecure else { return content.text }
        return StyledText(String(repeating: "•", count: string.count))
    }

    /// The text has to be laid out anew.
    func setNeedsTextLayout() {
        laidOut = nil
        layoutDidChange()
    }

    /// The view has another size, other traits or another direction.
    func settingMayHaveChanged() {
        guard let laidOut, let client, laidOut.setting != client.textSetting else { return }
        self.laidOut = nil
        layoutDidChange()
    }

    private func layoutDidChange() {
        canvas.setNeedsDisplay()
        canvas.selectionDidChange()
        client?.textLayoutDidChange()
    }

    /// The place in the displayed text of one in the real text.
    func displayedOffset(_ offset: Int) -> Int {
        guard isSecure else { return offset }
        return string[..<string.index(at: offset)].count
    }

    func realOffset(_ offset: Int) -> Int {
        guard isSecure else { return offset }
        let index = string.index(string.startIndex, offsetBy: offset, limitedBy: string.endIndex)
        return string.offset(of: index ?? string.endIndex)
    }

    func displayedRange(_ range: NSRange) -> NSRange {
        let start = displayedOffset(range.location)
        return NSRange(location: start, length: displayedOffset(range.upperBound) - start)
    }

    /// Scrolls to the caret, if a person may be looking for it.
    func showCaret() {
        guard isEditing else { return }
        client?.showText(caretRect)
    }

    /// Where the caret is, in the canvas.
    var caretRect: CGRect {
        blocks.caret(at: displayedOffset(selection.head), selection.affinity)
    }
}

extension String {
    /// The text with spaces in the place of its line ends.
    var onOneLine: String {
        guard contains(where: \.isNewline) else { return self }
        return String(map { $0.isNewline ? " " : $0 })
    }
}
