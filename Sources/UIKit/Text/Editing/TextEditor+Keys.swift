import Foundation

// What keys do in a text. Arrows and the like are those of every desktop; Control stands for iOS's
// Command.

extension TextEditor {
    /// True when the key was used.
    func handle(_ press: UIPress) -> Bool {
        guard let key = press.key else { return false }
        return move(key) || delete(key) || edit(key) || type(key)
    }

    private func move(_ key: UIKey) -> Bool {
        // A text that is only read has no caret to move: arrows scroll it.
        guard let client, client.isTextSelectable,
            client.isTextEditable || key.modifierFlags.contains(.shift),
            key.modifierFlags.isDisjoint(with: [.alternate, .command]),
            let movement = movement(key, control: key.modifierFlags.contains(.control))
        else { return false }
        move(movement, extending: key.modifierFlags.contains(.shift))
        return true
    }

    private func movement(_ key: UIKey, control: Bool) -> TextMovement? {
        let hasLines = client?.hasLines ?? false
        switch key.keyCode {
        case .keyboardLeftArrow: return control ? .wordLeft : .left
        case .keyboardRightArrow: return control ? .wordRight : .right
        case .keyboardUpArrow where !control: return .up
        case .keyboardDownArrow where !control: return .down
        case .keyboardHome: return control ? .documentStart : .lineStart
        case .keyboardEnd: return control ? .documentEnd : .lineEnd
        case .keyboardPageUp where hasLines && !control: return .pageUp
        case .keyboardPageDown where hasLines && !control: return .pageDown
        default: return nil
        }
    }

    private func delete(_ key: UIKey) -> Bool {
        guard let client, client.isTextEditable,
            key.modifierFlags.isDisjoint(with: [.alternate, .command])
        else { return false }
        let control = key.modifierFlags.contains(.control)
        let shift = key.modifierFlags.contains(.shift)
        switch key.keyCode {
        case .keyboardDeleteOrBackspace:
            endComposition()
            if control {
                deleteBackward(shift ? .lineStart : .wordLeft)
            } else {
                client.deleteBackward()
            }
        case .keyboardDeleteForward:
            endComposition()
            if shift, !control {
                client.cut(nil)
            } else {
                deleteForward(control ? (shift ? .lineEnd : .wordRight) : nil)
            }
        default: return false
        }
        return true
    }

    /// Cut, copy, paste, undo and the like.
    private func edit(_ key: UIKey) -> Bool {
        guard let client, key.modifierFlags.contains(.control),
            key.modifierFlags.isDisjoint(with: [.alternate, .command])
        else { return false }
        let shift = key.modifierFlags.contains(.shift)
        if key.keyCode == .keyboardInsert {
            client.copy(nil)
            return true
        }
        switch (key.charactersIgnoringModifiers, shift) {
        case ("a", false): client.selectAll(nil)
        case ("c", false): client.copy(nil)
        case ("x", false): client.cut(nil)
        case ("v", _): client.paste(nil)
        // Where nothing was typed it is for what is around the text.
        case ("z", false): return undo()
        case ("z", true), ("y", false): return redo()
        default: return false
        }
        return true
    }

    private func type(_ key: UIKey) -> Bool {
        guard let client, client.isTextEditable,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        switch key.keyCode {
        case .keyboardReturnOrEnter:
            endComposition()
            return client.returnWasPressed()
        case .keyboardTab:
            guard client.hasLines, !key.modifierFlags.contains(.shift) else { return false }
            client.insertText("\t")
            return true
        case .keyboardInsert where key.modifierFlags.contains(.shift):
            client.paste(nil)
            return true
        default: break
        }
        guard let first = key.characters.unicodeScalars.first, first.value >= 0x20,
            first.value != 0x7F
        else { return false }
        client.insertText(key.characters)
        return true
    }
}
