/// The observers of a source, for who writes a ``ListSource`` of their own.
///
/// Every observer hears of every change, in the order in which changes were
/// made, and with the list as it was right after that change.
///
/// **An observer that changes the source** does so at once: the verb returns
/// with the change made. But nobody hears of it before all have heard of the
/// change that is being told. So what an observer is handed is consistent, and
/// the source's own list may be newer.
@MainActor
public final class Observers<List> {
    private struct Observer {
        let id: Int
        let handler: @MainActor (List, Change) -> Void
        /// The number of the first change it hears of; those made before it
        /// came are in the list it has read already.
        let start: Int
    }

    private var observers: [Observer] = []
    private var pending: [(number: Int, list: List, change: Change)] = []
    private var nextID = 0
    private var nextChange = 0
    private var isTelling = false
    private var endedWhileTelling: Set<Int> = []

    /// Observers that answer each change by another for so long are in a loop.
    private let roundLimit = 10_000

    /// Makes an empty list of observers.
    public init() {}

    /// Whether nobody listens.
    public var isEmpty: Bool { observers.isEmpty }

    /// Adds an observer.
    ///
    /// - Parameter handler: Called with each new list and what is different in
    ///   it from the one before.
    /// - Returns: What keeps the observation going.
    public func add(_ handler: @escaping @MainActor (List, Change) -> Void) -> ObservationToken {
        nextID += 1
        let id = nextID
        observers.append(Observer(id: id, handler: handler, start: nextChange))
        return ObservationToken { [weak self] in self?.remove(id) }
    }

    /// Tells all observers of a change; if one is being told already, after
    /// it.
    ///
    /// - Parameters:
    ///   - list: The list after the change.
    ///   - change: What is different in it.
    /// - Complexity: O(*o*) in the number of observers.
    public func send(_ list: List, _ change: Change) {
        if observers.isEmpty { return }
        pending.append((nextChange, list, change))
        nextChange += 1
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        var round = 0
        while !pending.isEmpty {
            round += 1
            precondition(
                round <= roundLimit,
                "Observers of \(List.self) have answered \(roundLimit) changes by another one.")
            tell(pending.removeFirst())
        }
    }

    private func tell(_ event: (number: Int, list: List, change: Change)) {
        for observer in observers where observer.start <= event.number {
            if endedWhileTelling.contains(observer.id) { continue }
            observer.handler(event.list, event.change)
        }
        endedWhileTelling = []
    }

    private func remove(_ id: Int) {
        observers.removeAll { $0.id == id }
        if isTelling { endedWhileTelling.insert(id) }
    }
}
