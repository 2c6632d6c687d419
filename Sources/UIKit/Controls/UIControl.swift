import Foundation

/// A view that a person works: it turns touches into events, and events into actions.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    // MARK: - State

    /// Whether the control can be worked. One that is disabled drops the touch that is at it, gives
    /// the keyboard up, and is told of as unavailable.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    /// A state that looks different and does nothing else; most controls never change it by
    /// themselves.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control looks pressed. A touch sets it while it is within reach and takes it
    /// back afterwards.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// What the control is at, all told.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        if isFocused { state.insert(.focused) }
        return state
    }

    private func stateDidChange() {
        if !isEnabled {
            if let window, isFocused { window.focus.lose(self, in: window) }
            cancelTracking(event: nil)
        }
        controlStateDidChange()
        setNeedsLayout()
        window?.accessibilityDidChange()
    }

    /// The actions for the events are about to be performed, whatever brought the events about.
    func willSendActions(for events: Event) {}

    /// Subclasses show their new state.
    func controlStateDidChange() {}

    /// Where the content stands across when there is room left. Buttons and text fields heed it;
    /// with `fill` it is at the side where reading begins.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// Where the content stands down when there is room left.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    // MARK: - Actions

    private var handlers = ControlHandlers()

    /// Adds an action for the events; one of the same identifier takes the old one's place.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        handlers.add(action, for: controlEvents)
    }

    /// Takes the action of the same identifier away for these events; for others it stays.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(action.identifier, for: controlEvents)
    }

    /// Takes an action away for these events; for others it stays.
    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
    ) {
        handlers.remove(actionIdentifier, for: controlEvents)
    }

    /// Adds the target's method for the events. A `nil` target is looked for along the responders.
    ///
    /// - Parameters:
    ///   - target: Held weakly.
    ///   - action: Takes no argument, the control, or the control and the event.
    ///   - controlEvents: What it is called for.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.add(target: target, action, for: controlEvents)
    }

    /// `nil` stands for any target, and for any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.remove(target: target, action, for: controlEvents)
    }

    /// Performs the actions for all of the events.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, nil)
    }

    private func send(_ events: Event, _ event: UIEvent?) {
        willSendActions(for: events)
        // A copy: an action may add or remove others.
        let handlers = handlers
        handlers.send(events, from: self, event: event)
    }

    /// Whether something is done on one of the events.
    final func hasActions(for events: Event) -> Bool { handlers.responds(to: events) }

    /// Performs one action; subclasses may watch or stop it here.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    /// Calls one method of a target; subclasses may watch or stop it here.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    // MARK: - Menu

    /// What opens the control's menu; there is one while `isContextMenuInteractionEnabled` is true.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether the control asks itself for a menu, by
    /// `contextMenuInteraction(_:configurationForMenuAtLocation:)`.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if newValue {
                let interaction = UIContextMenuInteraction(delegate: self)
                contextMenuInteraction = interaction
                addInteraction(interaction)
            } else if let interaction = contextMenuInteraction {
                contextMenuInteraction = nil
                removeInteraction(interaction)
            }
        }
    }

    /// Whether the menu opens as soon as the control is pressed, in the place of its actions.
    open var showsMenuAsPrimaryAction = false

    /// The point of the control that its menu grows from.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        nil
    }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// An element of the control's menu is about to be performed.
    func menuElementWasChosen(_ element: UIMenuElement) {}

    /// Opens the menu, if the control is one that has a menu in the place of actions.
    private func openPrimaryMenu(
        at location: CGPoint, by origin: UIContextMenuInteraction.Origin, _ event: UIEvent?
    ) -> Bool {
        guard showsMenuAsPrimaryAction, isEnabled, let interaction = contextMenuInteraction else {
            return false
        }
        send(.menuActionTriggered, event)
        return interaction.open(
            at: location, anchor: convert(bounds, to: nil), by: origin)
    }

    // MARK: - Tracking

    /// Whether a touch works the control now.
    open var isTracking: Bool { trackedTouch != nil }

    /// The one touch that works the control; others are left alone.
    private var trackedTouch: UITouch?

    /// Whether that touch is inside of the control.
    open private(set) var isTouchInside = false

    /// Return false to have nothing more of the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Return false to have nothing more of the touch.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch that works the control has gone, inside or outside. Called before the actions of
    /// `touchUpInside`; does nothing by itself.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch was taken away: by a scroll view, by being disabled, by leaving the window. No
    /// `touchUpInside` follows; does nothing by itself.
    open func cancelTracking(with event: UIEvent?) {}

    /// How far outside a finger still counts as inside once it is down, in points.
    private static let trackingMargin: CGFloat = 70

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        if openPrimaryMenu(at: touch.windowLocation, by: .pointer, event) {
            contextMenuInteraction?.holdingDidMove(to: touch.windowLocation)
            return
        }
        trackedTouch = touch
        isTouchInside = true
        guard beginTracking(touch, with: event) else {
            stopTracking()
            return
        }
        isHighlighted = true
        send(.touchDown, event)
        if touch.tapCount > 1 { send(.touchDownRepeat, event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else {
            if let touch = touches.first, showsMenuAsPrimaryAction {
                contextMenuInteraction?.holdingDidMove(to: touch.windowLocation)
            }
            return
        }
        let wasInside = isTouchInside
        isTouchInside = isWithinReach(touch)
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        isHighlighted = isTouchInside
        if isTouchInside != wasInside {
            send(isTouchInside ? .touchDragEnter : .touchDragExit, event)
        }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else {
            if let touch = touches.first, showsMenuAsPrimaryAction {
                contextMenuInteraction?.holdingDidEnd(at: touch.windowLocation)
            }
            return
        }
        let inside = isWithinReach(touch)
        endTracking(touch, with: event)
        stopTracking()
        if inside {
            send(.touchUpInside, event)
            if sendsPrimaryActionOnTouch {
                send(.primaryActionTriggered, event)
            }
        } else {
            send(.touchUpOutside, event)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTracking(event: event)
    }

    /// Ends the tracking for a reason that is not the finger's.
    private func cancelTracking(event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, event)
    }

    private func isWithinReach(_ touch: UITouch) -> Bool {
        let margin = touch.type == .indirectPointer ? 0 : Self.trackingMargin
        return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
    }

    private func stopTracking() {
        trackedTouch = nil
        isTouchInside = false
        isHighlighted = false
    }

    /// Whether a touch on the control is what it is there for, as with a button.
    var sendsPrimaryActionOnTouch: Bool { true }

    /// A control takes a tap before a recognizer of a view around it does
    /// (https://developer.apple.com/documentation/uikit/uigesturerecognizer, "Interacting with Other
    /// User Interface Controls").
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else {
            return true
        }
        return !isEnabled || tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    // MARK: - Keys

    /// Works the control by a key, without modifiers but Shift; true when the key was used.
    func handleKey(_ key: UIKey) -> Bool { false }

    /// What the focused control, or the control around what is focused, doesn't use goes on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unhandled = presses.filter { !handlePress($0) }
        if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
    }

    private func handlePress(_ press: UIPress) -> Bool {
        guard isEnabled, let window, let focused = window.focusedView,
            focused.isDescendant(of: self), let key = press.key,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
            handleKey(key) || presses(focused, with: key)
        else { return false }
        window.focus.show(in: window)
        return true
    }

    /// Space and Return press what is focused, before a scroll view around it takes them for pages.
    private func presses(_ focused: UIView, with key: UIKey) -> Bool {
        // A text that is being edited is at work already: its Return is for what is around it.
        if focused.isFirstResponder, focused is any TextEditorClient { return false }
        return [.keyboardSpacebar, .keyboardReturnOrEnter].contains(key.keyCode)
            && focused.accessibilityActivate()
    }

    // MARK: - Focus and accessibility

    open override var canBecomeFocused: Bool { isEnabled }

    @discardableResult open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        let frame = convert(bounds, to: nil)
        if openPrimaryMenu(at: CGPoint(x: frame.midX, y: frame.midY), by: .keyboard, nil) {
            return true
        }
        send(.touchDown, nil)
        send(.touchUpInside, nil)
        send(.primaryActionTriggered, nil)
        return true
    }

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}
