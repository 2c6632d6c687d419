import Beeline
import Foundation
import Testing

/// Random verbs on a store, beside a model of arrays that is obviously right.
@MainActor
@Suite struct ListStoreFuzzTests {
    private typealias Model = [(id: SectionID, items: [Row])]

    @Test(arguments: [true, false])
    func `after any verbs the store holds what arrays would hold`(hasRepeats: Bool) {
        RepeatedIdentity.onReport { _ in }
        let seed = Fuzz.seed
        print("ListStoreFuzzTests: seed \(seed)")
        for round in 0..<Fuzz.storeRounds {
            var run = Run(seed: seed &+ UInt64(round), hasRepeats: hasRepeats)
            for _ in 0..<60 {
                run.step()
                if let problem = run.problem() {
                    Issue.record("seed \(seed), round \(round): \(problem)")
                    return
                }
            }
            if let problem = run.undoAndRedoEverything() {
                Issue.record("seed \(seed), round \(round): \(problem)")
                return
            }
        }
    }

    @MainActor private struct Run {
        let store: ListStore<Row>
        let observer: ReplayingObserver
        var model: Model
        var random: SplitMix64
        let hasRepeats: Bool
        var nextID = 1_000
        var kept: [(list: ListSnapshot<Row>, model: Model)] = []

        init(seed: UInt64, hasRepeats: Bool) {
            random = SplitMix64(seed: seed)
            self.hasRepeats = hasRepeats
            let count = [0, 5, 200][Int(seed % 3)]
            model = [(id: "A", items: (0..<count).map { Row($0) }), (id: "B", items: [])]
            store = ListStore(
                list: ListSnapshot(named: model), comparison: .equality(), undoLimit: 10_000)
            observer = ReplayingObserver(store)
        }

        mutating func step() {
            if below(10) == 0 {
                store.perform { for _ in 0..<below(12) { verb() } }
            } else {
                verb()
            }
            if below(20) == 0 { kept.append((store.list, model)) }
        }

        mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

        mutating func row() -> Row {
            nextID += 1
            return Row(hasRepeats && below(5) == 0 ? below(nextID) : nextID)
        }

        mutating func verb() {
            switch below(20) {
            case 0..<6: insert()
            case 6..<9: remove()
            case 9..<12: move()
            case 12..<15: update()
            case 15: section()
            case 16: removeManyOrReplace()
            default: byIdentity()
            }
        }

        mutating func insert() {
            guard !model.isEmpty else { return }
            let section = below(model.count)
            let item = below(model[section].items.count + 1)
            let rows = (0..<(below(8) == 0 ? 90 : 1)).map { _ in row() }
            store.insert(contentsOf: rows, at: [section, item])
            model[section].items.insert(contentsOf: rows, at: item)
        }

        mutating func anyPlace() -> (section: Int, item: Int)? {
            let sections = model.indices.filter { !model[$0].items.isEmpty }
            guard let section = sections.randomElement(using: &random) else { return nil }
            return (section, below(model[section].items.count))
        }

        mutating func remove() {
            guard let place = anyPlace() else { return }
            store.remove(at: [place.section, place.item])
            model[place.section].items.remove(at: place.item)
        }

        mutating func move() {
            guard let place = anyPlace() else { return }
            let row = model[place.section].items.remove(at: place.item)
            let section = below(model.count)
            let item = below(model[section].items.count + 1)
            model[section].items.insert(row, at: item)
            store.move(from: [place.section, place.item], to: [section, item])
        }

        mutating func update() {
            guard let place = anyPlace() else { return }
            let content = below(3)
            store.update(at: [place.section, place.item]) { $0.content = content }
            model[place.section].items[place.item].content = content
        }

        mutating func section() {
            switch below(4) {
            case 0 where model.count > 1:
                let section = below(model.count)
                store.removeSection(at: section)
                model.remove(at: section)
            case 1 where !model.isEmpty:
                let (from, to) = (below(model.count), below(model.count))
                store.moveSection(from: from, to: to)
                model.insert(model.remove(at: from), at: to)
            default:
                nextID += 1
                let items = (0..<below(5)).map { _ in row() }
                let place = below(model.count + 1)
                store.insertSection(SectionID(nextID), items, at: place)
                model.insert((SectionID(nextID), items), at: place)
            }
        }

        mutating func removeManyOrReplace() {
            guard let place = anyPlace() else { return }
            if below(2) == 0 {
                let count = model[place.section].items.count
                let places = (0..<count).filter { _ in below(2) == 0 }
                store.remove(at: places.map { [place.section, $0] })
                for item in places.reversed() { model[place.section].items.remove(at: item) }
            } else {
                model[place.section].items.shuffle(using: &random)
                store.replaceAll(with: ListSnapshot(named: model))
            }
        }

        mutating func byIdentity() {
            guard let place = anyPlace() else { return }
            let id = model[place.section].items[place.item].id
            let section = model.indices.first { model[$0].items.contains { $0.id == id } } ?? 0
            let item = model[section].items.firstIndex { $0.id == id } ?? 0
            if store.indexPath(of: id) != [section, item] {
                Issue.record(
                    "\(id) is at \([section, item]), not \(store.indexPath(of: id) as Any)")
            }
            if below(2) == 0 {
                store.remove(id: id)
                model[section].items.remove(at: item)
            } else {
                store.update(id: id) { $0.content += 1 }
                model[section].items[item].content += 1
            }
        }

        func problem() -> String? {
            if let problem = observer.problem { return problem }
            if !isEqual(store.list, model) { return "\(store.list.sections) is not \(model)" }
            for (list, model) in kept where !isEqual(list, model) {
                return "a list that was kept has changed"
            }
            return nil
        }

        mutating func undoAndRedoEverything() -> String? {
            let end = store.list
            while store.undo() { if let problem = observer.problem { return "undo: \(problem)" } }
            guard store.list == observer.first else { return "undo does not end at the start" }
            while store.redo() { if let problem = observer.problem { return "redo: \(problem)" } }
            guard store.list == end else { return "redo does not end at the end" }
            return observer.problem
        }

        func isEqual(_ list: ListSnapshot<Row>, _ model: Model) -> Bool {
            list.sections.elementsEqual(model) { $0.id == $1.id && $0.items == $1.items }
        }
    }
}

/// Replays each change onto the list before it, as a list view would.
@MainActor final class ReplayingObserver {
    let first: ListSnapshot<Row>
    private(set) var last: ListSnapshot<Row>
    private(set) var problem: String?
    private(set) var batches: [Batch] = []

    init(_ source: some ListSource<Row>) {
        first = ListSnapshot(named: Self.sections(source.list))
        last = first
        source.observe(for: self) { observer, list, change in
            observer.hear(ListSnapshot(named: Self.sections(list)), change)
        }
    }

    private static func sections(_ list: some Snapshot<Row>) -> [(id: SectionID, items: [Row])] {
        (0..<list.sectionCount).map { section in
            (list.sectionID(at: section), list.withItems(in: section) { Array($0) })
        }
    }

    private func hear(_ list: ListSnapshot<Row>, _ change: Change) {
        if case .batch(let batch) = change {
            batches.append(batch)
            let replay = BatchReplay(batch: batch, old: last, new: list)
            if let violation = replay.violation() { problem = problem ?? violation }
        }
        last = list
    }
}
