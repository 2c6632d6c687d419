import Foundation

/// The only owner of the list of things to do: verbs change it, and who observes it is told.
@MainActor final class TodoStore {
    /// How many there can be at most.
    static let limit = 10

    private(set) var todos: [Todo]
    private var count: Int
    private var observer: (() -> Void)?

    init(todos: [Todo] = []) {
        self.todos = todos
        count = todos.count
    }

    /// Whether there is room for one more.
    var canAppend: Bool { todos.count < Self.limit }

    /// Adds a new one at the end; nothing happens when there is no room.
    func appendNew() {
        guard canAppend else { return }
        count += 1
        todos.append(Todo(title: "New to-do \(count)"))
        observer?()
    }

    /// Removes the one with the identity; nothing happens when there is none.
    func remove(_ id: Todo.ID) {
        guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
        todos.remove(at: index)
        observer?()
    }

    /// Calls the closure after each change.
    func observe(_ observer: @escaping () -> Void) {
        self.observer = observer
    }
}
