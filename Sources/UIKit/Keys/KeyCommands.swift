import Foundation

/// Finds the command that a key stands for.
@MainActor enum KeyCommands {
    /// Performs the first command along the responders that the key stands for; true when there was
    /// one.
    ///
    /// In a text that is being edited, what types or moves the caret does so, unless a command wants
    /// to come first
    /// (https://developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior).
    static func handle(_ press: UIPress, from responder: UIResponder?) -> Bool {
        guard let responder, let key = press.key else { return false }
        let isTyping = (responder as? any TextEditorClient)?.editor.wants(key) ?? false
        var current: UIResponder? = responder
        while let candidate = current {
            for command in candidate.keyCommands ?? []
            where command.isMeant(by: key)
                && (!isTyping || command.wantsPriorityOverSystemBehavior)
            {
                if perform(command, from: responder) { return true }
            }
            current = candidate.next
        }
        return !isTyping && undoOrRedo(key, from: responder)
    }

    private static func undoOrRedo(_ key: UIKey, from responder: UIResponder) -> Bool {
        guard key.charactersIgnoringModifiers == "z", let manager = responder.undoManager else {
            return false
        }
        switch key.modifierFlags.intersection([.shift, .control, .alternate, .command]) {
        case .control where manager.canUndo: manager.undo()
        case [.control, .shift] where manager.canRedo: manager.redo()
        default: return false
        }
        return true
    }

    private static func perform(_ command: UIKeyCommand, from responder: UIResponder) -> Bool {
        guard !command.attributes.contains(.disabled) else { return false }
        let action = command.action
        var current: UIResponder? = responder
        while let candidate = current {
            if ExposedMembers.canSend(action, to: candidate) {
                ExposedMembers.send(action, to: candidate, from: command, for: nil)
                return true
            }
            current = candidate.next
        }
        return false
    }
}

extension UIKeyCommand {
    fileprivate func isMeant(by key: UIKey) -> Bool {
        guard let input, !input.isEmpty else { return false }
        let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        let held = key.modifierFlags.intersection(relevant)
        guard held == modifierFlags || held == modifierFlags.onDesktop else { return false }
        if let code = Self.codes[input] { return key.keyCode == code }
        return key.charactersIgnoringModifiers == input.lowercased()
    }

    private static let codes: [String: UIKeyboardHIDUsage] = [
        inputUpArrow: .keyboardUpArrow, inputDownArrow: .keyboardDownArrow,
        inputLeftArrow: .keyboardLeftArrow, inputRightArrow: .keyboardRightArrow,
        inputEscape: .keyboardEscape, inputPageUp: .keyboardPageUp,
        inputPageDown: .keyboardPageDown, inputHome: .keyboardHome, inputEnd: .keyboardEnd,
        inputDelete: .keyboardDeleteForward, "\u{8}": .keyboardDeleteOrBackspace,
        "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab,
        " ": .keyboardSpacebar,
    ]
}

extension UIKeyModifierFlags {
    /// The modifiers with Control in the place of Command.
    fileprivate var onDesktop: UIKeyModifierFlags {
        contains(.command) ? subtracting(.command).union(.control) : self
    }
}

extension TextEditor {
    /// Whether a key has something to do in the text itself.
    func wants(_ key: UIKey) -> Bool {
        guard let client else { return false }
        if key.modifierFlags.contains(.control) {
            return Self.controlKeys.contains(key.keyCode)
                || ["a", "c", "x", "v", "z", "y"].contains(key.charactersIgnoringModifiers)
        }
        guard key.modifierFlags.isDisjoint(with: [.alternate, .command]) else { return false }
        if Self.textKeys.contains(key.keyCode) { return true }
        if key.keyCode == .keyboardTab { return client.hasLines }
        return (key.characters.unicodeScalars.first?.value ?? 0) >= 0x20
    }

    private static let controlKeys: Set<UIKeyboardHIDUsage> = [
        .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd,
        .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardInsert,
    ]

    private static let textKeys: Set<UIKeyboardHIDUsage> = [
        .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
        .keyboardHome, .keyboardEnd, .keyboardPageUp, .keyboardPageDown,
        .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardReturnOrEnter,
    ]
}
