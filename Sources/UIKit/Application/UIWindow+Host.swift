package import Foundation

// What the platform tells a window.

extension UIWindow: HostWindowDelegate {
    package func hostWindow(_ window: any HostWindow, didResizeTo size: CGSize, scale: CGFloat) {
        resize(to: size) { frame = CGRect(origin: frame.origin, size: size) }
        if scale != Platform.current.traits.displayScale {
            Platform.current.traits = UITraitCollection(displayScale: scale)
                .over(Platform.current.traits)
        }
        environmentDidChange()
        setNeedsFrame()
    }

    package func hostWindow(_ window: any HostWindow, drawFrameAt time: TimeInterval) -> RenderNode?
    {
        frameNode()
    }

    package func hostWindow(_ window: any HostWindow, received event: HostPointerEvent) {
        touchDispatcher.receive(event)
    }

    package func hostWindow(_ window: any HostWindow, received event: HostKeyEvent) -> Bool {
        let key = UIKey(
            characters: event.characters, keyCode: UIKeyboardHIDUsage(keyValue: event.keyValue),
            modifierFlags: UIKeyModifierFlags(event.modifiers))
        let press = UIPress(key: key)
        press.phase = event.isPress ? .began : .ended
        press.timestamp = event.time
        let presses = UIPressesEvent()
        presses.presses = [press]
        presses.timestamp = event.time
        presses.modifierFlags = key.modifierFlags
        // As on iOS, what one event changed is in its place before the next one comes.
        if hasWork || awaitsTurn { update() }
        UIApplication.shared.sendEvent(presses, in: self)
        return KeyboardFocus.isNavigationKey(key) || firstResponder is any UIKeyInput
    }

    package func hostWindow(_ window: any HostWindow, received event: HostTextEvent) {
        guard let input = firstResponder as? any UIKeyInput else { return }
        WindowTextInput.receive(event, for: input)
    }

    package func hostWindow(
        _ window: any HostWindow, perform action: String, on identifier: ObjectIdentifier
    ) {
        guard let object = AccessibleElements.object(identifier, in: self) else { return }
        self.perform(action, on: object)
    }

    package func hostWindow(
        _ window: any HostWindow, setValue value: Double, of identifier: ObjectIdentifier
    ) {
        AccessibleElements.object(identifier, in: self)?.setAccessibleValue(value)
    }

    package func hostWindow(
        _ window: any HostWindow, setText text: String, of identifier: ObjectIdentifier
    ) {
        let view = AccessibleElements.view(identifier, in: self) as? any TextEditorClient
        view?.editor.takeAccessibleText(text)
    }

    package func hostWindow(
        _ window: any HostWindow, selectText anchor: Int, to caret: Int,
        of identifier: ObjectIdentifier
    ) {
        let view = AccessibleElements.view(identifier, in: self) as? any TextEditorClient
        view?.editor.selectAccessibly(anchor, caret)
    }

    package func hostWindow(_ window: any HostWindow, didFocus identifier: ObjectIdentifier) {
        guard let view = AccessibleElements.view(identifier, in: self),
            view.canTakeAccessibleFocus
        else { return }
        if let cell = view as? UITableViewCell, let indexPath = cell.indexPath {
            cell.tableView?.keyboard.rowWasTouched(indexPath)
        }
        focus.move(to: view.keyboardOwner, in: self)
    }

    package func hostWindow(_ window: any HostWindow, didBecomeActive active: Bool) {
        if active { makeKey() }
        (firstResponder as? any TextEditorClient)?.editor.canvas.setNeedsLayout()
        windowScene?.activationDidChange(active)
        // Another window of the app may have become active before this one heard that it isn't.
        let isOtherActive = UIApplication.shared.keyWindow.map { $0 !== self } ?? false
        UIApplication.shared.activityDidChange(active || isOtherActive)
    }

    package func hostWindowDidClose(_ window: any HostWindow) {
        UIApplication.shared.windowWasClosed(self)
    }
}

extension UIKeyModifierFlags {
    init(_ modifiers: HostModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alternate) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
        if modifiers.contains(.capsLock) { insert(.alphaShift) }
    }
}
