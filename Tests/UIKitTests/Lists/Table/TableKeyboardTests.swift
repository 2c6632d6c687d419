import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// Which row has the keys when rows come and go.
@MainActor @Suite struct TableKeyboardTests {
    @Test(arguments: [1, 2])
    func `a table takes its keyboard along when all its sections go`(count: Int) {
        let table = TableScreen((0..<count).map { TableScreen.Section(name: $0, items: [$0]) })
        table.screen.press(.tab)
        table.screen.press(.end)
        table.sections = []
        table.tableView.performBatchUpdates {
            table.tableView.deleteSections(IndexSet(0..<count), with: .automatic)
        }
        table.screen.advance(by: 1)
        #expect(table.tableView.numberOfSections == 0)
        table.screen.press(.down)
        table.sections = [TableScreen.Section(name: 0, items: [7])]
        table.tableView.insertSections([0], with: .automatic)
        table.screen.advance(by: 1)
        #expect(table.text(at: IndexPath(row: 0, section: 0)) == "Item 7")
    }
}
