import BeelineTesting
import Foundation

@testable import UIKit

/// Two tables side by side, of six and three rows of 44 points, between which rows are dragged.
@MainActor final class ListDragScreen {
    let screen: TestScreen
    let left = DraggedTable(["a", "b", "c", "d", "e", "f"])
    let right = DraggedTable(["x", "y", "z"])

    init(style: UIUserInterfaceStyle = .light) {
        let controller = UIViewController()
        screen = TestScreen(
            controller, size: CGSize(width: 400, height: 300), scale: 2, style: style)
        for (table, x) in [(left, 0), (right, 200)] {
            table.view.frame = CGRect(x: x, y: 0, width: 200, height: 300)
            controller.view.addSubview(table.view)
        }
        screen.advance(by: 0.1)
    }

    /// The middle of a row as it stands while nothing is dragged, in the window.
    func place(_ table: DraggedTable, _ row: Int) -> CGPoint {
        table.view.convert(
            CGPoint(x: 100, y: CGFloat(row) * 44 + 22), to: nil)
    }

    /// Drags with the mouse, and leaves the button down.
    func drag(from start: CGPoint, to end: CGPoint) {
        screen.mouseDown(at: start)
        screen.mouseMove(to: CGPoint(x: start.x + 6, y: start.y))
        screen.mouseMove(to: end)
        screen.advance(by: 0.4)
    }

    func drop() {
        screen.mouseUp()
        screen.advance(by: 1)
    }
}

final class DraggedTable: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    let view = UITableView(frame: .zero, style: .plain)
    var texts: [String]
    var calls: [String] = []
    var proposal: UITableViewDropProposal?
    var destinations: [IndexPath?] = []
    var onDrop: ((any UITableViewDropCoordinator) -> Void)?

    init(_ texts: [String]) {
        self.texts = texts
        super.init()
        view.rowHeight = 44
        view.register(StateCell.self, forCellReuseIdentifier: "cell")
        view.dataSource = self
        view.dragDelegate = self
        view.dropDelegate = self
    }

    func take() -> String {
        defer { calls = [] }
        return calls.joined(separator: " ")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        texts.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = texts[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        calls.append("items.\(indexPath.row)")
        let text = texts[indexPath.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
        item.localObject = text
        return [item]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        calls.append("begin")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        calls.append("dragEnd")
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        calls.append("enter")
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        calls.append("exit")
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        calls.append("dropEnd")
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        destinations.append(destinationIndexPath)
        return proposal
            ?? UITableViewDropProposal(
                operation: session.localDragSession == nil ? .copy : .move,
                intent: .insertAtDestinationIndexPath)
    }

    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
        calls.append("perform")
        if let onDrop {
            onDrop(coordinator)
            return
        }
        let row = coordinator.destinationIndexPath?.row ?? texts.count
        let indexPath = IndexPath(row: row, section: 0)
        for item in coordinator.items {
            item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { text, _ in
                guard let text = text as? NSString else { return }
                self.texts.insert("\(text)", at: row)
                tableView.insertRows(at: [indexPath], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: indexPath)
        }
    }
}

/// A data source that can move rows, in the place of a table's own.
final class MovingRows: NSObject, UITableViewDataSource {
    private let table: DraggedTable

    init(_ table: DraggedTable) {
        self.table = table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        table.texts.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        table.tableView(tableView, cellForRowAt: indexPath)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        table.calls.append("move.\(sourceIndexPath.row).\(destinationIndexPath.row)")
        let text = table.texts.remove(at: sourceIndexPath.row)
        table.texts.insert(text, at: destinationIndexPath.row)
    }
}

final class StateCell: UITableViewCell {
    var states: [DragState] = []

    override func dragStateDidChange(_ dragState: DragState) {
        super.dragStateDidChange(dragState)
        states.append(dragState)
    }
}
