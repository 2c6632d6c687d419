import Beeline
import Foundation
import Testing

struct Todo: Identifiable, Equatable, Sendable, Codable {
    var id = UUID()
    var title: String
    var isDone = false
}

// listing: store
@MainActor
final class TodoStore {
    private let store = ListStore<Todo>(
        rules: [.atMost(10, reason: "Do one of the ten first.")])

    var source: some ListSource<Todo> { store }
    var canAdd: Bool { store.canAppend }

    @discardableResult
    func add(_ title: String) -> Refusal? {
        store.insert(Todo(title: title), at: 0)
    }

    func remove(_ id: Todo.ID) {
        store.remove(id: id)
    }

    func complete(_ id: Todo.ID) {
        store.update(id: id) { $0.isDone = true }
    }

    func removeDone() {
        store.perform("Remove Done Items") {
            for todo in store.items where todo.isDone { store.remove(id: todo.id) }
        }
    }

    func undo() {
        store.undo()
    }
}
// end

/// What a list view and a button are in the article.
@MainActor
final class TodoScreen {
    private(set) var rows: [String] = []
    private(set) var changes = 0
    var isAddEnabled = false
    var isEmptyMessageVisible = false

    func apply(_ list: some Snapshot<Todo>, _ change: Change) {
        changes += 1
        rows = list.withItems(in: 0) { $0.map(\.title) }
    }
}
