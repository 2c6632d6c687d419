import Foundation

extension UIMenuElement {
    /// Does what choosing the element is to do.
    ///
    /// - Parameters:
    ///   - sender: What an action is told; a command is looked for from it on, when it is a
    ///     responder and nobody else is the first one.
    ///   - window: The one that the menu was in.
    final func perform(from sender: NSObject?, in window: UIWindow?) {
        if let action = self as? UIAction { action.perform(from: sender) }
        guard let command = self as? UICommand else { return }
        let interactionView = (sender as? any UIInteraction)?.view
        var responder =
            window?.firstResponder ?? sender as? UIResponder ?? interactionView ?? window?
            .focusedView
            ?? window?.rootViewController?.presentedLeaf
        while let current = responder {
            if ExposedMembers.canSend(command.action, to: current) {
                ExposedMembers.send(command.action, to: current, from: command, for: nil)
                return
            }
            responder = current.next
        }
    }
}

extension UIMenu {
    /// The menu is about to be shown anew: what was asked for each time is asked for again.
    final func forgetDeferredElements() {
        for child in children {
            (child as? UIDeferredMenuElement)?.forgetElements()
            (child as? UIMenu)?.forgetDeferredElements()
        }
    }
}
