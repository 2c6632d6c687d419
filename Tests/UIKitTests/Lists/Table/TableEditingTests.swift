import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// A table whose rows can be deleted and moved, with what it tells written down.
@MainActor private final class EditableTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let screen: TestScreen
    let tableView: UITableView
    var items = ["Ada", "Bea", "Cleo", "Dora", "Edda"]
    var calls: [String] = []

    override init() {
        let controller = UIViewController()
        screen = TestScreen(controller, size: CGSize(width: 300, height: 400))
        tableView = UITableView(frame: controller.view.bounds)
        super.init()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.dataSource = self
        tableView.delegate = self
        controller.view.addSubview(tableView)
        screen.settle()
    }

    func take() -> String {
        defer { calls = [] }
        return calls.joined(separator: " ")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        calls.append("delete \(items.remove(at: indexPath.row))")
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        calls.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
        items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        calls.append("begin")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        calls.append("end")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
    }
}

@MainActor @Suite(.serialized) struct TableEditingTests {
    private let first = CGPoint(x: 250, y: 20)

    // lionheart/openradar-mirror#10922: the row stayed in editing, and the end was never told.
    @Test func `a row that is let go before it is open goes back, and both is told`() {
        let table = EditableTable()
        table.screen.swipe(from: first, to: CGPoint(x: 230, y: 20))
        table.screen.advance(by: 1)
        #expect(table.take() == "begin end")
        #expect(!table.tableView.isEditing)
        #expect(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX == 0)
        table.screen.tap(at: first)
        #expect(table.take() == "select 0")
    }

    @Test func `a row dragged aside shows Delete, and a tap on it deletes the row`() throws {
        let table = EditableTable()
        table.screen.swipe(from: first, to: CGPoint(x: 150, y: 20))
        table.screen.advance(by: 1)
        #expect(table.take() == "begin")
        try table.screen.tap("Delete")
        table.screen.advance(by: 1)
        #expect(table.take() == "delete Ada end")
        #expect(!table.screen.has("Delete"))
        #expect(table.tableView.visibleCells.map { $0.textLabel?.text } == table.items)
    }

    @Test func `a tap elsewhere closes a row that is open, and chooses nothing`() {
        let table = EditableTable()
        table.screen.swipe(from: first, to: CGPoint(x: 150, y: 20))
        table.screen.advance(by: 1)
        table.screen.tap(at: CGPoint(x: 100, y: 150))
        table.screen.advance(by: 1)
        #expect(table.take() == "begin end")
        #expect(!table.screen.has("Delete"))
    }

    @Test func `an open row stays open while rows above it come and go`() {
        let table = EditableTable()
        table.screen.swipe(from: CGPoint(x: 250, y: 110), to: CGPoint(x: 150, y: 110))
        table.screen.advance(by: 1)
        table.items.remove(at: 0)
        table.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        table.screen.advance(by: 1)
        #expect(table.take() == "begin")
        let cell = table.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect(cell?.textLabel?.text == "Cleo")
        #expect((cell?.frame.minX ?? 0) < -50)
    }

    @Test func `the grip takes a row to another place`() throws {
        let table = EditableTable()
        table.tableView.setEditing(true, animated: false)
        table.screen.settle()
        table.screen.drag([
            CGPoint(x: 275, y: 22), CGPoint(x: 275, y: 40), CGPoint(x: 275, y: 90),
            CGPoint(x: 275, y: 112),
        ])
        table.screen.advance(by: 1)
        #expect(table.take() == "move 0 2")
        #expect(table.tableView.visibleCells.map { $0.textLabel?.text } == table.items)
        #expect(table.items == ["Bea", "Cleo", "Ada", "Dora", "Edda"])
    }

    @Test func `in editing a sign before each row opens its Delete`() throws {
        let table = EditableTable()
        table.tableView.setEditing(true, animated: false)
        table.screen.settle()
        try table.screen.tap("Delete Bea")
        table.screen.advance(by: 1)
        try table.screen.tap("Delete")
        table.screen.advance(by: 1)
        #expect(table.take() == "begin delete Bea end")
    }

    // MARK: - Keyboard

    @Test func `the arrow keys, Home and End go from row to row, and Return chooses`() {
        let table = EditableTable()
        table.screen.press(.tab)
        table.screen.press(.down)
        table.screen.press(.down)
        table.screen.press(.returnKey)
        #expect(table.take() == "select 2")
        table.screen.press(.end)
        table.screen.press(.space)
        #expect(table.take() == "select 4")
        table.screen.press(.home)
        table.screen.press(.up)
        table.screen.press(.returnKey)
        #expect(table.take() == "select 0")
    }
}
