import Beeline
import Foundation
import Testing

@testable import Todos

extension TodosSuite {
    /// `FUZZ_ROUNDS=100000 swift test -c release --filter TodosFuzzTests` plays that many verbs.
    @MainActor @Suite struct TodosFuzzTests {
        private static func number(_ name: String, standard: Int) -> Int {
            ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? standard
        }

        @Test func `the store does what its model does, whatever verbs come, and keeps it`()
            async throws
        {
            let seed = UInt64(Self.number("FUZZ_SEED", standard: 1))
            let rounds = Self.number("FUZZ_ROUNDS", standard: 500)
            let folder = try TodosFolder()
            let (store, database) = try Self.store(folder)
            var history = TodosHistory(store, seed: seed)
            for round in 1...rounds {
                history.step()
                try #require(history.fault == nil, "FUZZ_SEED=\(seed), verb \(round)")
                // Now and then what is kept is looked at, and in between nobody waits for it.
                guard round.isMultiple(of: 100) || round == rounds else { continue }
                try await store.settle(database)
                try #require(history.fault == nil, "FUZZ_SEED=\(seed), kept after \(round)")
                guard round.isMultiple(of: 500) || round == rounds else { continue }
                let (stored, _) = try Self.store(folder)
                try #require(
                    TodosModel.Lists(of: stored) == history.model.lists,
                    "FUZZ_SEED=\(seed), stored after \(round)")
            }
            print("TodosFuzzTests: \(rounds) verbs, seed \(seed)")
        }

        private static func store(_ folder: TodosFolder) throws -> (TodoStore, Database) {
            let database = try folder.open()
            return (try TodoStore(database), database)
        }
    }
}
