public import Foundation

extension UITextView {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")

    func editingDidBegin() {
        if clearsOnInsertion { editor.selectAll() }
        editor.canvas.selectionDidChange()
        guard isEditable else { return }
        editor.showCaret()
        _ = try? textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(
            name: Self.textDidBeginEditingNotification, object: self)
    }

    func editingDidEnd() {
        editor.endComposition()
        editor.isSelectedByTouch = false
        editor.canvas.selectionDidChange()
        guard isEditable else { return }
        _ = try? textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
}

// What the editor asks its view.

extension UITextView {
    var isTextEditable: Bool { isEditable }
    var isTextSelectable: Bool { isSelectable || isEditable }
    var hasLines: Bool { true }

    /// A line of what was seen stays in sight.
    var pageHeight: CGFloat {
        let inset = adjustedContentInset
        let line = (font ?? Self.defaultFont).lineHeight
        return max(line, bounds.height - inset.top - inset.bottom - line)
    }

    /// What UIKit shows text in that was given no font.
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    var textSetting: TextSetting { textSetting(width: textWidth(in: bounds.width)) }

    func textSetting(width: CGFloat?) -> TextSetting {
        let traits = traitCollection
        return TextSetting(
            font: font ?? Self.defaultFont, traits: traits,
            tint: tintColor.cgColor(with: traits), width: width, alignment: textAlignment,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            links: linkLook)
    }

    /// The width that lines have.
    func textWidth(in width: CGFloat) -> CGFloat {
        let inset = adjustedContentInset
        let sides =
            textContainerInset.left + textContainerInset.right
            + 2 * textContainer.lineFragmentPadding + inset.left + inset.right
        return max(0, width - sides)
    }

    var textDefaults: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font ?? Self.defaultFont
        attributes[.foregroundColor] = textColor ?? .label
        if textAlignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }

    var drawnTextColor: UIColor { textColor ?? .label }

    func shouldReplace(_ range: NSRange, with text: String) -> Bool {
        let answer = try? textDelegate?.textView(
            self, shouldChangeTextIn: range, replacementText: text)
        return answer ?? true
    }

    func textDidChange() {
        _ = try? textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func selectionDidChange() {
        _ = try? textDelegate?.textViewDidChangeSelection(self)
    }

    func textLayoutDidChange() {
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    func showText(_ rectangle: CGRect) {
        needsToShowCaret = true
        setNeedsLayout()
    }

    func returnWasPressed() -> Bool {
        insertText("\n")
        return true
    }

    // MARK: - Links

    /// Follows a link where one was clicked or tapped; true when there was one.
    func followLink(at point: CGPoint) -> Bool {
        guard !isEditable, isSelectable,
            let character = editor.characterRange(at: point),
            let link = editor.link(at: editor.offset(character.start))
        else { return false }
        let mayOpen = try? textDelegate?.textView(
            self, shouldInteractWith: link.url, in: link.range,
            interaction: .invokeDefaultAction)
        if mayOpen ?? true { Platform.current.open(link.url) }
        return true
    }
}

extension TextEditor {
    @discardableResult func followLink(at point: CGPoint) -> Bool {
        (client as? UITextView)?.followLink(at: point) ?? false
    }

    /// The link that a character is part of, and all of its text.
    func link(at offset: Int) -> (url: URL, range: NSRange)? {
        let found = content.text.attributes(at: offset)
        let value = found.attributes[.link]
        guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else {
            return nil
        }
        return (url, found.range)
    }
}
