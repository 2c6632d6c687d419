// A bar's buttons take the keyboard's focus and never are first responders. So on iOS a key that they
// have no use for is for the responders of the screen below, as it is without a focus
// (https://developer.apple.com/documentation/uikit/focus-based-navigation).

extension UIView {
    /// The screen to whose bar the view belongs; nil for what is on a screen itself.
    final var screenOfBar: UIViewController? {
        var responder: UIResponder? = next
        while let candidate = responder, !(candidate is UINavigationController) {
            responder = candidate.next
        }
        let screen = (responder as? UINavigationController)?.shownChild
        guard let view = screen?.viewIfLoaded, view.window != nil, !isDescendant(of: view) else {
            return nil
        }
        return screen
    }
}

extension UINavigationController {
    /// Hands keys that a bar has no use for to the screen, once; they come back through its responders.
    final func offer(_ presses: Set<UIPress>, _ event: UIPressesEvent?) -> Bool {
        guard let event, !event.wasOfferedToScreen, let window = viewIfLoaded?.window,
            window.firstResponder == nil, let screen = window.focusedView?.screenOfBar,
            screen === shownChild
        else { return false }
        event.wasOfferedToScreen = true
        screen.pressesBegan(presses, with: event)
        return true
    }
}
