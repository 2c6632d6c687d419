import Foundation

// What a text field tells its delegate, its actions and all others, in UIKit's order.

extension UITextField {
    func editingDidBegin() {
        if clearsOnBeginEditing, hasText,
            (try? delegate?.textFieldShouldClear(self)) ?? true
        {
            editor.clear()
        }
        if clearsOnInsertion { editor.selectAll() }
        setNeedsLayout()
        editor.canvas.selectionDidChange()
        editor.showCaret()
        _ = try? delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(Self.textDidBeginEditingNotification)
    }

    func editingDidEnd() {
        editor.endComposition()
        editor.isSelectedByTouch = false
        setNeedsLayout()
        editor.canvas.selectionDidChange()
        if (try? delegate?.textFieldDidEndEditing(self, reason: .committed)) == nil {
            _ = try? delegate?.textFieldDidEndEditing(self)
        }
        sendActions(for: .editingDidEnd)
        post(Self.textDidEndEditingNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Empties the text, as the clear button does.
    func clear() {
        guard (try? delegate?.textFieldShouldClear(self)) ?? true else { return }
        editor.clear()
    }
}

// What the editor asks its field.

extension UITextField {
    var isTextEditable: Bool { isEnabled }
    var isTextSelectable: Bool { isEnabled }
    var hasLines: Bool { false }
    var pageHeight: CGFloat { bounds.height }

    var textSetting: TextSetting {
        let traits = traitCollection
        return TextSetting(
            font: font ?? .systemFont(ofSize: UIFont.labelFontSize), traits: traits,
            tint: tintColor.cgColor(with: traits), alignment: textAlignment,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: arrangement.scale)
    }

    var textDefaults: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font
        attributes[.foregroundColor] = textColor
        if textAlignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }

    var drawnTextColor: UIColor {
        let color = textColor ?? .label
        return isEnabled ? color : .tertiaryLabel
    }

    func shouldReplace(_ range: NSRange, with text: String) -> Bool {
        let answer = try? delegate?.textField(
            self, shouldChangeCharactersIn: range, replacementString: text)
        return answer ?? true
    }

    func textDidChange() {
        invalidateIntrinsicContentSize()
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
    }

    func selectionDidChange() {
        if isEditing { _ = try? delegate?.textFieldDidChangeSelection(self) }
    }

    func textLayoutDidChange() {
        setNeedsLayout()
    }

    func showText(_ rectangle: CGRect) {
        arrangement.needsToShowCaret = true
        setNeedsLayout()
    }

    func returnWasPressed() -> Bool {
        if enablesReturnKeyAutomatically, !hasText { return true }
        let answer = try? delegate?.textFieldShouldReturn(self)
        guard answer ?? true else { return true }
        let endsEditing = hasActions(for: .editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if endsEditing { resignFirstResponder() }
        // A Return that nobody waits for presses the default button of what the field is in.
        return answer != nil || endsEditing
    }
}
