import Beeline
import Foundation

/// Replays every change of a live query onto the list before it, as a list view
/// would, and keeps what went wrong.
@MainActor
final class ResultsLog<R: Record & Hashable> {
    private(set) var changes: [Change] = []
    private(set) var problem: String?
    private(set) var list: ListSnapshot<R>

    /// The operations of each change, as one line.
    var summaries: [String] { changes.map(Self.summary) }

    init(_ results: FetchedResults<R>) {
        list = results.list
        results.observe(for: self) { log, list, change in log.hear(list, change) }
    }

    func clear() {
        changes = []
    }

    private func hear(_ list: ListSnapshot<R>, _ change: Change) {
        if case .batch(let batch) = change {
            let replay = BatchReplay(batch: batch, old: self.list, new: list)
            if let violation = replay.violation() { problem = problem ?? violation }
        }
        self.list = list
        if !change.isEmpty { changes.append(change) }
    }

    private static func summary(_ change: Change) -> String {
        guard case .batch(let batch) = change else { return "reload" }
        return batch.summary
    }
}
