public import Foundation

/// Opens a menu that belongs to a place in a view: by a long press, the secondary button, or the
/// keyboard's Menu key and Shift+F10.
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    open private(set) weak var view: UIView?

    private let press = ContextMenuPressGestureRecognizer()
    private var configuration: UIContextMenuConfiguration?
    private weak var menu: MenuPresentation?
    /// Where the menu was asked for, in the window.
    private var lastLocation = CGPoint.zero

    /// - Parameter delegate: Held weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.interaction = self
    }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(press)
        if view == nil { dismissMenu() }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Where the menu was asked for, in a view's coordinates, or the window's for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(lastLocation, from: nil) ?? lastLocation
    }

    /// Closes the menu.
    open func dismissMenu() {
        menu?.close()
    }

    /// Replaces the menu that is open by what a closure makes of it.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let menu, let shown = menu.top?.menu else { return }
        menu.replace(shown, by: block(shown))
    }

    // MARK: - Opening

    enum Origin { case press, pointer, keyboard }

    /// Who asks for a menu, or asked last.
    final private(set) var origin = Origin.press

    /// For views that are about many things: the one at a place, in the view's coordinates.
    final var subjectProvider: ((CGPoint) -> UIView?)?

    /// Whether a long press is to begin at a place, in the view's coordinates. By default it is, and
    /// nobody else hears of it.
    final var mayOpenByPress: ((CGPoint) -> Bool)?

    private func subject(at location: CGPoint) -> UIView? {
        guard let view else { return nil }
        return subjectProvider?(view.convert(location, from: nil)) ?? view
    }

    /// Whether there was a menu to open.
    @discardableResult
    final func open(at location: CGPoint, anchor: CGRect, by origin: Origin) -> Bool {
        self.origin = origin
        guard let view, let window = view.window, let subject = self.subject(at: location),
            let configuration = delegate?.contextMenuInteraction(
                self, configurationForMenuAtLocation: view.convert(location, from: nil)),
            let content = configuration.actionProvider?([])
        else { return false }
        lastLocation = location
        let request = MenuPresentation.Request(
            menu: content, anchor: anchor, sender: (view as? UIControl) ?? self,
            isByKeyboard: origin == .keyboard,
            preview: origin == .press
                ? ContextMenuPreview(of: subject, controller: configuration.previewProvider?())
                : nil,
            onSelect: { [weak view] in (view as? UIControl)?.menuElementWasChosen($0) },
            onClose: { [weak self] in self?.willEnd(configuration) },
            onEnd: { [weak self] in self?.didEnd() })
        guard let menu = MenuPresentation.open(request, in: window) else { return false }
        self.menu = menu
        self.configuration = configuration
        let animator = ContextMenuAnimator()
        try? delegate?.contextMenuInteraction(
            self, willDisplayMenuFor: configuration, animator: animator)
        animator.run(duration: 0.35)
        window.performAfterLayout { animator.finish() }
        return true
    }

    private var endAnimator: ContextMenuAnimator?

    private func willEnd(_ configuration: UIContextMenuConfiguration) {
        let animator = ContextMenuAnimator()
        endAnimator = animator
        try? delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        animator.run(duration: 0.2)
    }

    private func didEnd() {
        configuration = nil
        endAnimator?.finish()
        endAnimator = nil
    }

    // MARK: - The finger that opened the menu

    /// - Parameter location: In the window.
    final func holdingDidMove(to location: CGPoint) {
        menu?.trackHeld(location)
    }

    /// - Parameter location: In the window.
    final func holdingDidEnd(at location: CGPoint) {
        menu?.endTrackingHeld(location)
    }

    // MARK: - Long press

    final func pressDidChange() {
        let location = press.lastLocation
        switch press.state {
        case .began:
            // The finger covers its place: the menu belongs to the whole view, or to where the finger
            // is in a large one.
            let anchor = subject(at: location).map {
                ContextMenuAnchor.rectangle(of: $0, around: location)
            }
            if open(at: location, anchor: anchor ?? .zero, by: .press) {
                menu?.trackHeld(location)
            }
        case .changed: menu?.trackHeld(location)
        case .ended: menu?.endTrackingHeld(location)
        default: break
        }
    }
}

/// A long press that opens a menu and goes on to choose from it.
private final class ContextMenuPressGestureRecognizer: UILongPressGestureRecognizer {
    weak var interaction: UIContextMenuInteraction?

    override func mayBegin() -> Bool {
        guard super.mayBegin() else { return false }
        return interaction?.mayOpenByPress?(location(in: view)) ?? true
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        interaction?.pressDidChange()
    }
}

/// What a menu stands beside when a finger or a key opened it.
@MainActor enum ContextMenuAnchor {
    /// Larger views are not what a menu is about; the place in them is. In points.
    private static let largestSide: CGFloat = 200

    /// Whether a menu is about the whole view.
    static func isWhole(_ view: UIView) -> Bool {
        view.convert(view.bounds, to: nil).height <= largestSide
    }

    static func rectangle(of view: UIView, around location: CGPoint) -> CGRect {
        if isWhole(view) { return view.convert(view.bounds, to: nil) }
        return CGRect(x: location.x - 22, y: location.y - 22, width: 44, height: 44)
    }
}

/// The secondary button of a pointer.
@MainActor enum ContextMenuClick {
    static func handle(_ location: CGPoint, in window: UIWindow) {
        window.openMenu?.close()
        window.focus.hide(in: window)
        let hit = window.hitTest(window.convert(location, from: nil), with: nil)
        let anchor = CGRect(
            x: location.x, y: location.y - MenuPlacement.gap, width: 1,
            height: 2 * MenuPlacement.gap)
        open(from: hit, at: location, anchor: anchor, by: .pointer)
    }

    /// Asks the interactions of a view and of those around it, the nearest first.
    @discardableResult
    static func open(
        from view: UIView?, at location: CGPoint, anchor: CGRect,
        by origin: UIContextMenuInteraction.Origin
    ) -> Bool {
        var candidate = view
        while let current = candidate {
            for case let interaction as UIContextMenuInteraction in current.interactions
            where interaction.open(at: location, anchor: anchor, by: origin) {
                return true
            }
            candidate = current.superview
        }
        return false
    }
}

/// The keys that open the menu of what has the keyboard.
@MainActor enum ContextMenuKeys {
    static func handle(_ press: UIPress, in window: UIWindow) -> Bool {
        guard press.phase == .began, let key = press.key, isMenuKey(key),
            let view = ((window.firstResponder as? UIView) ?? window.focusedView)?.keyboardElement
        else { return false }
        let frame = view.convert(view.bounds, to: nil)
        return ContextMenuClick.open(
            from: view, at: CGPoint(x: frame.midX, y: frame.midY),
            anchor: frame, by: .keyboard)
    }

    private static func isMenuKey(_ key: UIKey) -> Bool {
        key.keyCode == .keyboardApplication
            || key.keyCode == .keyboardF10 && key.modifierFlags == .shift
    }
}
