import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite(.serialized) struct DiffableTableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private func snapshot(_ sections: [RandomListUpdate.Section]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(sections.map(\.name))
        for section in sections {
            snapshot.appendItems(section.items, toSection: section.name)
        }
        return snapshot
    }

    private func sections(_ random: inout SplitMix64) -> [RandomListUpdate.Section] {
        var items = Array(0..<30).shuffled(using: &random)
        return Array(0..<6).shuffled(using: &random).prefix(random.below(6)).map { name in
            let count = min(items.count, random.below(9))
            defer { items.removeFirst(count) }
            return .init(name: name, items: Array(items.prefix(count)))
        }
    }

    @Test func `a table shows each of many random snapshots, whatever was reloaded`() {
        for round in 0..<FuzzPlan.rounds(standard: 8) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            var random = SplitMix64(seed: seed)
            let screen = TestScreen(UIViewController(), size: CGSize(width: 200, height: 400))
            let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            screen.window.rootViewController?.view.addSubview(tableView)
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) {
                let cell = $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
                cell.textLabel?.text = "\($2)"
                return cell
            }
            for _ in 0..<12 {
                let wanted = sections(&random)
                var next = snapshot(wanted)
                let items = next.itemIdentifiers.filter { _ in random.below(5) == 0 }
                if random.below(2) == 0 {
                    next.reloadItems(items)
                } else {
                    next.reconfigureItems(items)
                }
                next.reloadSections(next.sectionIdentifiers.filter { _ in random.below(6) == 0 })
                source.apply(next, animatingDifferences: random.below(2) == 0)
                screen.advance(by: Double(random.below(5)) / 10)
                for (number, section) in wanted.enumerated() {
                    #expect(tableView.numberOfRows(inSection: number) == section.items.count)
                }
                for row in tableView.indexPathsForVisibleRows ?? [] {
                    let item = wanted[row.section].items[row.row]
                    #expect(
                        tableView.cellForRow(at: row)?.textLabel?.text == "\(item)",
                        "FUZZ_SEED=\(seed)")
                    #expect(source.itemIdentifier(for: row) == item)
                    #expect(source.indexPath(for: item) == row)
                }
            }
        }
    }

    @Test func `a snapshot is edited by the identifiers of its neighbours`() {
        var snapshot = Snapshot()
        snapshot.appendSections([1, 2])
        snapshot.appendItems([10, 11, 12], toSection: 1)
        snapshot.appendItems([20])
        snapshot.insertItems([13], beforeItem: 10)
        snapshot.insertItems([21], afterItem: 20)
        snapshot.moveItem(11, afterItem: 21)
        snapshot.deleteItems([12])
        snapshot.moveSection(2, beforeSection: 1)
        #expect(snapshot.itemIdentifiers == [20, 21, 11, 13, 10])
        #expect(snapshot.sectionIdentifier(containingItem: 11) == 2)
        #expect(snapshot.indexOfItem(13) == 3)
        snapshot.deleteSections([2])
        #expect(snapshot.numberOfItems == 2)
    }

    @Test func `the same identifier twice stops with its name`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["Ada", "Bea", "Ada"])
        }
        expectMessage(
            of: result,
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: Ada")
    }

    @Test func `the longest run that keeps its order is found`() {
        #expect(SnapshotDifference.longestIncreasing([0, 1, 2]) == [0, 1, 2])
        #expect(SnapshotDifference.longestIncreasing([3, 0, 1, nil, 2]) == [1, 2, 4])
        #expect(SnapshotDifference.longestIncreasing([2, 1, 0]).count == 1)
        #expect(SnapshotDifference.longestIncreasing([]) == [])
    }
}
