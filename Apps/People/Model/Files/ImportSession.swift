import Beeline
import ContactCards
import Foundation

/// An import from the choice of a file to its end, for a screen to look at.
@MainActor final class ImportSession {
    enum State: Sendable {
        case reading
        /// It is a table, and of no column is it known what it holds.
        case unknownColumns
        case ready(ImportPreview)
        case storing(ImportPreview)
        case done(ImportResult)
        case failed(any Error)
    }

    /// Where it is.
    let state = SharedState(State.reading)
    /// How far that is, from 0 to 1.
    let fraction = SharedState(0.0)
    /// What becomes of those who are there already.
    var policy = DuplicatePolicy.merge

    private var source: PeopleImport
    private let memory: ColumnMemory
    private var progress = Progress(totalUnitCount: 0)
    private let clock: any Clock<Duration>
    private let didImport: @MainActor () -> Void

    init(
        _ source: PeopleImport, memory: ColumnMemory,
        clock: any Clock<Duration> = ContinuousClock(),
        didImport: @escaping @MainActor () -> Void = {}
    ) {
        self.source = source
        self.memory = memory
        self.clock = clock
        self.didImport = didImport
    }

    /// What is imported.
    var name: String { source.name }

    /// The beginning of the file, if it is a table: its columns can be taken for something else.
    var table: CSVBeginning? { source.table }

    /// Reads the file.
    func read() async {
        state.value = .reading
        await perform { session, progress in
            if session.table == nil, let table = try await session.source.beginning() {
                session.source.table = session.memory.applied(to: table)
            }
            if let table = session.table, !table.isKnown, table.isTable {
                session.state.value = .unknownColumns
                return
            }
            session.state.value = .ready(try await session.source.preview(progress))
        }
    }

    /// Takes the columns for what a person says that they hold, and reads the file again.
    func use(_ table: CSVBeginning) async {
        source.table = table
        memory.remember(table)
        await read()
    }

    /// Stores what was read.
    func store() async {
        guard case .ready(let preview) = state.value else { return }
        state.value = .storing(preview)
        await perform { session, progress in
            let result = try await session.source.store(session.policy, progress)
            session.state.value = .done(result)
            session.didImport()
        }
    }

    /// Ends what is being done. Nothing is stored then.
    func cancel() {
        progress.cancel()
    }

    private func perform(
        _ body: @MainActor (ImportSession, Progress) async throws -> Void
    ) async {
        let progress = Progress(totalUnitCount: 0)
        self.progress = progress
        let watching = Task { await watch(progress) }
        do {
            try await body(self, progress)
        } catch {
            state.value = .failed(error)
        }
        watching.cancel()
        fraction.value = 0
    }

    /// Looks now and then: a file of a hundred thousand has no use for a hundred thousand calls.
    private func watch(_ progress: Progress) async {
        while !Task.isCancelled {
            fraction.value = progress.fractionCompleted
            try? await clock.sleep(for: .milliseconds(100))
        }
    }
}
