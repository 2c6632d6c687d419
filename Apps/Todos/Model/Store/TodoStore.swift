import Beeline
import Foundation
import SharedScreens

/// The only owner of the things to do: it shows the verbs of its domain and keeps its rules.
///
/// A verb has happened when it returns, and is then kept in the database.
@MainActor final class TodoStore {
    /// How many there can be to do at most.
    static let limit = 10

    /// Those to do, in the order that people gave them.
    let open: AnyListSource<Todo>
    /// Those done, the last one first.
    let done: AnyListSource<Todo>

    /// Why something could not be kept.
    var onFailure: (any Error) -> Void {
        get { storage.onFailure }
        set { storage.onFailure = newValue }
    }

    private let openTodos: ListStore<Todo>
    private let doneTodos = ListStore<Todo>(undoLimit: 0)
    private let storage: TodoStorage
    private var todos: [Todo.ID: Todo] = [:]
    private var history = EditHistory<Todo>()

    /// Reads all there are on this thread.
    ///
    /// - Parameter didWrite: Called after each edit; tells the sync that there is something to send.
    init(_ database: Database, didWrite: @escaping @MainActor () -> Void = {}) throws {
        storage = TodoStorage(database)
        openTodos = ListStore(rules: TodoRules.all, undoLimit: 0)
        open = AnyListSource(openTodos)
        done = AnyListSource(doneTodos)
        storage.didWrite = didWrite
        storage.onChange = { [weak self] in self?.take($0) }
        take(try storage.readAndWait())
    }

    // MARK: - Rules

    /// Whether there is room for one more to do.
    var canAdd: Bool { openTodos.canAppend }

    /// Why there is no room for one more; nil if there is.
    var fullReason: String? { openTodos.refusal(of: Verb(kind: .insert, growth: 1))?.reason }

    // MARK: - Verbs

    /// Adds one behind the others.
    @discardableResult func add(_ title: String) -> Refusal? {
        let title = Todo.tidied(title)
        let last = openTodos.items.last
        let todo = Todo(title: title, position: .after(last?.position) ?? .first)
        if let refusal = refusal(.insert, todo, growth: 1) { return refusal }
        carryOut(
            localized("Add “%@”"), title,
            [Edit(id: todo.id, before: nil, after: todo)]
                + spreadIfNeeded(openTodos.items + [todo]))
        return nil
    }

    /// Gives one another title.
    @discardableResult func rename(_ id: Todo.ID, to title: String) -> Refusal? {
        let title = Todo.tidied(title)
        return edit(id, localized("Rename “%@”"), .update) { $0.title = title }
    }

    /// Says when one is due; nil for at no time.
    @discardableResult func setDue(_ day: Day?, of id: Todo.ID) -> Refusal? {
        edit(id, localized("Due Date of “%@”"), .update) { $0.due = day }
    }

    /// Puts one among those that are done, before the others.
    @discardableResult func complete(_ id: Todo.ID) -> Refusal? {
        let first = doneTodos.items.first?.position
        return edit(id, localized("Complete “%@”"), .remove) { todo in
            guard !todo.isDone else { return }
            todo.isDone = true
            todo.position = .before(first) ?? .first
        }
    }

    /// Puts one that is done back among those to do, behind the others.
    @discardableResult func reopen(_ id: Todo.ID) -> Refusal? {
        let last = openTodos.items.last?.position
        let growth = todos[id]?.isDone == true ? 1 : 0
        return edit(id, localized("Reopen “%@”"), .insert, growth: growth) { todo in
            guard todo.isDone else { return }
            todo.isDone = false
            todo.position = .after(last) ?? .first
        }
    }

    @discardableResult func remove(_ id: Todo.ID) -> Refusal? {
        guard let todo = todos[id] else { return unknown }
        carryOut(localized("Delete “%@”"), todo.title, [Edit(id: id, before: todo, after: nil)])
        return nil
    }

    /// Deletes all that are done, in one step.
    func removeDone() {
        let edits = doneTodos.items.map { Edit(id: $0.id, before: $0, after: nil) }
        carryOut(localized("Delete What Is Done"), "", edits)
    }

    /// Moves one of those to do to another place among them.
    ///
    /// - Precondition: Both places exist.
    func move(from: Int, to: Int) {
        var items = openTodos.items
        let todo = items.remove(at: from)
        let before = to > 0 ? items[to - 1].position : nil
        let after = to < items.count ? items[to].position : nil
        items.insert(todo, at: to)
        guard from != to else { return }
        items[to].position = .between(before, after) ?? .first
        carryOut(
            localized("Move “%@”"), todo.title,
            [Edit(id: todo.id, before: todo, after: items[to])] + spreadIfNeeded(items))
    }

    // MARK: - Undo

    /// What ``undo()`` takes back, for people; nil if there is nothing.
    var undoName: String? { history.undoSteps.last?.name }
    /// What ``redo()`` does again, for people; nil if there is nothing.
    var redoName: String? { history.redoSteps.last?.name }

    /// Takes the last verb back.
    func undo() {
        guard let step = history.undoSteps.last else { return }
        history.didUndo()
        perform(step.inverse.edits)
    }

    /// Does the verb again that was taken back last.
    func redo() {
        guard let step = history.redoSteps.last else { return }
        history.didRedo()
        perform(step.edits)
    }

    // MARK: - Keeping

    /// Whether everything is kept, and what others did is known.
    var isSettled: Bool { storage.isSettled }

    /// Waits on this thread until everything is kept: before the program may end.
    func finishWriting() {
        storage.finishWriting()
    }

    // MARK: - Private

    private typealias Edit = EditHistory<Todo>.Edit

    private func edit(
        _ id: Todo.ID, _ name: String, _ kind: Verb<Todo>.Kind, growth: Int = 0,
        _ body: (inout Todo) -> Void
    ) -> Refusal? {
        guard let before = todos[id] else { return unknown }
        var after = before
        body(&after)
        if let refusal = refusal(kind, after, growth: growth) { return refusal }
        if after != before {
            carryOut(name, before.title, [Edit(id: id, before: before, after: after)])
        }
        return nil
    }

    private func refusal(_ kind: Verb<Todo>.Kind, _ todo: Todo, growth: Int) -> Refusal? {
        openTodos.refusal(of: Verb(kind: kind, items: [todo], growth: growth))
    }

    private var unknown: Refusal {
        Refusal(cause: .unknownIdentity, reason: localized("This to-do is not there any more."))
    }

    /// The edits that let items stand in this order, if their places don't, or have become too long:
    /// two devices may have chosen the same place.
    private func spreadIfNeeded(_ items: [Todo]) -> [Edit] {
        let isInOrder = zip(items, items.dropFirst()).allSatisfy { $0.position < $1.position }
        if isInOrder, !items.contains(where: \.position.isLong) { return [] }
        return zip(items, Position.spread(items.count)).compactMap { todo, position in
            var after = todo
            after.position = position
            return after == todo ? nil : Edit(id: todo.id, before: todo, after: after)
        }
    }

    private func carryOut(_ name: String, _ title: String, _ edits: [Edit]) {
        guard !edits.isEmpty else { return }
        history.record(
            EditHistory.Step(
                name: String(format: name, title.directionallyIsolated), edits: edits))
        perform(edits)
    }

    private func perform(_ edits: [Edit]) {
        var sections: Set<Bool> = []
        for edit in edits {
            let before = todos[edit.id]
            let after = Todo.outcome(from: edit.before, to: edit.after, on: before)
            todos[edit.id] = after
            sections.formUnion([before?.isDone, after?.isDone].compactMap { $0 })
        }
        storage.write(edits)
        show(sections)
    }

    /// Takes over what is in the database.
    private func take(_ all: [Todo]) {
        let known = todos
        todos = Dictionary(all.map { ($0.id, $0) }) { $1 }
        if todos != known { show([false, true]) }
    }

    /// - Parameter sections: Those in which something is different: those to do are `false`.
    private func show(_ sections: Set<Bool>) {
        if sections.contains(false) { openTodos.replaceAll(with: sorted(isDone: false)) }
        if sections.contains(true) { doneTodos.replaceAll(with: sorted(isDone: true)) }
    }

    private func sorted(isDone: Bool) -> [Todo] {
        todos.values.filter { $0.isDone == isDone }.sorted {
            $0.position == $1.position
                ? $0.id.uuidString < $1.id.uuidString : $0.position < $1.position
        }
    }
}
