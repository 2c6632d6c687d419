import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite(.serialized) struct TableViewTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    @Test func `a million rows make the cells of those that are seen`() {
        let table = TableScreen(rows: 1_000_000)
        // 400 points of 44 each: nine whole rows and one in part.
        #expect(table.takeCellCount() == 10)
        #expect(table.tableView.contentSize.height == 44_000_000)
        table.tableView.contentOffset.y = 22_000_000
        table.screen.settle()
        #expect(table.shownTexts.first == "Item 500000")
        #expect(table.takeCellCount() == 10)
        #expect(table.tableView.subviews.filter { $0 is UITableViewCell }.count == 10)
        #expect(table.tableView.contents.geometry.sections[0].rows.runCount == 1)
    }

    @Test func `a step of scrolling makes the rows that come and uses those that went`() {
        let table = TableScreen(rows: 100)
        let before = Set(table.tableView.visibleCells.map { ObjectIdentifier($0) })
        _ = table.takeCellCount()
        table.tableView.contentOffset.y = 44
        table.screen.settle()
        #expect(table.takeCellCount() == 1)
        let after = Set(table.tableView.visibleCells.map { ObjectIdentifier($0) })
        #expect(before == after)
    }

    @Test func `rows that size themselves are as high as what they show`() {
        let table = TableScreen([.init(name: 0, items: [0, 1, 2])])
        table.height = { _ in nil }
        table.texts[1] = String(repeating: "A long text ", count: 12)
        table.tableView.reloadData()
        table.screen.settle()
        let heights = (0..<3).map { table.tableView.rectForRow(at: path(0, $0)).height }
        #expect(heights[0] == 44)
        #expect(heights[1] > 80)
        #expect(table.tableView.contentSize.height == heights.reduce(0, +))
    }

    // The topmost row stays under the eye while rows above it turn out higher than estimated.
    @Test func `scrolling up into rows of unknown height doesn't move what is seen`() throws {
        let table = TableScreen([.init(name: 0, items: Array(0..<200))])
        table.height = { _ in nil }
        for item in 0..<200 where item % 3 == 0 {
            table.texts[item] = String(repeating: "Item \(item) ", count: 20)
        }
        table.tableView.reloadData()
        table.tableView.scrollToRow(at: path(0, 150), at: .top, animated: false)
        table.screen.settle()
        let rows = try #require(table.tableView.indexPathsForVisibleRows)
        let first = try #require(rows.first)
        for _ in 0..<40 {
            let cell = table.tableView.cellForRow(at: first)
            let before = cell.map { $0.convert(CGPoint.zero, to: nil).y }
            table.tableView.contentOffset.y -= 10
            table.screen.settle()
            guard let before, let now = table.tableView.cellForRow(at: first) else { break }
            #expect(abs(now.convert(CGPoint.zero, to: nil).y - before - 10) < 0.6)
        }
    }

    @Test func `a row that is scrolled to stands where it was asked to`() {
        let table = TableScreen([.init(name: 0, items: Array(0..<300))])
        table.height = { _ in nil }
        for item in 0..<300 { table.texts[item] = String(repeating: "\(item) ", count: item % 40) }
        table.tableView.reloadData()
        for (position, place) in [
            (UITableView.ScrollPosition.top, 0.0), (.middle, 0.5), (.bottom, 1),
        ] {
            table.tableView.scrollToRow(at: path(0, 137), at: position, animated: false)
            table.screen.settle()
            let rect = table.tableView.rectForRow(at: path(0, 137))
            let bounds = table.tableView.bounds
            let wanted = bounds.minY + place * (bounds.height - rect.height)
            #expect(abs(rect.minY - wanted) <= 1)
            #expect(table.text(at: path(0, 137)) == table.text(137))
        }
    }

    @Test func `an animated movement ends at its row, whatever heights turn out on the way`() {
        let table = TableScreen([.init(name: 0, items: Array(0..<300))])
        table.height = { _ in nil }
        for item in 0..<300 { table.texts[item] = String(repeating: "\(item) ", count: item % 50) }
        table.tableView.reloadData()
        table.screen.settle()
        table.tableView.scrollToRow(at: path(0, 200), at: .top, animated: true)
        for _ in 0..<60 { table.screen.advance(by: 1.0 / 60) }
        let rect = table.tableView.rectForRow(at: path(0, 200))
        #expect(abs(rect.minY - table.tableView.contentOffset.y) <= 1)
    }

    // MARK: - Headers

    @Test func `the header of a plain table stays at the edge until its section is gone`() throws {
        let table = TableScreen([
            .init(name: 0, items: Array(0..<10)), .init(name: 1, items: Array(10..<30)),
        ])
        table.headerTitles = [0: "First", 1: "Second"]
        table.tableView.reloadData()
        table.tableView.contentOffset.y = 200
        table.screen.settle()
        let header = try #require(table.tableView.headerView(forSection: 0))
        #expect(header.textLabel?.text == "First")
        #expect(header.frame.minY == 200)
        let end = table.tableView.rect(forSection: 0).maxY
        table.tableView.contentOffset.y = end - 10
        table.screen.settle()
        #expect(header.frame.maxY == end)
    }

    // MARK: - Selection

    // https://developer.apple.com/documentation/uikit/uitableviewdelegate: what was selected is
    // deselected before the new row is told of.
    @Test func `a tap on another row tells of both in UIKit's order`() throws {
        let table = TableScreen(rows: 5)
        try table.screen.tap("Item 1")
        #expect(
            table.take() == "highlight[0, 1] unhighlight[0, 1] willSelect[0, 1] didSelect[0, 1]")
        try table.screen.tap("Item 3")
        #expect(
            table.take()
                == "highlight[0, 3] unhighlight[0, 3] willSelect[0, 3] willDeselect[0, 1] "
                + "didDeselect[0, 1] didSelect[0, 3]")
        #expect(table.tableView.indexPathForSelectedRow == path(0, 3))
        #expect(table.tableView.cellForRow(at: path(0, 3))?.isSelected == true)
    }

    @Test func `selecting by the program tells nobody`() {
        let table = TableScreen(rows: 5)
        table.tableView.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
        table.tableView.selectRow(at: path(0, 4), animated: false, scrollPosition: .none)
        #expect(table.tableView.indexPathsForSelectedRows == [path(0, 4)])
        #expect(table.take() == "")
    }

    @Test func `a finger that scrolls chooses nothing`() {
        let table = TableScreen(rows: 50)
        table.screen.swipe(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 150))
        table.screen.advance(by: 1)
        #expect(!table.take().contains("didSelect"))
        #expect(table.tableView.contentOffset.y > 50)
    }

    // MARK: - Batches

    @Test func `rows that stay keep their cells`() {
        let table = TableScreen(rows: 6)
        let kept = table.tableView.cellForRow(at: path(0, 3))
        table.tableView.performBatchUpdates {
            table.sections[0].items = [0, 99, 3, 4, 5, 1]
            table.tableView.deleteRows(at: [path(0, 2)], with: .fade)
            table.tableView.insertRows(at: [path(0, 1)], with: .fade)
            table.tableView.moveRow(at: path(0, 1), to: path(0, 5))
        }
        #expect(table.tableView.cellForRow(at: path(0, 2)) === kept)
        #expect(table.shownTexts == ["Item 0", "Item 99", "Item 3", "Item 4", "Item 5", "Item 1"])
    }

    @Test func `a row that goes fades while those below move up, and is used again afterwards`() {
        let table = TableScreen(rows: 6)
        let gone = table.tableView.cellForRow(at: path(0, 1))
        let below = table.tableView.cellForRow(at: path(0, 2))
        var finished: Bool?
        table.tableView.performBatchUpdates {
            table.sections[0].items.remove(at: 1)
            table.tableView.deleteRows(at: [path(0, 1)], with: .fade)
        } completion: {
            finished = $0
        }
        #expect(gone?.superview === table.tableView)
        #expect(below?.frame.minY == 44)
        table.screen.advance(by: 0.15)
        let seen = below?.layer.presentation()?.frame.minY ?? 0
        #expect(seen > 44 && seen < 88)
        #expect(finished == nil)
        table.screen.advance(by: 0.3)
        #expect(finished == true)
        #expect(gone?.superview == nil)
    }

    @Test func `rows that come in above what is seen don't move it`() {
        let table = TableScreen(rows: 100)
        table.tableView.contentOffset.y = 1_000
        table.screen.settle()
        let seen = table.shownTexts
        table.tableView.performBatchUpdates {
            table.sections[0].items.insert(contentsOf: [500, 501, 502], at: 3)
            table.tableView.insertRows(at: (3..<6).map { path(0, $0) }, with: .automatic)
        }
        #expect(table.tableView.contentOffset.y == 1_132)
        #expect(table.shownTexts == seen)
    }

    @Test func `rows that come in at the top are seen`() {
        let table = TableScreen(rows: 100)
        table.tableView.performBatchUpdates {
            table.sections[0].items.insert(500, at: 0)
            table.tableView.insertRows(at: [path(0, 0)], with: .automatic)
        }
        #expect(table.tableView.contentOffset.y == 0)
        #expect(table.shownTexts.first == "Item 500")
    }

    // TextureGroup/Texture#2080: kept at rest, and lost while the content was still gliding.
    @Test func `rows that come in above don't disturb a glide`() throws {
        func glide(inserting: Bool) throws -> [CGFloat] {
            let table = TableScreen([.init(name: 0, items: Array(0..<200))])
            table.height = { _ in nil }
            for item in 0..<200 { table.texts[item] = String(repeating: "A\(item) ", count: 9) }
            table.tableView.reloadData()
            table.tableView.contentOffset.y = 2_000
            table.screen.settle()
            table.screen.flick(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
            table.screen.advance(by: 0.2)
            if inserting {
                table.tableView.performBatchUpdates {
                    table.sections[0].items.insert(contentsOf: 1_000..<1_050, at: 0)
                    table.tableView.insertRows(at: (0..<50).map { path(0, $0) }, with: .none)
                }
            }
            let watched = try #require(table.sections[0].items.firstIndex(of: 60))
            return (0..<90).map { _ in
                table.screen.advance(by: 1.0 / 30)
                let top = table.tableView.rectForRow(at: path(0, watched)).minY
                return top - table.tableView.contentOffset.y
            }
        }
        let (plain, disturbed) = try (glide(inserting: false), glide(inserting: true))
        for (one, other) in zip(plain, disturbed) { #expect(abs(one - other) <= 1) }
        #expect(abs(plain[0] - plain[89]) > 20)
    }

    // wordpress-mobile/WordPress-iOS#3345: a selection belongs to a row, not to its number.
    @Test func `the selection goes with its row, and nobody is told`() {
        let table = TableScreen(rows: 20)
        table.tableView.selectRow(at: path(0, 6), animated: false, scrollPosition: .none)
        table.tableView.performBatchUpdates {
            table.sections[0].items = [0, 6, 99, 4, 5] + Array(7..<20)
            table.tableView.deleteRows(at: (1..<4).map { path(0, $0) }, with: .automatic)
            table.tableView.moveRow(at: path(0, 6), to: path(0, 1))
            table.tableView.insertRows(at: [path(0, 2)], with: .automatic)
        }
        #expect(table.tableView.indexPathForSelectedRow == path(0, 1))
        #expect(table.tableView.cellForRow(at: path(0, 1))?.isSelected == true)
        #expect(table.take() == "")
    }

    @Test func `a row that is filled anew keeps its cell and takes its new height`() {
        let table = TableScreen(rows: 5)
        table.height = { _ in nil }
        let cell = table.tableView.cellForRow(at: path(0, 1))
        table.texts[1] = String(repeating: "Much more of it ", count: 10)
        table.tableView.reconfigureRows(at: [path(0, 1)])
        #expect(table.tableView.cellForRow(at: path(0, 1)) === cell)
        #expect(cell?.textLabel?.text == table.texts[1])
        #expect(table.tableView.rectForRow(at: path(0, 1)).height > 60)
    }

    // MARK: - Mistakes

    @Test func `a batch that doesn't fit the counts stops with UIKit's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            await MainActor.run {
                let table = TableScreen(rows: 2)
                table.sections[0].items.append(9)
                table.tableView.deleteRows(
                    at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
        }
        expectMessage(
            of: result,
            "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
                + "existing section after the update (3) must be equal to the number of rows "
                + "contained in that section before the update (2), plus or minus the number of rows "
                + "inserted or deleted from that section (0 inserted, 1 deleted)")
    }

    @Test func `an identifier that nobody registered stops with its name`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            await MainActor.run {
                _ = UITableView().dequeueReusableCell(
                    withIdentifier: "PersonCell", for: IndexPath(row: 0, section: 0))
            }
        }
        expectMessage(
            of: result,
            "unable to dequeue a cell with identifier PersonCell - must register a nib or a class "
                + "for the identifier or connect a prototype cell in a storyboard")
    }
}
