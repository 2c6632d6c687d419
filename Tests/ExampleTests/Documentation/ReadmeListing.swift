import Beeline
import BeelineTesting
import BeelineUI
import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// The listing of the README, with the store and the view that it leaves out.
@MainActor @Suite struct ReadmeListing {
    // listing: controller
    final class TodosController: ViewController<TodosView> {
        private let store = TodoStore()
        private lazy var dataSource = ListDataSource(store.todos) { $0.content }

        override func viewDidLoad() {
            super.viewDidLoad()
            container.onAdd = { [store] title in store.add(title) }
            dataSource.show(in: container.tableView)
        }
    }
    // end

    // listing: test
    @Test func `a tap on Add adds what was typed`() throws {
        let screen = TestScreen(TodosController())
        try screen.tap("Title")
        screen.type("Buy some eggs")
        try screen.tap("Add")
        #expect(screen.has("Buy some eggs"))
    }
    // end

    struct Todo: Identifiable, Equatable {
        let id = UUID()
        let title: String

        @MainActor var content: UIListContentConfiguration {
            var content = UIListContentConfiguration.cell()
            content.text = title
            return content
        }
    }

    @MainActor final class TodoStore {
        let todos = ListStore<Todo>()
        func add(_ title: String) { todos.append(Todo(title: title)) }
    }

    final class TodosView: UIView {
        var onAdd: (String) -> Void = { _ in }
        let tableView = UITableView()
        private let field = UITextField()
        private let button = UIButton(configuration: .filled())

        override init(frame: CGRect) {
            super.init(frame: frame)
            field.accessibilityLabel = "Title"
            button.configuration?.title = "Add"
            button.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    onAdd(field.text ?? "")
                }, for: .touchUpInside)
            for view in [tableView, field, button] { addSubview(view) }
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func layoutSubviews() {
            super.layoutSubviews()
            let (top, bottom) = bounds.divided(atDistance: 60, from: .minYEdge)
            let (start, end) = top.divided(atDistance: 240, from: .minXEdge)
            (field.frame, button.frame, tableView.frame) = (start, end, bottom)
        }
    }
}
