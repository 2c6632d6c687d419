/// The observers of something, for who writes a ``ListSource`` of their own.
///
/// Every observer hears of every event, in the order in which they were sent.
/// The event of a list is the list right after a change, with the change.
///
/// **An observer that changes the source** does so at once: the verb returns
/// with the change made. But nobody hears of it before all have heard of the
/// change that is being told. So what an observer is handed is consistent, and
/// the source's own list may be newer.
@MainActor
public final class Observers<Event> {
    private struct Observer {
        let id: Int
        let handler: @MainActor (Event) -> Void
        /// The number of the first event it hears of; what was changed before
        /// it came, it has read already.
        let start: Int
    }

    private var observers: [Observer] = []
    private var pending: [(number: Int, event: Event)] = []
    private var nextID = 0
    private var nextEvent = 0
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
    /// - Parameter handler: Called with each event that is sent from now on.
    /// - Returns: What keeps the observation going.
    public func add(_ handler: @escaping @MainActor (Event) -> Void) -> ObservationToken {
        nextID += 1
        let id = nextID
        observers.append(Observer(id: id, handler: handler, start: nextEvent))
        return ObservationToken { [weak self] in self?.remove(id) }
    }

    /// Tells all observers of an event; if one is being told already, after
    /// it.
    ///
    /// - Complexity: O(*o*) in the number of observers.
    public func send(_ event: Event) {
        if observers.isEmpty { return }
        pending.append((nextEvent, event))
        nextEvent += 1
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        var round = 0
        while !pending.isEmpty {
            round += 1
            stop(
                unless: round <= roundLimit,
                "Observers of \(Event.self) have answered \(roundLimit) events by another one.")
            tell(pending.removeFirst())
        }
    }

    private func tell(_ next: (number: Int, event: Event)) {
        for observer in observers where observer.start <= next.number {
            if endedWhileTelling.contains(observer.id) { continue }
            observer.handler(next.event)
        }
        endedWhileTelling = []
    }

    private func remove(_ id: Int) {
        observers.removeAll { $0.id == id }
        if isTelling { endedWhileTelling.insert(id) }
    }
}
