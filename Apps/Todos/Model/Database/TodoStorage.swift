import Beeline
import Dispatch
import Foundation
import SharedScreens

/// Keeps in the database what the store does, in the same order, and says what somebody else did there:
/// the sync, or another program.
@MainActor final class TodoStorage {
    typealias Edit = EditHistory<Todo>.Edit

    /// Gets all there are, when they may be others than the store has.
    var onChange: ([Todo]) -> Void = { _ in }
    /// Hears why something could not be kept. What there is instead follows by ``onChange``.
    var onFailure: (any Error) -> Void = { _ in }
    /// Called when something was kept.
    var didWrite: () -> Void = {}

    private let database: Database
    private let live: FetchedResults<Todo>
    /// How many writes were asked for, and how many of them are still to come.
    private var asked = 0
    private var waiting = 0
    private var mustLook = false
    private var isLooking = false

    init(_ database: Database) {
        self.database = database
        live = FetchedResults(Todo.all, in: database)
        live.observe(for: self) { storage, _, _ in storage.look() }
    }

    /// All there are, read on this thread.
    func readAndWait() throws -> [Todo] {
        try database.readAndWait { db in try db.fetch(Todo.all) }
    }

    /// Whether everything is kept, and everything is known.
    var isSettled: Bool { waiting == 0 && !mustLook && !isLooking && live.state.isLoaded }

    /// Keeps some edits, all or none, after those before. Goes on at once.
    ///
    /// What is in the database may be newer than what the store knew: each edit changes what it is
    /// about, and leaves the rest.
    func write(_ edits: [Edit]) {
        asked += 1
        waiting += 1
        database.submit { db in
            for edit in edits { try db.apply(edit) }
        } then: { [weak self] result in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.finish(result) } }
        }
    }

    /// Waits on this thread until everything is kept.
    func finishWriting() {
        database.finishWrites()
    }

    private func finish(_ result: Result<Void, any Error>) {
        waiting -= 1
        switch result {
        case .success: didWrite()
        case .failure(let error):
            mustLook = true
            onFailure(error)
        }
        if waiting == 0, mustLook { look() }
    }

    /// Reads all again. While the store is ahead of the database there is nothing to be seen there.
    private func look() {
        mustLook = true
        guard waiting == 0, !isLooking else { return }
        mustLook = false
        isLooking = true
        let asked = asked
        Task {
            let todos = try? await database.read { db in try db.fetch(Todo.all) }
            isLooking = false
            if asked != self.asked { mustLook = true } else if let todos { onChange(todos) }
            if mustLook { look() }
        }
    }
}

extension WriteTransaction {
    fileprivate func apply(_ edit: TodoStorage.Edit) throws {
        let current = try find(Todo.self, edit.id)
        let outcome = Todo.outcome(from: edit.before, to: edit.after, on: current)
        guard outcome != current else { return }
        if let outcome { try save(outcome) } else { try delete(Todo.self, edit.id) }
    }
}
