import Beeline
import BeelineTesting
import BeelineUI
import Foundation
import UIKit

struct Person: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
}

/// A small random generator with a seed.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// From 0 to below `bound`.
    mutating func roll(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

/// A store that is worked by random verbs, and a table that follows it through a data source.
@MainActor final class SourceHistory {
    let store: ListStore<Person>
    let dataSource: ListDataSource<ListStore<Person>>
    let tableView: UITableView
    let screen: TestScreen
    private let controller: UIViewController
    private var dice: Dice
    private var nextID = 100
    private(set) var faults: [String] = []

    init(seed: UInt64) {
        var dice = Dice(seed)
        let people = (0..<dice.roll(20)).map { Person(id: $0, name: "Person \($0)") }
        let half = people.count / 2
        store = ListStore(sections: ["A": Array(people[..<half]), "B": Array(people[half...])])
        dataSource = ListDataSource(store) { person in
            var content = UIListContentConfiguration.cell()
            content.text = person.name
            return content
        }
        controller = UIViewController()
        tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        screen = TestScreen(controller, size: CGSize(width: 300, height: 300))
        controller.view.addSubview(tableView)
        dataSource.show(in: tableView)
        self.dice = dice
        tableView.allowsMultipleSelection = true
        screen.settle()
    }

    func play(steps: Int) {
        for _ in 0..<steps where faults.isEmpty {
            step()
            check()
        }
    }

    private func step() {
        switch dice.roll(14) {
        case 0...6: verb()
        case 7: store.perform { for _ in 0..<dice.roll(6) { verb() } }
        case 8: screen.advance(by: Double(dice.roll(40)) / 100)
        case 9:
            let most = max(0, tableView.contentSize.height - tableView.bounds.height)
            tableView.contentOffset.y = most * CGFloat(dice.roll(100)) / 100
        case 10:
            tableView.removeFromSuperview()
            for _ in 0..<dice.roll(4) { verb() }
            controller.view.addSubview(tableView)
        case 11:
            if let row = tableView.indexPathsForVisibleRows?.randomElement(using: &dice) {
                tableView.selectRow(at: row, animated: true, scrollPosition: .none)
            }
        case 12: store.undo()
        default: store.redo()
        }
    }

    private func makePerson() -> Person {
        nextID += 1
        return Person(id: nextID, name: "Person \(nextID)")
    }

    private func anyPlace() -> IndexPath? {
        (0..<store.list.sectionCount).flatMap { section in
            (0..<store.list.count(in: section)).map { IndexPath(row: $0, section: section) }
        }.randomElement(using: &dice)
    }

    private func verb() {
        let sections = store.list.sectionCount
        switch dice.roll(9) {
        case 0, 1:
            guard sections > 0 else { return }
            let section = dice.roll(sections)
            let row = dice.roll(store.list.count(in: section) + 1)
            store.insert(makePerson(), at: IndexPath(row: row, section: section))
        case 2: if let place = anyPlace() { store.remove(at: place) }
        case 3, 4:
            guard let from = anyPlace() else { return }
            let section = dice.roll(sections)
            let count = store.list.count(in: section)
            let row = dice.roll(section == from.section ? count : count + 1)
            store.move(from: from, to: IndexPath(row: row, section: section))
        case 5, 6: if let place = anyPlace() { store.update(at: place) { $0.name += "!" } }
        case 7:
            if sections > 1, dice.roll(2) == 0 {
                store.removeSection(at: dice.roll(sections))
            } else {
                nextID += 1
                store.insertSection(
                    SectionID(nextID), (0..<dice.roll(4)).map { _ in makePerson() },
                    at: dice.roll(sections + 1))
            }
        default:
            if sections > 1 {
                store.moveSection(from: dice.roll(sections), to: dice.roll(sections))
            }
        }
    }

    /// The table has the store's counts, every row that is seen shows its item, and what is selected
    /// are the items that were.
    private func check() {
        screen.settle()
        let list = store.list
        guard tableView.numberOfSections == list.sectionCount else {
            return faults.append("\(tableView.numberOfSections) sections")
        }
        for section in 0..<list.sectionCount
        where tableView.numberOfRows(inSection: section) != list.count(in: section) {
            return faults.append(
                "section \(section): \(tableView.numberOfRows(inSection: section))")
        }
        for row in tableView.indexPathsForVisibleRows ?? [] {
            let content = tableView.cellForRow(at: row)?.contentConfiguration
            let shown = (content as? UIListContentConfiguration)?.text
            if shown != list.item(at: row).name {
                faults.append("\(row) shows \(shown ?? "nothing"), not \(list.item(at: row).name)")
            }
        }
    }
}
