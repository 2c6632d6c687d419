public import UIKit

// A keyboard, and an input method.

extension TestScreen {
    /// Types a text, key by key, to whoever has the keyboard; a line end is the Return key, and a tab
    /// the Tab key.
    public func type(_ text: String) {
        for character in text {
            switch character {
            case "\n", "\r", "\r\n": press(.returnKey)
            case "\t": press(.tab)
            default: press(character)
            }
        }
    }

    /// Presses and releases the key of a character, with modifiers held.
    public func press(
        _ character: Character, shift: Bool = false, control: Bool = false
    ) {
        let scalar = character.unicodeScalars.first?.value ?? 0
        // X11's numbers: Latin-1 as it is, the rest of Unicode above 0x0100_0000.
        let keyValue = scalar < 0x100 ? scalar : 0x0100_0000 + scalar
        sendKey(keyValue, characters: String(character), shift: shift, control: control)
    }

    /// What an input method would show that composes a text.
    ///
    /// - Parameters:
    ///   - text: What is composed so far.
    ///   - caret: In Unicode scalars; the end unless it is said.
    public func compose(_ text: String, caret: Int? = nil) {
        settle()
        host.compose(.compose(text, caret: caret ?? text.unicodeScalars.count))
        settle()
    }

    /// What an input method does that settles on a text.
    public func commit(_ text: String) {
        settle()
        host.compose(.commit(text))
        settle()
    }

    /// Presses the primary button of a mouse, and releases it there.
    ///
    /// - Parameters:
    ///   - location: In the window, in points.
    ///   - times: One after the other, as in a double click.
    ///   - shift: Whether the Shift key is held.
    public func click(at location: CGPoint, times: Int = 1, shift: Bool = false) {
        settle()
        for _ in 0..<times {
            send(.began, location, device: .mouse, modifiers: shift ? .shift : [])
            send(.ended, location, device: .mouse, modifiers: shift ? .shift : [])
        }
        settle()
    }
}
