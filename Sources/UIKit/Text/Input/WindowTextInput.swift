import Foundation

/// Stands between a window's input method and the text that is being edited in it.
@MainActor enum WindowTextInput {
    /// Tells the input method of the text being edited, or that there is none.
    static func update(_ window: UIWindow) {
        guard let host = window.host else { return }
        guard let responder = window.firstResponder as? any UIKeyInput else {
            host.setTextInput(nil)
            return
        }
        if let client = responder as? any TextEditorClient {
            host.setTextInput(client.isTextEditable ? input(client) : nil)
        } else {
            host.setTextInput(
                HostTextInput(
                    purpose: purpose(of: responder), surroundings: "", caret: 0, anchor: 0,
                    caretRectangle: .zero))
        }
    }

    private static func input(_ client: any TextEditorClient) -> HostTextInput {
        let editor = client.editor
        let string = editor.string
        let selection = editor.selection
        let isSecret = client.isSecureTextEntry
        let range = string.paragraphRange(at: selection.head)
        let paragraph = isSecret ? "" : string.substring(range)
        func byte(_ offset: Int) -> Int {
            guard !isSecret else { return 0 }
            let inside = min(max(0, offset - range.location), range.length)
            return paragraph.utf8.distance(
                from: paragraph.startIndex, to: paragraph.index(at: inside))
        }
        return HostTextInput(
            purpose: purpose(of: client), surroundings: paragraph, caret: byte(selection.head),
            anchor: byte(selection.anchor),
            caretRectangle: editor.canvas.convert(editor.caretRect, to: nil))
    }

    private static func purpose(of traits: any UITextInputTraits) -> HostTextInput.Purpose {
        if traits.isSecureTextEntry { return .password }
        switch traits.keyboardType {
        case .URL, .webSearch: return .url
        case .emailAddress: return .email
        case .numberPad, .asciiCapableNumberPad: return .digits
        case .decimalPad: return .number
        case .phonePad: return .phone
        case .namePhonePad: return .name
        case .asciiCapable: return .alphabet
        case .default, .numbersAndPunctuation, .twitter: return .freeForm
        }
    }

    // MARK: - From the input method

    static func receive(_ event: HostTextEvent, for input: any UIKeyInput) {
        guard let client = input as? any TextEditorClient else {
            if case .commit(let text) = event { input.insertText(text) }
            return
        }
        switch event {
        case .commit(let text): client.editor.commit(text)
        case .compose(let text, let caret):
            let scalars = text.unicodeScalars
            let place = scalars.index(
                scalars.startIndex, offsetBy: max(0, caret), limitedBy: scalars.endIndex)
            let offset = text.offset(of: place ?? scalars.endIndex)
            client.setMarkedText(
                text.isEmpty ? nil : text, selectedRange: NSRange(location: offset, length: 0))
        case .delete(let offset, let count):
            client.editor.deleteAround(offset: offset, count: count)
        }
    }

    /// Types into what takes keys and is no text of UIKit's own.
    static func handle(_ press: UIPress, in window: UIWindow) -> Bool {
        guard let input = window.firstResponder as? any UIKeyInput,
            !(input is any TextEditorClient), let key = press.key,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: input.deleteBackward()
        case .keyboardReturnOrEnter: input.insertText("\n")
        case .keyboardTab: return false
        default:
            guard let first = key.characters.unicodeScalars.first, first.value >= 0x20 else {
                return false
            }
            input.insertText(key.characters)
        }
        return true
    }
}

extension TextEditor {
    /// Takes out what an input method wants to write anew.
    ///
    /// - Parameters: In Unicode scalars, `offset` from the caret.
    func deleteAround(offset: Int, count: Int) {
        let scalars = string.unicodeScalars
        let head = string.index(at: selection.head)
        let limit = offset < 0 ? scalars.startIndex : scalars.endIndex
        guard count > 0,
            let start = scalars.index(head, offsetBy: offset, limitedBy: limit),
            let end = scalars.index(start, offsetBy: count, limitedBy: scalars.endIndex)
        else { return }
        let location = string.offset(of: start)
        let range = NSRange(location: location, length: string.offset(of: end) - location)
        replace(range, with: "", kind: .other, isExact: true)
    }
}

extension TextEditorClient {
    /// Tells the input method where the caret is now.
    func updateInputMethod() {
        guard isFirstResponder, let window else { return }
        WindowTextInput.update(window)
    }

    /// Makes the input method forget what it is composing.
    func resetInputMethod() {
        if isFirstResponder { window?.host?.resetTextInput() }
    }
}
