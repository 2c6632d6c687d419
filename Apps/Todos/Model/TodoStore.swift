import Beeline
import Foundation

/// The only owner of the things to do: it shows the verbs of its domain and keeps its one rule.
@MainActor final class TodoStore {
    /// How many there can be at most.
    static let limit = 10

    private let list: ListStore<Todo>
    private var made: Int

    init(_ todos: [Todo] = []) {
        list = ListStore(
            todos,
            rules: [.atMost(Self.limit, reason: "There are \(Self.limit) already: do one first.")])
        made = todos.count
    }

    var todos: [Todo] { list.items }

    /// Whether there is room for one more.
    var canAdd: Bool { list.canAppend }

    /// Adds a new one at the end; the reason why not, if there is no room.
    @discardableResult func addNew() -> Refusal? {
        let refusal = list.append(Todo(title: "New to-do \(made + 1)"))
        if refusal == nil { made += 1 }
        return refusal
    }

    /// Removes one; the reason why not, if it is not there.
    @discardableResult func remove(_ id: Todo.ID) -> Refusal? {
        list.remove(id: id)
    }

    /// Calls the closure after each change, for as long as the owner lives.
    func observe<Owner: AnyObject>(
        for owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
    ) {
        list.observe(for: owner) { owner, _, _ in handler(owner) }
    }
}
