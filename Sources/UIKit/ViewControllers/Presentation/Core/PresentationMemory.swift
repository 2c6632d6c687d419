import Foundation

/// Who had the keyboard before a presentation, to get it back afterwards.
@MainActor final class PresentationMemory {
    private weak var window: UIWindow?
    private weak var focus: UIView?
    private weak var responder: UIResponder?

    func remember(_ window: UIWindow) {
        self.window = window
        focus = window.focus.view
        responder = window.firstResponder
    }

    /// What is covered gets no keys.
    func resignFirstResponder() {
        responder?.resignFirstResponder()
    }

    /// Where the keyboard was put meanwhile, it stays.
    func restore() {
        guard let window else { return }
        if let focus, focus.window === window, !window.focus.wasPut(into: window.focusRoot) {
            window.focus.move(to: focus, in: window)
        }
        if let responder, responder.windowForResponding === window, window.firstResponder == nil {
            responder.becomeFirstResponder()
        }
        responder = nil
        focus = nil
    }
}

/// The key by which a person is rid of a sheet or a popover.
@MainActor enum PresentationKeys {
    static func handle(_ press: UIPress, in window: UIWindow) -> Bool {
        guard press.phase == .began, press.key?.keyCode == .keyboardEscape,
            let presentation = window.rootViewController?.presentedLeaf.ownPresentation
        else { return false }
        if presentation.phase == .presenting, presentation.active.canBeDismissedByPerson {
            // A key that comes while the sheet does is not lost.
            presentation.whenAtRest { presentation.active.dismissByPerson() }
            return true
        }
        return presentation.active.dismissByPerson()
    }
}
