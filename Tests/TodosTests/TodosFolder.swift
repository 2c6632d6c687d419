import Beeline
import Foundation

@testable import Todos

/// A folder with a database of the app's, which goes with it.
final class TodosFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var file: URL { url.appending(path: "todos.sqlite") }

    /// Opens the database, or makes it.
    func open() throws -> Database {
        var configuration = Database.Configuration()
        configuration.durability = .normal
        configuration.foreignChangeInterval = .seconds(3600)
        return try Database.openAndWait(
            file, migrations: TodoDatabase.migrations, configuration: configuration)
    }
}

extension TodoStore {
    /// Those to do, or those done, from top to bottom.
    var openTitles: [String] { open.list.items.map(\.title) }
    var doneTitles: [String] { done.list.items.map(\.title) }

    /// Waits until everything is kept, and what others did is known.
    func settle(_ database: Database) async throws {
        while true {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
            guard isSettled else { continue }
            let stored = try await database.read { db in try db.fetch(Todo.all) }
            if isSettled, Set(stored) == Set(open.list.items + done.list.items) { return }
        }
    }
}
