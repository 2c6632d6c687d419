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
    func time(_ name: String, _ verb: (Int) -> Void) {
        let time = ContinuousClock().measure { for number in 0..<verbs { verb(number) } }
        let each = time / .microseconds(1) / Double(verbs)
        print("store.\(count).\(name) \(String(format: "%.3f", each)) µs each")
    }
    time("append") { _ in store.append(Row(id: UUID(), title: "new")) }
    time("insert-front") { _ in store.insert(Row(id: UUID(), title: "new"), at: 0) }
    time("insert-middle") { _ in store.insert(Row(id: UUID(), title: "new"), at: count / 2) }
    time("insert-anywhere") { _ in
        store.insert(Row(id: UUID(), title: "new"), at: Int.random(in: 0..<count, using: &random))
    }
    time("move") { _ in
        store.move(
            from: Int.random(in: 0..<count, using: &random),
            to: Int.random(in: 0..<count, using: &random))
    }
    time("update-id") { number in
        store.update(id: ids[Int.random(in: 0..<count, using: &random)]) { $0.title = "\(number)" }
    }
    time("find-id") { _ in
        _ = store.indexPath(of: ids[Int.random(in: 0..<count, using: &random)])
    }
    time("remove-anywhere") { _ in
        store.remove(at: Int.random(in: 0..<store.count, using: &random))
    }
    time("perform-two") { _ in
        store.perform {
            store.remove(at: 0)
            store.append(Row(id: UUID(), title: "new"))
        }
    }
    time("undo-redo") { _ in
        store.undo()
        store.redo()
    }
    token.end()
    precondition(last.count == store.count)
}

let verbs = ProcessInfo.processInfo.environment["VERBS"].flatMap { Int($0) } ?? 100_000
measure(1_000, verbs: verbs)
measure(100_000, verbs: verbs)
