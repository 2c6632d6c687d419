import Beeline
import BeelineTesting
import BeelineUI
import Foundation
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite(.serialized) struct ListDataSourceTests {
    private func content(_ person: Person) -> any UIContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = person.name
        return content
    }

    private let people = ["Ada", "Bea", "Cleo"].enumerated().map {
        Person(id: $0.offset, name: $0.element)
    }

    private func makeTable() -> (TestScreen, UITableView) {
        let controller = UIViewController()
        let screen = TestScreen(controller, size: CGSize(width: 300, height: 300))
        let tableView = UITableView(frame: controller.view.bounds)
        controller.view.addSubview(tableView)
        return (screen, tableView)
    }

    @Test func `one data source serves a table and a collection view alike`() {
        let store = ListStore(people)
        let (screen, tableView) = makeTable()
        let dataSource: ArrayDataSource<Person> = ListDataSource(store, content: content)
        dataSource.show(in: tableView)
        #expect(screen.has("Bea"))
        tableView.removeFromSuperview()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 44)
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        screen.window.rootViewController?.view.addSubview(collectionView)
        dataSource.show(in: collectionView)
        #expect(screen.has("Bea"))
        store.remove(id: 1)
        screen.advance(by: 1)
        #expect(!screen.has("Bea"))
        #expect(screen.has("Cleo"))
    }

    @Test func `an edited row keeps its cell`() {
        let store = ListStore(people)
        let (screen, tableView) = makeTable()
        let dataSource = ListDataSource(store, content: content)
        dataSource.show(in: tableView)
        screen.settle()
        let cell = tableView.cellForRow(at: IndexPath(row: 1, section: 0))
        store.update(id: 1) { $0.name = "Beatrix" }
        #expect(tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        #expect(screen.has("Beatrix"))
    }

    @Test func `a verb that is called while a change is shown is joined to the next one`() {
        let store = ListStore(people)
        let (screen, tableView) = makeTable()
        let dataSource = ListDataSource(store, cell: UITableViewCell.self) { cell, person in
            cell.textLabel?.text = person.name
            // Mistaken, and survived.
            if person.name == "Dora" { store.update(id: person.id) { $0.name = "Dorothea" } }
        }
        dataSource.show(in: tableView)
        screen.settle()
        store.append(Person(id: 9, name: "Dora"))
        screen.advance(by: 1)
        #expect(screen.has("Dorothea"))
        #expect(tableView.numberOfRows(inSection: 0) == 4)
    }

    @Test func `a selection stays with its item while the list is out of its window`() {
        let store = ListStore(people)
        let (screen, tableView) = makeTable()
        let dataSource = ListDataSource(store, content: content)
        dataSource.show(in: tableView)
        screen.settle()
        tableView.selectRow(
            at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        let around = tableView.superview
        tableView.removeFromSuperview()
        store.remove(id: 0)
        around?.addSubview(tableView)
        screen.settle()
        #expect(tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    // jessesquires/JSQDataSourcesKit#12: the row was announced as a move out of a deleted section.
    @Test(arguments: [true, false])
    func `the only item of a section goes to another one, in the window and out of it`(
        isCovered: Bool
    ) {
        let store = ListStore(sections: ["B": [people[0]], "Q": [people[1]]])
        let (screen, tableView) = makeTable()
        let dataSource = ListDataSource(store, content: content)
        dataSource.headerTitle = { _, id in String(describing: id) }
        dataSource.indexTitle = { _, id in String(describing: id) }
        dataSource.show(in: tableView)
        screen.settle()
        let around = tableView.superview
        if isCovered { tableView.removeFromSuperview() }
        store.perform {
            store.move(
                from: IndexPath(row: 0, section: 1), to: IndexPath(row: 1, section: 0))
            store.removeSection(at: 1)
        }
        if isCovered { around?.addSubview(tableView) }
        screen.advance(by: 1)
        #expect(tableView.numberOfSections == 1)
        #expect(screen.has("Ada") && screen.has("Bea"))
        #expect(!screen.has("Q"))
    }

    // lionheart/openradar-mirror#15192.
    @Test func `an item is edited while its section moves`() {
        let store = ListStore(sections: [
            "one": Array(people[..<2]), "two": [people[2], Person(id: 7, name: "Dora")],
        ])
        let (screen, tableView) = makeTable()
        let dataSource = ListDataSource(store, content: content)
        dataSource.show(in: tableView)
        screen.settle()
        let kept = tableView.cellForRow(at: IndexPath(row: 1, section: 1))
        store.perform {
            store.update(id: 2) { $0.name = "Cleopatra" }
            store.moveSection(from: 1, to: 0)
        }
        #expect(tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === kept)
        #expect(screen.has("Cleopatra"))
    }

    @Test func `a list that was changed past its data source is reloaded, and that is told`() {
        let store = ListStore(people)
        let (screen, tableView) = makeTable()
        let dataSource = ListDataSource(store, content: content)
        dataSource.show(in: tableView)
        let other = ListDataSource(ListStore([people[0]]), content: content)
        tableView.dataSource = other
        screen.settle()
        let steps = Beeline.trace.record { store.append(Person(id: 9, name: "Dora")) }
        #expect(steps.contains { $0.stage == .warning })
    }

    @Test func `a swipe deletes only where the data source says how`() {
        let store = ListStore(people)
        let (screen, tableView) = makeTable()
        let dataSource = ListDataSource(store, content: content)
        dataSource.show(in: tableView)
        screen.swipe(from: CGPoint(x: 250, y: 20), to: CGPoint(x: 100, y: 20))
        screen.advance(by: 1)
        #expect(!screen.has("Delete"))
        dataSource.onDelete(for: store) { store, person in store.remove(id: person.id) }
        screen.swipe(from: CGPoint(x: 250, y: 20), to: CGPoint(x: 100, y: 20))
        screen.advance(by: 1)
        #expect(screen.has("Delete"))
    }

    @Test func `each case of an enum is a section with items and cells of its own`() {
        enum Section: CaseIterable { case people, notes }
        let store = ListStore(people)
        let notes = ListStore([Person(id: 1, name: "A note")])
        let (screen, tableView) = makeTable()
        let dataSource = SectionedDataSource<Section> { section in
            switch section {
            case .people: ListPart(store, header: "People", content: content)
            case .notes:
                ListPart(notes, cell: UITableViewCell.self) { cell, note in
                    cell.textLabel?.text = note.name
                }
            }
        }
        dataSource.show(in: tableView)
        #expect(screen.has("People") && screen.has("Ada") && screen.has("A note"))
        notes.append(Person(id: 2, name: "Another note"))
        store.remove(id: 0)
        screen.advance(by: 1)
        #expect(!screen.has("Ada") && screen.has("Another note"))
        #expect(dataSource.section(at: 1) == .notes)
    }

    @Test func `the data source goes when its owner lets it go`() {
        let store = ListStore(people)
        let (screen, tableView) = makeTable()
        weak var gone: ListDataSource<ListStore<Person>>?
        do {
            let dataSource = ListDataSource(store, content: content)
            dataSource.show(in: tableView)
            gone = dataSource
        }
        #expect(gone == nil)
        store.removeAll()
        screen.settle()
    }
}
