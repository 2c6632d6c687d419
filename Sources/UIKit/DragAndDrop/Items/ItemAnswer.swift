import Foundation
import Synchronization

/// Brings an answer that may come on any thread to the main actor: at once where it came before anybody
/// asked for it, later otherwise.
final class ItemAnswer: Sendable {
    typealias Receiver = @MainActor @Sendable (Result<Data, any Error>) -> Void

    private struct State {
        var result: Result<Data, any Error>?
        var receiver: Receiver?
    }

    private let state = Mutex(State())

    /// The first answer counts.
    func give(_ result: Result<Data, any Error>) {
        let waiting = state.withLock { state -> Receiver? in
            guard state.result == nil else { return nil }
            state.result = result
            return state.receiver
        }
        if let waiting { Task { @MainActor in waiting(result) } }
    }

    @MainActor func whenGiven(_ receiver: @escaping Receiver) {
        let given = state.withLock { state -> Result<Data, any Error>? in
            state.receiver = receiver
            return state.result
        }
        if let given { receiver(given) }
    }
}
