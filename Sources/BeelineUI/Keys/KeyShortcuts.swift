public import UIKit

/// Keys that do something on a screen, without a selector.
///
///     private lazy var shortcuts = KeyShortcuts([
///         .init("n", .command) { [weak self] in self?.add() }
///     ])
///
///     override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
///         if !shortcuts.perform(presses) { super.pressesBegan(presses, with: event) }
///     }
///
/// Whoever stands before the controller in the responder chain has the first say: a text field keeps
/// the keys that edit text.
@MainActor public struct KeyShortcuts {
    /// A key and what it does.
    public struct Shortcut {
        let input: String
        let modifiers: UIKeyModifierFlags
        let action: @MainActor () -> Void

        /// - Parameters:
        ///   - input: The small character of the key.
        ///   - modifiers: What has to be held, and nothing else. For `.command` Control does as
        ///     well, which is where desktops have it.
        ///   - action: What the keys do.
        public init(
            _ input: String, _ modifiers: UIKeyModifierFlags = [],
            action: @escaping @MainActor () -> Void
        ) {
            self.input = input
            self.modifiers = modifiers
            self.action = action
        }

        fileprivate func isMeant(by held: UIKeyModifierFlags) -> Bool {
            let onDesktop = modifiers.subtracting(.command).union(.control)
            return held == modifiers || (modifiers.contains(.command) && held == onDesktop)
        }
    }

    private let shortcuts: [Shortcut]
    private static let known: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    /// - Parameter shortcuts: The first one that fits is taken.
    public init(_ shortcuts: [Shortcut]) {
        self.shortcuts = shortcuts
    }

    /// Does what the first of the presses is for.
    ///
    /// - Returns: Whether it was for anything.
    public func perform(_ presses: Set<UIPress>) -> Bool {
        for press in presses {
            guard let key = press.key else { continue }
            let held = key.modifierFlags.intersection(Self.known)
            let match = shortcuts.first {
                $0.input == key.charactersIgnoringModifiers.lowercased() && $0.isMeant(by: held)
            }
            guard let match else { continue }
            match.action()
            return true
        }
        return false
    }
}
