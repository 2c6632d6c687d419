import Foundation

/// Where the keyboard is in a window: which view it works, and how it goes from one to the next.
@MainActor final class KeyboardFocus {
    private(set) weak var view: UIView?
    /// Where the focused view was when it left the window; the focus goes to what is nearest.
    private var lostPlace: CGPoint?
    /// Whether somebody put the focus where it is, rather than that it fell there after a loss.
    private var isChosen = false
    /// Whether the focus came by the keyboard, so that a ring shows where it is.
    private(set) var isVisible = false

    /// Moves on Tab, works the view on Space and Return; true when the key was used.
    func handle(_ press: UIPress, in window: UIWindow) -> Bool {
        guard let key = press.key else { return false }
        if key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) {
            switch key.keyCode {
            case .keyboardTab:
                move(forward: !key.modifierFlags.contains(.shift), in: window)
                return true
            case .keyboardSpacebar: return activateFocused(in: window)
            case .keyboardReturnOrEnter:
                return activateFocused(in: window) || pressButton(.primary, in: window)
            case .keyboardEscape: return pressButton(.cancel, in: window)
            default: break
            }
        }
        return false
    }

    private func activateFocused(in window: UIWindow) -> Bool {
        // A text that is being edited is at work already.
        guard let view, Self.isReachable(view, in: window),
            !view.isFirstResponder || !(view is any TextEditorClient)
        else { return false }
        show(in: window)
        return view.accessibilityActivate()
    }

    /// Works the button that is there for Return or for Escape, wherever the focus is.
    ///
    /// - Complexity: O(*n*) in the number of views in the window.
    private func pressButton(_ role: UIButton.Role, in window: UIWindow) -> Bool {
        let button = Self.views(in: window.focusRoot).first {
            ($0 as? UIButton)?.role == role && ($0 as? UIButton)?.isEnabled == true
        }
        return button?.accessibilityActivate() ?? false
    }

    /// Whether the desktop has to leave the key to us.
    static func isNavigationKey(_ key: UIKey) -> Bool {
        navigationKeys.contains(key.keyCode)
    }

    private static let navigationKeys: Set<UIKeyboardHIDUsage> = [
        .keyboardTab, .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardUpArrow,
        .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageUp,
        .keyboardPageDown, .keyboardHome, .keyboardEnd,
    ]

    func move(to next: UIView?, in window: UIWindow) {
        if next === view { isChosen = true }
        guard next !== view, leavesText(for: next, in: window) else { return }
        let context = UIFocusUpdateContext(from: view, to: next)
        let coordinator = UIFocusAnimationCoordinator()
        let old = view
        view = next
        isChosen = true
        old?.didUpdateFocus(in: context, with: coordinator)
        next?.didUpdateFocus(in: context, with: coordinator)
        coordinator.run()
        next?.scrollIntoView()
        window.accessibilityDidChange()
        (next as? any TextEditorClient)?.becomeFirstResponder()
    }

    /// A text that the keyboard leaves is edited no more, if it lets go.
    private func leavesText(for next: UIView?, in window: UIWindow) -> Bool {
        guard let next, let text = window.firstResponder as? any TextEditorClient, text !== next
        else { return true }
        return text.resignFirstResponder()
    }

    /// As `move(to:in:)`, by a key: the ring shows.
    func moveByKeyboard(to next: UIView, in window: UIWindow) {
        show(in: window)
        move(to: next, in: window)
    }

    /// The focused view is about to leave; what takes its place gets the focus with the next layout.
    func viewWillLeave(_ leaving: UIView, _ window: UIWindow) {
        if let view, view.isDescendant(of: leaving) { lose(view, in: window) }
    }

    /// The focus is not to stay where it is; the nearest view gets it with the next layout.
    func lose(_ view: UIView, in window: UIWindow) {
        lostPlace = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        move(to: nil, in: window)
    }

    /// Whether the keyboard can come to the view, as things stand now.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    private static func isReachable(_ view: UIView, in window: UIWindow) -> Bool {
        guard view.canBecomeFocused, view.isDescendant(of: window.focusRoot) else { return false }
        return sequence(first: view, next: \.superview).allSatisfy(isOpen)
    }

    private static func isOpen(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha >= UIView.leastSeenAlpha && view.isUserInteractionEnabled
            && !(view.viewController?.activeSearch?.obscuresPresenter ?? false)
    }

    /// Takes the focus from a view that can't have it any more, and gives it to the view that is
    /// nearest to where it was lost.
    ///
    /// - Complexity: O(*d*) in the depth of the tree; after a loss O(*n*) in the number of views in
    ///   the window.
    func restore(in window: UIWindow) {
        if let view, !Self.isReachable(view, in: window) { lose(view, in: window) }
        guard let place = lostPlace else { return }
        lostPlace = nil
        func distance(_ view: UIView) -> CGFloat {
            let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            return hypot(middle.x - place.x, middle.y - place.y)
        }
        let nearest = Self.stops(in: window.focusRoot).min { distance($0) < distance($1) }
        guard view == nil else { return }
        move(to: nearest, in: window)
        isChosen = false
    }

    /// Whether the focus was put into a view, by a person or the program, and not just fell there.
    func wasPut(into root: UIView) -> Bool {
        guard isChosen, let view else { return false }
        return view.isDescendant(of: root)
    }

    /// - Complexity: O(*n*) in the number of views in the window.
    private func move(forward: Bool, in window: UIWindow) {
        let stops = Self.stops(in: window.focusRoot)
        isVisible = true
        guard let first = stops.first, let last = stops.last else {
            move(to: nil, in: window)
            return
        }
        guard let current = stops.firstIndex(where: { $0 === view }) else {
            move(to: forward ? first : last, in: window)
            return
        }
        let next = (current + (forward ? 1 : stops.count - 1)) % stops.count
        move(to: stops[next], in: window)
        window.setNeedsFrame()
    }

    /// The keyboard is in use: the ring is to be seen.
    func show(in window: UIWindow) {
        isVisible = true
        window.setNeedsFrame()
    }

    func hide(in window: UIWindow) {
        guard isVisible else { return }
        isVisible = false
        window.setNeedsFrame()
    }

    /// All views that the keyboard can come to, in the order of the tree.
    private static func stops(in view: UIView) -> [UIView] {
        views(in: view).filter(\.canBecomeFocused)
    }

    /// All views that can be worked, in the order of the tree.
    private static func views(in view: UIView) -> [UIView] {
        guard isOpen(view) else { return [] }
        return [view] + view.subviewsInReadingOrder.flatMap(views)
    }

    // MARK: - Ring

    /// A line around the focused view, outside of it, in its tint colour.
    func ring(in window: UIWindow) -> RenderNode? {
        guard isVisible, let view, view.window === window, !view.drawsOwnFocus else { return nil }
        let width: CGFloat = 3
        let gap: CGFloat = 2
        let frame = view.convert(view.focusRingBounds, to: nil)
            .insetBy(dx: -gap - width, dy: -gap - width)
        let radius = max(view.focusCornerRadius, 4) + gap + width
        let color = (view.tintColor ?? .tintColor).cgColor(with: view.traitCollection)
        return .border(
            RoundedRectangle(frame, radius: radius), width: width,
            color: color.copy(alpha: 0.6) ?? color)
    }
}

extension UIWindow {
    /// What the keyboard and assistive technology are kept to: a menu that is open, or the controller
    /// on top, if it covers the others.
    var focusRoot: UIView {
        openMenu?.top ?? rootViewController?.coveringView ?? self
    }
}
