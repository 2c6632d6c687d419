/// Views that wait to be used again, by identifier, and how new ones are made.
@MainActor struct ReusePool<View: UIView> {
    typealias Maker = @MainActor () -> View

    private var makers: [String: Maker] = [:]
    private var waiting: [String: [View]] = [:]

    /// Registers how views with an identifier are made, or with nil that they aren't any more.
    ///
    /// Views that wait were made in the old way, so they go.
    mutating func register(_ identifier: String, maker: Maker?) {
        stopUnless(!identifier.isEmpty, "must pass a valid reuse identifier; it is empty")
        makers[identifier] = maker
        waiting[identifier] = nil
    }

    func isRegistered(_ identifier: String) -> Bool {
        makers[identifier] != nil
    }

    /// A view that waits, or a new one; nil if there is neither.
    ///
    /// - Returns: The view, and whether it was used before.
    mutating func dequeue(_ identifier: String) -> (view: View, isReused: Bool)? {
        if let view = waiting[identifier]?.popLast() { return (view, true) }
        return makers[identifier].map { ($0(), false) }
    }

    /// Takes a view that isn't seen any more.
    mutating func enqueue(_ view: View, identifier: String) {
        waiting[identifier, default: []].append(view)
    }

    /// How many views wait, whatever their identifier.
    var waitingCount: Int {
        waiting.values.reduce(0) { $0 + $1.count }
    }

    /// Lets go of all views that wait.
    mutating func removeWaiting() {
        waiting = [:]
    }
}

extension ReusePool {
    /// What UIKit says when a cell or a view of an identifier can't be made.
    ///
    /// - Parameter view: "a cell", or "a view of kind: …".
    static func unregisteredMessage(_ view: String, _ identifier: String, verb: String) -> String {
        "\(verb) dequeue \(view) with identifier \(identifier) - must register a nib or a class for "
            + "the identifier or connect a prototype cell in a storyboard"
    }
}
