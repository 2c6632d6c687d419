// StoreBenchmark: 100,000 verbs on a store of 100,000 rows, and on one of
// 1,000, with an observer that keeps the last list. If a verb cost its list
// and not its change, the first would cost a hundred times the second.
import Beeline
import Foundation

struct Row: Identifiable, Equatable, Sendable {
    let id: UUID
    var title: String
}

struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 48

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

@MainActor func measure(_ count: Int, verbs: Int) {
    var random = Numbers()
    let ids = (0..<count).map { _ in UUID() }
    let store = ListStore(ids.map { Row(id: $0, title: "Row \($0)") }, undoLimit: 100)
    var last = store.list
    let token = store.observe { list, _ in last = list }
    store.append(Row(id: UUID(), title: "warm"))
    func time(_ name: String, _ verbs: Int, _ verb: (Int) -> Void) {
        let time = ContinuousClock().measure { for number in 0..<verbs { verb(number) } }
        let each = time / .microseconds(1) / Double(verbs)
        print("store.\(count).\(name) \(String(format: "%.3f", each)) µs each")
        fflush(nil)
    }
    func place() -> Int { Int.random(in: 0..<count, using: &random) }
    time("find-by-id", verbs) { _ in _ = store.indexPath(of: ids[place()]) }
    // Verbs that come and go by turns, so that the store keeps its size.
    time("append-and-remove", verbs) { number in
        if number % 2 == 0 {
            store.append(Row(id: UUID(), title: "new"))
        } else {
            store.remove(at: store.count - 1)
        }
    }
    time("insert-and-remove-front", verbs) { number in
        if number % 2 == 0 {
            store.insert(Row(id: UUID(), title: "new"), at: 0)
        } else {
            store.remove(at: 0)
        }
    }
    time("insert-and-remove-anywhere", verbs) { number in
        if number % 2 == 0 {
            store.insert(Row(id: UUID(), title: "new"), at: place())
        } else {
            store.remove(at: place())
        }
    }
    time("move-anywhere", verbs) { _ in store.move(from: place(), to: place()) }
    time("update-by-place", verbs) { number in
        store.update(at: [0, place()]) { $0.title = "\(number)" }
    }
    time("transaction-of-two", verbs / 10) { _ in
        store.perform {
            store.remove(at: 0)
            store.append(Row(id: UUID(), title: "new"))
        }
    }
    time("undo-and-redo", verbs / 10) { _ in
        store.undo()
        store.redo()
    }
    token.end()
    precondition(last.count == store.count)
}

let verbs = ProcessInfo.processInfo.environment["VERBS"].flatMap { Int($0) } ?? 100_000
measure(1_000, verbs: verbs)
measure(100_000, verbs: verbs)
