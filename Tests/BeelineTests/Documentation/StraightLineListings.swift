import Beeline
import Foundation
import Testing

@MainActor
final class TodoController {
    let todos: TodoStore
    let screen = TodoScreen()

    init(_ todos: TodoStore) {
        self.todos = todos
    }

    // listing: tap
    func tapAdd() {
        todos.add("Buy bread")
    }

    func swipeToDelete(_ id: Todo.ID) {
        todos.remove(id)
    }
    // end

    // listing: show
    func start() {
        todos.source.observe(for: self) { controller, list, change in
            controller.show(list, change)
        }
        show(todos.source.list, .reload)
    }

    private func show(_ list: some Snapshot<Todo>, _ change: Change) {
        screen.apply(list, change)
        screen.isAddEnabled = todos.canAdd
        screen.isEmptyMessageVisible = list.itemCount == 0
    }
    // end
}

@MainActor
@Suite(.serialized) struct StraightLineListings {
    private let controller = TodoController(TodoStore())

    @Test func `the screen follows the store`() {
        controller.start()
        #expect(controller.screen.isEmptyMessageVisible)
        controller.tapAdd()
        #expect(controller.screen.rows == ["Buy bread"] && controller.screen.isAddEnabled)
        controller.swipeToDelete(controller.todos.source.list.item(at: [0, 0]).id)
        #expect(controller.screen.rows.isEmpty)
        controller.todos.undo()
        for _ in 0..<20 { controller.tapAdd() }
        #expect(controller.screen.rows.count == 10 && !controller.screen.isAddEnabled)
        controller.todos.source.list.withItems(in: 0) { $0.map(\.id) }
            .forEach(controller.todos.complete)
        controller.todos.removeDone()
        #expect(controller.screen.isEmptyMessageVisible && controller.screen.isAddEnabled)
    }

    @Test func `the line can be read`() {
        // listing: trace
        let steps = Beeline.trace.record {
            Beeline.trace(.event, "tap on Add")
            controller.tapAdd()
        }
        #expect(steps.map(\.stage) == [.event, .verb, .change])
        // end
    }
}
