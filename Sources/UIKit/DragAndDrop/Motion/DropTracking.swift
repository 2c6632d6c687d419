import Foundation

/// Finds the views that a drag comes over, and asks them what they would do with it.
///
/// The calls and their order are those of
/// https://developer.apple.com/documentation/uikit/uidropinteractiondelegate.
@MainActor final class DropTracking {
    let session: DropSession
    /// What would be done now.
    private(set) var operation = UIDropOperation.cancel

    private var current: UIDropInteraction?
    /// Those that were asked whether they want the drag, with the answer: each is asked once.
    private var asked: [(interaction: UIDropInteraction, canHandle: Bool)] = []
    private var entered: [UIDropInteraction] = []

    init(_ session: DropSession) {
        self.session = session
    }

    /// - Parameter location: In the window.
    @discardableResult
    func move(to location: CGPoint, in window: UIWindow) -> UIDropOperation {
        session.move(to: location, in: window)
        enter(interaction(at: location, in: window))
        guard let current,
            let proposal = try? current.delegate?.dropInteraction(
                current, sessionDidUpdate: session)
        else {
            operation = .cancel
            return operation
        }
        operation = proposal.operation
        if operation == .move, !session.allowsMoveOperation { operation = .cancel }
        return operation
    }

    /// The drag is over no view any more.
    func leave() {
        enter(nil)
        operation = .cancel
    }

    private func enter(_ next: UIDropInteraction?) {
        guard next !== current else { return }
        if let current {
            try? current.delegate?.dropInteraction(current, sessionDidExit: session)
        }
        current = next
        guard let next else { return }
        if !entered.contains(where: { $0 === next }) { entered.append(next) }
        try? next.delegate?.dropInteraction(next, sessionDidEnter: session)
    }

    /// The nearest view that wants the drag, of that at a place and those around it.
    private func interaction(at location: CGPoint, in window: UIWindow) -> UIDropInteraction? {
        var view = window.hitTest(window.convert(location, from: nil), with: nil)
        while let candidate = view {
            for case let interaction as UIDropInteraction in candidate.interactions
            where canHandle(interaction) {
                return interaction
            }
            view = candidate.superview
        }
        return nil
    }

    private func canHandle(_ interaction: UIDropInteraction) -> Bool {
        if let known = asked.first(where: { $0.interaction === interaction }) {
            return known.canHandle
        }
        guard let delegate = interaction.delegate else { return false }
        let answer =
            (try? delegate.dropInteraction(interaction, canHandle: session)) ?? true
        asked.append((interaction, answer))
        return answer
    }

    /// Lets go of the items where they are; true when a view took them.
    func drop() -> Bool {
        guard let current, operation == .copy || operation == .move else {
            enter(nil)
            return false
        }
        try? current.delegate?.dropInteraction(current, performDrop: session)
        return true
    }

    /// The items have arrived where they were dropped.
    func conclude() {
        let landings = session.landings
        session.landings = []
        for landing in landings { landing.finish() }
        guard let current else { return }
        try? current.delegate?.dropInteraction(current, concludeDrop: session)
    }

    /// The drag is over.
    func end() {
        for interaction in entered {
            try? interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
        }
        entered = []
        current = nil
    }
}
