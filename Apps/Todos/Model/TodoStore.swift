import Beeline
import Foundation

/// The only owner of the things to do: it shows the verbs of its domain and keeps its one rule.
@MainActor final class TodoStore: ListSource {
    /// How many there can be at most.
    static let limit = 10

    private let store: ListStore<Todo>
    private var made: Int

    init(_ todos: [Todo] = []) {
        store = ListStore(
            todos,
            rules: [.atMost(Self.limit, reason: "There are \(Self.limit) already: do one first.")])
        made = todos.count
    }

    var todos: [Todo] { store.items }

    /// Whether there is room for one more.
    var canAdd: Bool { store.canAppend }

    /// How many there are, for people.
    var formattedCount: String {
        store.isEmpty ? "All done" : "\(store.count) of \(Self.limit)"
    }

    /// Adds a new one at the end; the reason why not, if there is no room.
    @discardableResult func addNew() -> Refusal? {
        let refusal = store.append(Todo(title: "New to-do \(made + 1)"))
        if refusal == nil { made += 1 }
        return refusal
    }

    /// Removes one; the reason why not, if it is not there.
    @discardableResult func remove(_ id: Todo.ID) -> Refusal? {
        store.remove(id: id)
    }

    /// Moves one to another place.
    @discardableResult func move(from: Int, to: Int) -> Refusal? {
        store.move(from: from, to: to)
    }

    // MARK: - What there is to see

    var list: ListSnapshot<Todo> { store.list }

    func observe(
        _ handler: @escaping @MainActor (ListSnapshot<Todo>, Change) -> Void
    ) -> ObservationToken {
        store.observe(handler)
    }
}
