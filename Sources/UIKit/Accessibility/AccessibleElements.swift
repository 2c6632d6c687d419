import Foundation

/// Reads from the tree of views what assistive technology is to be told, in reading order.
@MainActor enum AccessibleElements {
    /// - Complexity: O(*n*) in the number of views in the window.
    static func list(in window: UIWindow) -> [HostAccessibleElement] {
        var elements: [HostAccessibleElement] = []
        visit(window.focusRoot) { elements.append(element($0, in: window)) }
        return elements
    }

    static func view(_ identifier: ObjectIdentifier, in window: UIWindow) -> UIView? {
        var found: UIView?
        visit(window.focusRoot) { if ObjectIdentifier($0) == identifier { found = $0 } }
        return found
    }

    /// Calls a closure with each view that is an element; what is inside of one is part of it.
    static func visit(_ view: UIView, _ body: (UIView) -> Void) {
        guard !view.isHidden, view.alpha >= UIView.leastSeenAlpha, !view.accessibilityElementsHidden
        else { return }
        if view.isAccessibilityElement {
            body(view)
            return
        }
        for subview in view.subviews { visit(subview, body) }
    }

    private static func element(_ view: UIView, in window: UIWindow) -> HostAccessibleElement {
        let traits = view.accessibilityTraits
        return HostAccessibleElement(
            identifier: ObjectIdentifier(view), role: isTab(view) ? .tab : role(traits),
            label: view.accessibilityLabel ?? "", value: view.accessibilityValue,
            hint: view.accessibilityHint, frame: view.convert(view.bounds, to: nil),
            isEnabled: !traits.contains(.notEnabled), isSelected: traits.contains(.selected),
            isFocusable: view.canBecomeFocused)
    }

    /// A button of a bar of tabs.
    private static func isTab(_ view: UIView) -> Bool {
        view.superview?.accessibilityTraits.contains(.tabBar) ?? false
    }

    private static func role(_ traits: UIAccessibilityTraits) -> HostAccessibleElement.Role {
        if traits.contains(.toggleButton) { return .toggle }
        if traits.contains(.button) { return .button }
        if traits.contains(.link) { return .link }
        if traits.contains(.adjustable) { return .adjustable }
        if traits.contains(.searchField) { return .textField }
        if traits.contains(.header) { return .heading }
        if traits.contains(.image) { return .image }
        if traits.contains(.staticText) { return .label }
        return .group
    }
}
