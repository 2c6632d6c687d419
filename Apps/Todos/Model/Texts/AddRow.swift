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
        let count = store.open.list.count
        detail =
            store.fullReason
            ?? (count == 0
                ? localized("Nothing to do")
                : String(format: localized("%1$d of %2$d to do"), count, TodoStore.limit))
    }
}
