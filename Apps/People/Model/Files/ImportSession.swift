import Beeline
import Foundation

/// An import from the choice of a file to its end, for a screen to look at.
@MainActor final class ImportSession {
    enum State: Sendable {
        case reading
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

    private let source: PeopleImport
    private var progress = Progress(totalUnitCount: 0)
    private let clock: any Clock<Duration>
    private let didImport: @MainActor () -> Void

    init(
        _ source: PeopleImport, clock: any Clock<Duration> = ContinuousClock(),
        didImport: @escaping @MainActor () -> Void = {}
    ) {
        self.source = source
        self.clock = clock
        self.didImport = didImport
    }

    var fileName: String { source.file.lastPathComponent }

    /// Reads the file.
    func read() async {
        state.value = .reading
        await perform { session, progress in
            session.state.value = .ready(try await session.source.preview(progress))
        }
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
