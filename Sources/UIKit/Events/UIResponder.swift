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

    /// Whether keys and editing commands come here first. Each window has a first responder of its
    /// own.
    open var isFirstResponder: Bool { windowForResponding?.firstResponder === self }

    /// False unless a class overrides it. A view that says yes also has to be in a window.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether another object may become the first responder in this one's place.
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

    /// What Control-X and the menu of a text ask for. What isn't handled goes to the next
    /// responder.
    open func cut(_ sender: Any?) { next?.cut(sender) }
    /// What Control-C and the menu of a text ask for. What isn't handled goes to the next
    /// responder.
    open func copy(_ sender: Any?) { next?.copy(sender) }
    /// What Control-V and the menu of a text ask for. What isn't handled goes to the next
    /// responder.
    open func paste(_ sender: Any?) { next?.paste(sender) }
    /// What the menu of a text asks for: the word at the caret. What isn't handled goes to the next
    /// responder.
    open func select(_ sender: Any?) { next?.select(sender) }
    /// What Control-A and the menu of a text ask for. What isn't handled goes to the next
    /// responder.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
    /// What the menu of a text asks for. What isn't handled goes to the next responder.
    open func delete(_ sender: Any?) { next?.delete(sender) }

    // MARK: - Touches

    /// Fingers, or the mouse with its button, went down in this view. Override all four of these
    /// methods; calling `super` hands the touches to the next responder as well.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Touches that began here moved, wherever they are now.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Touches that began here were lifted, wherever they are now.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches that began here were taken away: a recognizer has them, or the window lost the
    /// pointer. Undo what they began.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: - Keys

    /// Keys went down. Call `super` with those that aren't used: what nobody uses works the window,
    /// such as Tab.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// A press changed its force. No key of a keyboard does.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys that went down here were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Keys that went down here are no longer told of, such as when the window lost the keyboard.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
}
