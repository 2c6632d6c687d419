import Beeline
import Foundation
import Testing

@testable import Todos

extension TodosSuite {
    /// `kill -9` of the app's store at work, in a process of its own.
    ///
    ///     BEELINE_KILLS=100 swift test --filter TodosKilledTests
    @MainActor @Suite struct TodosKilledTests {
        nonisolated private static let kills =
            ProcessInfo.processInfo.environment["BEELINE_KILLS"].flatMap { Int($0) } ?? 5

        @Test(arguments: 1...kills)
        func `a program killed in the midst of edits has lost nothing of what was kept`(
            number: Int
        ) async throws {
            let folder = try TodosFolder()
            let seed = UInt64(number)
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = folder.url.path as String, seed = seed as UInt64] in
                try await TodosWriter.write(in: path, seed: seed)
            }
            let told = try Self.told(in: folder)
            #expect(told > 0)
            let found = TodosModel.Lists(of: try Self.store(folder))
            // What was kept last, or something that was done after it.
            var history = TodosHistory(try Self.store(try TodosFolder()), seed: seed)
            for _ in 0..<told { history.step() }
            var later = 0
            while history.model.lists != found, later < TodosWriter.most {
                history.step()
                later += 1
            }
            #expect(history.model.lists == found, "seed \(seed): \(told) verbs were kept")
        }

        private static func store(_ folder: TodosFolder) throws -> TodoStore {
            try TodoStore(folder.open())
        }

        /// How many verbs were kept for certain.
        private static func told(in folder: TodosFolder) throws -> Int {
            let text = try String(
                contentsOf: folder.url.appending(path: "told"), encoding: .utf8)
            // The last line may have been cut off.
            let whole = text.prefix(upTo: text.lastIndex(of: "\n") ?? text.startIndex)
            return whole.split(separator: "\n").last.flatMap { Int($0) } ?? 0
        }
    }
}

/// Works a store until it is killed, and writes down how much was kept for certain.
@MainActor enum TodosWriter {
    /// How many verbs are carried out at most.
    static let most = 20_000

    static func write(in path: String, seed: UInt64) async throws {
        let folder = URL(filePath: path)
        let database = try await Database.open(
            folder.appending(path: "todos.sqlite"), migrations: TodoDatabase.migrations)
        var history = TodosHistory(try store(database), seed: seed)
        let file = open(folder.appending(path: "told").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        killSoon(seed)
        for step in 1...most {
            history.step()
            guard step.isMultiple(of: 7) else { continue }
            try await history.store.settle(database)
            let line = Array("\(step)\n".utf8)
            _ = Foundation.write(file, line, line.count)
        }
    }

    private static func store(_ database: Database) throws -> TodoStore {
        try TodoStore(database)
    }

    /// At another moment for each seed.
    nonisolated private static func killSoon(_ seed: UInt64) {
        Thread.detachNewThread {
            usleep(UInt32(200_000 + seed * 37_000 % 300_000))
            kill(getpid(), SIGKILL)
        }
    }
}
