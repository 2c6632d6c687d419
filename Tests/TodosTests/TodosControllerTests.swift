import Beeline
import BeelineTesting
import Testing
import UIKit

@testable import Todos

@MainActor @Suite(.serialized) struct TodosControllerTests {
    private let store = TodoStore([Todo(title: "Buy some eggs"), Todo(title: "Buy some fruit")])

    private func makeScreen(_ store: TodoStore) -> TestScreen {
        TestScreen(TodosController(store: store))
    }

    @Test func `the screen shows what the store has`() {
        let screen = makeScreen(store)
        #expect(screen.has("Buy some eggs"))
        #expect(screen.has("Buy some fruit"))
        #expect(screen.has("2 of 10"))
        #expect(!screen.has("Nothing to do. Add something with the button below."))
    }

    @Test func `a tap on Add adds one, and the row appears`() throws {
        let screen = makeScreen(store)
        try screen.tap("Add")
        #expect(store.todos.map(\.title) == ["Buy some eggs", "Buy some fruit", "New to-do 3"])
        #expect(screen.has("New to-do 3"))
        #expect(screen.has("3 of 10"))
    }

    @Test func `a tap on a row's button deletes that row and no other`() throws {
        let screen = makeScreen(store)
        try screen.tap("Delete Buy some eggs")
        #expect(store.todos.map(\.title) == ["Buy some fruit"])
        #expect(!screen.has("Buy some eggs"))
        #expect(screen.has("Buy some fruit"))
    }

    @Test func `rows that stay keep their views`() throws {
        let screen = makeScreen(store)
        let kept = try screen.find("Buy some fruit")
        try screen.tap("Delete Buy some eggs")
        #expect(try screen.find("Buy some fruit") === kept)
    }

    @Test func `with ten there is no room, and deleting one makes room`() throws {
        let full = TodoStore((1...TodoStore.limit).map { Todo(title: "Thing \($0)") })
        let screen = makeScreen(full)
        let button = try #require(try screen.find("Add") as? UIButton)
        #expect(!button.isEnabled)
        screen.tap(at: button.convert(CGPoint(x: 5, y: 5), to: nil))
        #expect(full.todos.count == TodoStore.limit)
        #expect(full.addNew()?.reason == "There are 10 already: do one first.")
        try screen.tap("Delete Thing 4")
        #expect(button.isEnabled)
    }

    @Test func `an empty list says so and how to begin`() throws {
        let screen = makeScreen(TodoStore([]))
        #expect(screen.has("Nothing to do. Add something with the button below."))
        #expect(screen.has("All done"))
        try screen.tap("Add")
        #expect(!screen.has("Nothing to do. Add something with the button below."))
    }

    @Test func `the keyboard alone deletes and adds`() throws {
        let screen = makeScreen(store)
        screen.press(.tab)
        #expect(screen.focusedView?.accessibilityLabel == "Delete Buy some eggs")
        screen.press(.space)
        #expect(store.todos.map(\.title) == ["Buy some fruit"])
        // What took the row's place has the keyboard now.
        #expect(screen.focusedView?.accessibilityLabel == "Delete Buy some fruit")
        screen.press(.tab)
        #expect(screen.focusedView?.accessibilityLabel == "Add")
        screen.press(.returnKey)
        #expect(store.todos.map(\.title) == ["Buy some fruit", "New to-do 3"])
        screen.press(.tab, shift: true)
        #expect(screen.focusedView?.accessibilityLabel == "Delete New to-do 3")
    }

    @Test func `a long title takes the lines it needs and pushes nothing aside`() throws {
        let title = String(repeating: "A very long thing to do ", count: 8)
        let screen = makeScreen(TodoStore([Todo(title: title), Todo(title: "Short")]))
        let label = try #require(textLabel(title, in: screen.window))
        let button = try screen.find("Delete \(title)")
        #expect(label.bounds.height > 60)
        let labelEnd = label.convert(label.bounds, to: nil).maxX
        #expect(labelEnd <= button.convert(button.bounds, to: nil).minX)
        #expect(button.bounds.width >= 44)
    }

    private func textLabel(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        for subview in view.subviews {
            if let found = textLabel(text, in: subview) { return found }
        }
        return nil
    }

    @Test func `a row dragged aside is deleted by the button that it shows`() throws {
        let screen = makeScreen(store)
        let row = try screen.find("Buy some fruit")
        let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
        screen.swipe(from: middle, to: CGPoint(x: middle.x - 120, y: middle.y))
        screen.advance(by: 1)
        try screen.tap("Delete")
        #expect(store.todos.map(\.title) == ["Buy some eggs"])
    }

    @Test func `the controller goes when its screen goes`() {
        weak var gone: TodosController?
        do {
            let controller = TodosController(store: store)
            gone = controller
            let screen = TestScreen(controller)
            screen.settle()
        }
        #expect(gone == nil)
        store.addNew()
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `the screen looks as before`(style: UIUserInterfaceStyle) throws {
        let screen = TestScreen(
            TodosController(store: store), size: CGSize(width: 320, height: 480), scale: 1,
            style: style)
        try screen.verifySnapshot(named: style == .dark ? "dark" : "light")
    }

    @Test func `large text and right to left look as before`() throws {
        let screen = TestScreen(
            TodosController(store: store), size: CGSize(width: 320, height: 480), scale: 1,
            contentSize: .accessibilityMedium, direction: .rightToLeft)
        try screen.verifySnapshot(named: "large-right-to-left")
    }
}
