import BeelineTesting
import Foundation

@testable import UIKit

/// A table that goes through random batches, at rest, in the middle of animations, while it scrolls
/// and out of its window; after each step it has to show what the model has.
@MainActor final class TableHistory {
    private let table: TableScreen
    private var random: SplitMix64
    private var nextName = 100_000
    private var selected: Set<Int> = []
    private let sizesItself: Bool
    private(set) var faults: [String] = []

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let style: UITableView.Style = [.plain, .grouped, .insetGrouped][random.below(3)]
        let sections = (0..<1 + random.below(4)).map { section in
            RandomListUpdate.Section(
                name: section, items: (0..<random.below(14)).map { section * 1_000 + $0 })
        }
        table = TableScreen(sections, style: style)
        sizesItself = random.below(2) == 0
        self.random = random
        if sizesItself {
            table.height = { _ in nil }
            for item in sections.flatMap(\.items) { giveText(item) }
        } else {
            table.height = { CGFloat(30 + $0 % 5 * 10) }
            table.tableView.estimatedRowHeight = 0
        }
        table.tableView.allowsMultipleSelection = true
        for section in sections where random.below(2) == 0 {
            table.headerTitles[section.name] = "Section \(section.name)"
        }
        table.tableView.reloadData()
        table.screen.settle()
        check("start")
    }

    private func giveText(_ item: Int) {
        table.texts[item] = Array(repeating: "Item \(item)", count: 1 + random.below(9))
            .joined(separator: " ")
    }

    func play(steps: Int) {
        for _ in 0..<steps where faults.isEmpty {
            step()
        }
        guard faults.isEmpty else { return }
        table.screen.advance(by: 2)
        check("end")
        checkNothingIsLeft()
    }

    private func step() {
        switch random.below(12) {
        case 0...5: batch()
        case 6: scroll()
        case 7: table.screen.advance(by: Double(random.below(40)) / 100)
        case 8: leaveAndComeBack()
        case 9: select()
        case 10: edit()
        default: flick()
        }
    }

    private func batch() {
        let old = table.sections
        let change = RandomListUpdate(
            seed: random.next(), old: old, nextName: nextName, movesAcross: false)
        nextName = change.lastName
        if sizesItself {
            for item in change.new.flatMap(\.items) where table.texts[item] == nil {
                giveText(item)
            }
        }
        for item in change.reloadedItems { selected.remove(item) }
        for section in change.reloadedSections { selected.subtract(old[section].items) }
        // What an item is moved out of a section that is reloaded, it keeps.
        let moved = Set(change.updates.moved.map { old[$0.from.section].items[$0.from.row] })
        selected.formUnion(moved.intersection(before))
        selected.formIntersection(change.new.flatMap(\.items))
        let animation: UITableView.RowAnimation = [
            .automatic, .fade, .left, .right, .top, .bottom, .none, .middle,
        ][random.below(8)]
        let tableView = table.tableView
        tableView.performBatchUpdates { [self] in
            table.sections = change.new
            apply(change.updates, animation)
        }
        check("batch")
    }

    private var before: Set<Int> {
        Set((table.tableView.indexPathsForSelectedRows ?? []).map { table.item($0) })
    }

    private func apply(_ updates: ListUpdates, _ animation: UITableView.RowAnimation) {
        let tableView = table.tableView
        tableView.insertSections(IndexSet(updates.insertedSections.keys), with: animation)
        tableView.reloadRows(at: Array(updates.reloaded.keys), with: animation)
        for move in updates.moved { tableView.moveRow(at: move.from, to: move.to) }
        tableView.deleteRows(at: Array(updates.deleted.keys), with: animation)
        for move in updates.movedSections {
            tableView.moveSection(move.from, toSection: move.to)
        }
        tableView.deleteSections(IndexSet(updates.deletedSections.keys), with: animation)
        tableView.reloadSections(IndexSet(updates.reloadedSections.keys), with: animation)
        tableView.insertRows(at: Array(updates.inserted.keys), with: animation)
    }

    private func scroll() {
        let most = max(0, table.tableView.contentSize.height - table.tableView.bounds.height)
        let place = CGFloat(random.below(1_000)) / 1_000 * most
        table.tableView.setContentOffset(CGPoint(x: 0, y: place), animated: random.below(2) == 0)
        table.screen.settle()
        check("scroll")
    }

    private func flick() {
        let up = random.below(2) == 0
        table.screen.flick(
            from: CGPoint(x: 150, y: up ? 300 : 100), to: CGPoint(x: 150, y: up ? 100 : 300))
        table.screen.advance(by: Double(random.below(30)) / 100)
        check("flick")
    }

    private func leaveAndComeBack() {
        table.tableView.removeFromSuperview()
        for _ in 0..<random.below(3) { batch() }
        table.controller.view.addSubview(table.tableView)
        table.screen.settle()
        check("back")
    }

    private func select() {
        let rows = table.tableView.indexPathsForVisibleRows ?? []
        guard let row = rows.randomElement(using: &random) else { return }
        table.tableView.selectRow(at: row, animated: random.below(2) == 0, scrollPosition: .none)
        selected.insert(table.item(row))
        check("select")
    }

    private func edit() {
        let rows = table.sections.indices.flatMap { section in
            table.sections[section].items.indices.map { IndexPath(row: $0, section: section) }
        }.filter { _ in random.below(4) == 0 }
        for row in rows {
            if sizesItself {
                giveText(table.item(row))
            } else {
                table.texts[table.item(row)] = "New"
            }
        }
        table.tableView.reconfigureRows(at: rows)
        check("edit")
    }

    // MARK: - Checks

    private func fault(_ text: String) { faults.append(text) }

    private func check(_ step: String) {
        let tableView = table.tableView
        if tableView.window != nil { table.screen.settle() }
        if tableView.numberOfSections != table.sections.count {
            return fault("\(step): \(tableView.numberOfSections) sections")
        }
        for (section, content) in table.sections.enumerated()
        where tableView.numberOfRows(inSection: section) != content.items.count {
            fault("\(step): section \(section) has \(tableView.numberOfRows(inSection: section))")
        }
        let chosen = Set((tableView.indexPathsForSelectedRows ?? []).map { table.item($0) })
        if chosen != selected { fault("\(step): selected \(chosen), not \(selected)") }
        checkPlaces(step)
        if tableView.window != nil { checkVisible(step) }
    }

    /// Rows stand one below the other without a gap, from the first section to the end.
    private func checkPlaces(_ step: String) {
        let tableView = table.tableView
        var place: CGFloat = 0
        for section in table.sections.indices {
            let rect = tableView.rect(forSection: section)
            if abs(rect.minY - place) > 1e-6 {
                fault("\(step): section \(section) at \(rect.minY)")
            }
            var top = tableView.contents.geometry.rowsTop(ofSection: section)
            for row in table.sections[section].items.indices {
                let rect = tableView.rectForRow(at: IndexPath(row: row, section: section))
                if abs(rect.minY - top) > 1e-6 { fault("\(step): row \(row) at \(rect.minY)") }
                top = rect.maxY
                let wanted = table.height(table.sections[section].items[row])
                if let wanted, rect.height != wanted {
                    fault("\(step): row \(row) is \(rect.height) high, not \(wanted)")
                }
            }
            place = rect.maxY
        }
        if abs(tableView.contentSize.height - place) > 1e-6 {
            fault("\(step): content \(tableView.contentSize.height), not \(place)")
        }
    }

    private func checkVisible(_ step: String) {
        let tableView = table.tableView
        let rows = tableView.indexPathsForVisibleRows ?? []
        let expected = tableView.indexPathsForRows(in: tableView.bounds) ?? []
        if rows != expected {
            fault("\(step): sees \(rows), not \(expected) in \(tableView.bounds)")
        }
        var cells: Set<ObjectIdentifier> = []
        for row in rows {
            guard let cell = tableView.cellForRow(at: row) else {
                fault("\(step): no cell at \(row)")
                continue
            }
            if !cells.insert(ObjectIdentifier(cell)).inserted { fault("\(step): a cell twice") }
            if cell.textLabel?.text != table.text(table.item(row)) {
                fault("\(step): \(cell.textLabel?.text ?? "-") at \(row)")
            }
            if cell.isSelected != selected.contains(table.item(row)) {
                fault("\(step): selection of \(row)")
            }
            if cell.frame != tableView.rectForRow(at: row) { fault("\(step): frame of \(row)") }
            if tableView.indexPath(for: cell) != row { fault("\(step): index path of \(row)") }
            if sizesItself, cell.frame.height < cell.parts.fittingHeight(width: cell.frame.width) {
                fault("\(step): \(row) is too low")
            }
        }
    }

    private func checkNothingIsLeft() {
        let tableView = table.tableView
        let cells = tableView.subviews.compactMap { $0 as? UITableViewCell }
        let shown = tableView.visibleCells
        if cells.count != shown.count {
            fault("\(cells.count) cells in the tree, not \(shown.count)")
        }
        if !tableView.contents.held.isEmpty { fault("something is still held") }
        if cells.contains(where: { $0.alpha != 1 }) { fault("a cell is clear") }
    }
}
