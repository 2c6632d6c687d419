import Foundation

/// What a control does on which events, in the order in which it was told.
@MainActor struct ControlHandlers {
    private enum Handler {
        case action(UIAction)
        case target(TargetAction)
        /// The target is looked for along the responder chain.
        case responder(Selector)
    }

    private var entries: [(events: UIControl.Event, handler: Handler)] = []

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(action.identifier, for: events)
        entries.append((events, .action(action)))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        remove(for: events) { handler in
            guard case .action(let action) = handler else { return false }
            return action.identifier == identifier
        }
    }

    mutating func add(target: Any?, _ selector: Selector, for events: UIControl.Event) {
        remove(target: target, selector, for: events)
        guard let target else {
            entries.append((events, .responder(selector)))
            return
        }
        entries.append((events, .target(TargetAction(target: target, selector: selector))))
    }

    mutating func remove(target: Any?, _ selector: Selector?, for events: UIControl.Event) {
        remove(for: events) { handler in
            switch handler {
            case .action: false
            case .target(let action): action.matches(target: target, selector: selector)
            case .responder(let known): target == nil && (selector == nil || known == selector)
            }
        }
    }

    private mutating func remove(
        for events: UIControl.Event, where matches: (Handler) -> Bool
    ) {
        for index in entries.indices where matches(entries[index].handler) {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty }
    }

    /// Whether something is done on one of the events.
    func responds(to events: UIControl.Event) -> Bool {
        entries.contains { !$0.events.isDisjoint(with: events) }
    }

    func send(_ events: UIControl.Event, from control: UIControl, event: UIEvent?) {
        for entry in entries where !entry.events.isDisjoint(with: events) {
            switch entry.handler {
            case .action(let action): control.sendAction(action)
            case .target(let action):
                guard let target = action.target else { continue }
                control.sendAction(action.selector, to: target, for: event)
            case .responder(let selector):
                control.sendAction(selector, to: nil, for: event)
            }
        }
    }
}
