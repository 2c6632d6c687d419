import Beeline
import Foundation

/// A row of the table `todo`.
extension Todo: Record {
    static let tableName = "todo"

    static let synced = SyncedKind(Todo.self, collection: "todos")
}
