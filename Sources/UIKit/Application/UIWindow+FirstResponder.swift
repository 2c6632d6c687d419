import Foundation

// The first responder comes and goes.

extension UIWindow {
    /// Who had the role has given it up before.
    func firstResponderDidChange(to responder: UIResponder?) {
        let old = firstResponder
        guard old !== responder else { return }
        firstResponder = responder
        old?.firstResponderStatusDidChange(to: false)
        responder?.firstResponderStatusDidChange(to: true)
        // Either may have given the role to another one.
        guard firstResponder === responder else { return }
        WindowTextInput.update(self)
        inputViewsDidChange()
        if let view = responder as? UIView, view.canBecomeFocused {
            focus.move(to: view, in: self)
        }
    }

    func inputViewsDidChange() {
        inputViews.setNeedsUpdate()
    }

    /// What leaves the window is its first responder no more, whether it wants to be or not.
    func resignFirstResponder(in view: UIView) {
        guard let current = firstResponder as? UIView, current.isDescendant(of: view) else {
            return
        }
        if !current.resignFirstResponder(), firstResponder === current {
            firstResponderDidChange(to: nil)
        }
    }
}

extension UIView {
    /// Ends the editing of the text in this view; true when nothing in it is edited any more.
    func endEditingInside(force: Bool) -> Bool {
        guard let window, let current = window.firstResponder as? UIView,
            current.isDescendant(of: self)
        else { return true }
        if current.resignFirstResponder() { return true }
        guard force else { return false }
        if window.firstResponder === current { window.firstResponderDidChange(to: nil) }
        return true
    }
}
