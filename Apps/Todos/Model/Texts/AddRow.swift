import Beeline
import Foundation

/// What the row says in which a new to-do is typed.
struct AddRow: Identifiable, Hashable, Sendable {
    let id = 0
    /// How many there are, or why there can be no more.
    let detail: String
    let canAdd: Bool

    @MainActor init(_ store: TodoStore) {
        canAdd = store.canAdd
        detail =
            store.fullReason
            ?? String(
                format: localized("%1$d of %2$d to do"), store.open.list.count, TodoStore.limit)
    }
}
