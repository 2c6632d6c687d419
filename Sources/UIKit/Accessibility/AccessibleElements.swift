import Foundation

/// Reads from the tree of views what assistive technology is to be told, in reading order.
@MainActor enum AccessibleElements {
    /// - Complexity: O(*n*) in the number of views in the window.
    static func list(in window: UIWindow) -> [HostAccessibleElement] {
        var elements: [HostAccessibleElement] = []
        visit(window.accessibleRoot) { elements.append(element($0, in: $1)) }
        return elements
    }

    static func object(
        _ identifier: ObjectIdentifier, in window: UIWindow
    ) -> (any AccessibleObject)? {
        var found: (any AccessibleObject)?
        visit(window.accessibleRoot) { object, _ in
            if ObjectIdentifier(object) == identifier { found = object }
        }
        return found
    }

    static func view(_ identifier: ObjectIdentifier, in window: UIWindow) -> UIView? {
        object(identifier, in: window) as? UIView
    }

    /// Calls a closure with each object that is an element, and the list or grid that holds it; what
    /// is inside of an element is part of it.
    static func visit(
        _ view: UIView, in container: UIView? = nil,
        _ body: (any AccessibleObject, UIView?) -> Void
    ) {
        guard !view.isHidden, view.alpha >= UIView.leastSeenAlpha, !view.accessibilityElementsHidden
        else { return }
        if view.isAccessibilityElement {
            body(view, container)
            return
        }
        var container = container
        let details = view.accessibleDetails
        if details.isContainer {
            body(view, container)
            if details.role?.holdsOthers ?? false { container = view }
        }
        if let elements = view.accessibilityElements {
            visit(elements, in: container, body)
            return
        }
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
        for subview in modal.map({ [$0] }) ?? view.subviewsInReadingOrder {
            visit(subview, in: container, body)
        }
    }

    /// What a container names takes the place, and the order, of its subviews.
    private static func visit(
        _ elements: [Any], in container: UIView?, _ body: (any AccessibleObject, UIView?) -> Void
    ) {
        for element in elements {
            if let view = element as? UIView {
                visit(view, in: container, body)
            } else if let element = element as? UIAccessibilityElement,
                element.isAccessibilityElement
            {
                body(element, container)
            }
        }
    }

    private static func element(
        _ object: any AccessibleObject, in container: UIView?
    ) -> HostAccessibleElement {
        let traits = object.accessibilityTraits
        let details = object.accessibleDetails
        let position = (object as? UIView)?.positionInList
        var element = HostAccessibleElement(
            identifier: ObjectIdentifier(object),
            role: details.role ?? role(object, traits),
            label: object.accessibilityLabel ?? "", value: object.accessibilityValue,
            hint: object.accessibilityHint, frame: object.accessibleFrame,
            isEnabled: !traits.contains(.notEnabled),
            isSelected: details.isOn ?? traits.contains(.selected),
            isFocusable: object.canTakeAccessibleFocus)
        element.range = details.range
        element.text = details.text
        element.customActions = (object.accessibilityCustomActions ?? []).map(\.name)
        element.positionInList = position?.number ?? 0
        element.countOfList = position?.count ?? 0
        if element.role.holdsOthers, let count = (object as? UIView)?.countInList {
            element.countOfList = count
        }
        element.container = container.map { ObjectIdentifier($0) }
        return element
    }

    /// The role that follows from where a view stands, or from the traits.
    private static func role(
        _ object: any AccessibleObject, _ traits: UIAccessibilityTraits
    ) -> HostAccessibleElement.Role {
        guard let view = object as? UIView else { return role(traits) }
        if view.superview?.accessibilityTraits.contains(.tabBar) ?? false { return .tab }
        guard view.positionInList != nil else { return role(traits) }
        return view.superview?.accessibleDetails.role == .grid ? .gridCell : .listItem
    }

    private static func role(_ traits: UIAccessibilityTraits) -> HostAccessibleElement.Role {
        if traits.contains(.toggleButton) { return .toggle }
        if traits.contains(.adjustable) { return .adjustable }
        if traits.contains(.button) { return .button }
        if traits.contains(.link) { return .link }
        if traits.contains(.searchField) { return .textField }
        if traits.contains(.header) { return .heading }
        if traits.contains(.image) { return .image }
        if traits.contains(.staticText) { return .label }
        return .group
    }
}

extension UIWindow {
    /// What assistive technology is told of.
    var accessibleRoot: UIView {
        let root = focusRoot
        return subviews.last { $0.accessibilityViewIsModal && !$0.isHidden } ?? root
    }

    /// Does what assistive technology asked for.
    func perform(_ action: String, on object: any AccessibleObject) {
        if let custom = object.accessibilityCustomActions?.first(where: { $0.name == action }) {
            custom.perform()
            return
        }
        switch action {
        case "activate": if !object.accessibilityActivate() { press(object) }
        case "increment": object.accessibilityIncrement()
        case "decrement": object.accessibilityDecrement()
        default: break
        }
    }

    /// An element that does nothing by itself is tapped in its middle, as VoiceOver does
    /// (https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivate()).
    private func press(_ object: any AccessibleObject) {
        guard !object.accessibilityTraits.contains(.notEnabled) else { return }
        let frame = object.accessibleFrame
        let place = CGPoint(x: frame.midX, y: frame.midY)
        if let view = object as? UIView {
            guard let hit = hitTest(place, with: nil), hit.isDescendant(of: view) else { return }
        }
        for phase in [HostPointerEvent.Phase.began, .ended] {
            touchDispatcher.receive(
                HostPointerEvent(
                    phase: phase, device: .touch, sequence: Self.accessibleFinger, button: 1,
                    location: place, scrollDelta: .zero, time: clock.now, modifiers: []))
        }
    }

    /// The number of a finger that no screen has.
    private static let accessibleFinger = -1
}
