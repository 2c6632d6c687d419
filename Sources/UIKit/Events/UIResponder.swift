public import Foundation

/// Whatever can receive events: what it does not handle goes to `next`.
@MainActor open class UIResponder: NSObject, ExposesMembers {
    public override init() {
        super.init()
    }

    /// The methods and properties that others may reach by name: actions, outlets, keys.
    open class var exposedMembers: ExposedMembers { ExposedMembers() }

    /// Who gets the events that this responder leaves alone.
    open var next: UIResponder? { nil }

    /// The window in which this responder can be the first one.
    var windowForResponding: UIWindow? { nil }

    // MARK: - First responder

    open var isFirstResponder: Bool { windowForResponding?.firstResponder === self }

    open var canBecomeFirstResponder: Bool { false }

    open var canResignFirstResponder: Bool { true }

    /// Makes this object the first to be asked about keys; true when it is afterwards.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard let window = windowForResponding else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponderDidChange(to: self)
        return window.firstResponder === self
    }

    /// Gives that role up; true when this object does not have it afterwards.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        windowForResponding?.firstResponderDidChange(to: nil)
        return true
    }

    /// The object has become the first responder, or is it no more.
    func firstResponderStatusDidChange(to isFirst: Bool) {}

    /// What is shown at the bottom of the window while this object is the first responder.
    open var inputView: UIView? { nil }

    /// What is shown above `inputView` while this object is the first responder.
    open var inputAccessoryView: UIView? { next?.inputAccessoryView }

    /// Shows `inputView` and `inputAccessoryView` anew, when they are others now.
    open func reloadInputViews() {
        if isFirstResponder { windowForResponding?.inputViewsDidChange() }
    }

    // MARK: - Editing

    /// Takes back and does again what was done here; the next responder's unless there is one of its
    /// own.
    open var undoManager: UndoManager? { next?.undoManager }

    /// The keys that this object has something to do for, while it is in the responder chain.
    open var keyCommands: [UIKeyCommand]? { nil }

    open func cut(_ sender: Any?) { next?.cut(sender) }
    open func copy(_ sender: Any?) { next?.copy(sender) }
    open func paste(_ sender: Any?) { next?.paste(sender) }
    open func select(_ sender: Any?) { next?.select(sender) }
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
    open func delete(_ sender: Any?) { next?.delete(sender) }

    // MARK: - Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: - Keys

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
}
