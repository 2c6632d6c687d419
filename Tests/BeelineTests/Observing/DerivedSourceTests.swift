import Beeline
import Foundation
import Testing

@MainActor
@Suite struct DerivedSourceTests {
    @Test func `a filtered source shows what passes and follows edits`() {
        let store = ListStore([Row(1, 1), Row(2), Row(3, 1)])
        let filtered = FilteredSource(store) { $0.content == 1 }
        let observer = ReplayingObserver(filtered)
        #expect(filtered.list.items.map(\.id) == [1, 3])
        store.update(Row(2, 1))
        store.update(Row(1, 0))
        store.append(Row(4))
        store.insert(Row(5, 1), at: 0)
        #expect(filtered.list.items.map(\.id) == [5, 2, 3])
        #expect(observer.batches.count == 3 && observer.problem == nil)
    }

    @Test func `another question shows other items and tells the difference`() {
        let store = ListStore((0..<10).map { Row($0) })
        let filtered = FilteredSource(store) { $0.id < 5 }
        let observer = ReplayingObserver(filtered)
        filtered.setFilter { $0.id % 2 == 0 }
        #expect(filtered.list.items.map(\.id) == [0, 2, 4, 6, 8])
        #expect(observer.batches.first?.summary == "2 removed, 2 inserted")
        #expect(observer.problem == nil)
    }

    @Test func `sections of which nothing is shown can be left out`() {
        let store = ListStore(sections: ["A": [Row(1)], "B": [Row(2, 1)]])
        let filtered = FilteredSource(store, hidesEmptySections: true) { $0.content == 1 }
        let observer = ReplayingObserver(filtered)
        #expect(filtered.list.sections.map(\.id) == ["B"])
        store.update(Row(1, 1))
        store.removeSection(id: "B")
        #expect(filtered.list.sections.map(\.id) == ["A"])
        #expect(observer.problem == nil && observer.batches.count == 2)
    }

    @Test func `a sorted source keeps its order and equal items keep that of the source`() {
        let store = ListStore([Row(1, 2), Row(2, 1), Row(3, 2)])
        let sorted = SortedSource(store) { $0.content < $1.content }
        let observer = ReplayingObserver(sorted)
        #expect(sorted.list.items.map(\.id) == [2, 1, 3])
        store.move(from: 2, to: 0)
        #expect(sorted.list.items.map(\.id) == [2, 3, 1])
        store.update(Row(1, 0))
        #expect(sorted.list.items.map(\.id) == [1, 2, 3])
        sorted.setOrder { $0.id > $1.id }
        #expect(sorted.list.items.map(\.id) == [3, 2, 1])
        #expect(observer.problem == nil)
    }

    @Test func `a source derived from a derived one follows too`() {
        let store = ListStore((0..<20).map { Row($0, $0 % 3) })
        let top = SortedSource(FilteredSource(store) { $0.content > 0 }) { $0.id > $1.id }
        let observer = ReplayingObserver(top)
        store.perform {
            store.remove(id: 19)
            store.update(Row(3, 1))
            store.append(Row(30, 2))
        }
        let expected = store.items.filter { $0.content > 0 }.sorted { $0.id > $1.id }
        #expect(top.list.items == expected)
        #expect(observer.batches.count == 1 && observer.problem == nil)
    }

    @Test func `items that were not touched are not judged again`() {
        let store = ListStore((0..<1_000).map { Row($0) })
        var questions = 0
        let filtered = FilteredSource(store) { row in
            questions += 1
            return row.id % 2 == 0
        }
        questions = 0
        store.update(Row(500, 1))
        store.insert(Row(2_000), at: 3)
        store.remove(at: 8)
        store.move(from: 0, to: 900)
        #expect(questions == 3)
        #expect(filtered.list.items == store.items.filter { $0.id % 2 == 0 })
    }

    @Test func `after random changes both show what they should`() {
        RepeatedIdentity.onReport { _ in }
        print("DerivedSourceTests: seed \(Fuzz.seed)")
        var lists = RandomLists(seed: Fuzz.seed)
        let store = ListStore(list: ListSnapshot([Row]()), comparison: .equality())
        let filtered = FilteredSource(store, hidesEmptySections: true) {
            ($0.id + $0.content) % 2 == 0
        }
        let sorted = SortedSource(store) { ($0.content, $0.id % 3) < ($1.content, $1.id % 3) }
        let observers = [ReplayingObserver(filtered), ReplayingObserver(sorted)]
        for _ in 0..<400 {
            let (old, new) = lists.pair()
            store.replaceAll(with: old)
            store.replaceAll(with: new)
            let expected = new.sections.map { section in
                (section.id, section.items.filter { ($0.id + $0.content) % 2 == 0 })
            }.filter { !$0.1.isEmpty }
            #expect(filtered.list == ListSnapshot(sections: expected))
            // The standard library's sort is stable.
            let ordered = new.sections.map { section in
                (
                    section.id,
                    section.items.sorted { ($0.content, $0.id % 3) < ($1.content, $1.id % 3) }
                )
            }
            #expect(sorted.list == ListSnapshot(sections: ordered))
        }
        #expect(observers.allSatisfy { $0.problem == nil }, "\(observers.map(\.problem))")
    }
}
