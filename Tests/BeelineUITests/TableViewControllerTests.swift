import BeelineTesting
import BeelineUI
import Foundation
import Testing
import UIKit
import _Testing_UIKit

private final class PeopleTable: UITableView {
    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: .insetGrouped)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PeopleController: TableViewController<PeopleTable> {
    private(set) var deleted: Int?

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        2
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = ["Ada", "Bo"][indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        deleted = indexPath.row
    }
}

private final class PlainController: TableViewController<UITableView> {}

@MainActor @Suite(.serialized) struct TableViewControllerTests {
    @Test func `the table is the container's, with its own style, and the controller serves it`() {
        let controller = PeopleController()
        let screen = TestScreen(controller, size: CGSize(width: 320, height: 480))
        #expect(controller.container === controller.tableView)
        #expect(controller.container.style == .insetGrouped)
        #expect(controller.container.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(controller.container.dataSource === controller)
        #expect(screen.has("Bo"))
    }

    @Test func `a table of UIKit's own class has the style that was asked for`() {
        let controller = PlainController(style: .grouped)
        #expect(controller.container.style == .grouped)
    }

    @Test func `what a subclass overrides is found through the typed class`() {
        let controller = PeopleController()
        let screen = TestScreen(controller, size: CGSize(width: 320, height: 480))
        screen.swipe(from: CGPoint(x: 280, y: 60), to: CGPoint(x: 20, y: 60))
        screen.advance(by: 1)
        #expect(screen.has("Delete") || controller.deleted == 0)
    }
}
