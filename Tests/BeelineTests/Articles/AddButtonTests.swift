import Beeline
import Testing

/// Whether the Add button is enabled: the article asked for it the wrong way
/// round.
@MainActor
@Suite struct AddButtonTests {
    /// A controller with a button, and the question that sets it.
    @MainActor private final class Controller {
        private(set) var isAddEnabled: Bool
        private let question: @MainActor (ListStore<Row>) -> Bool

        init(_ store: ListStore<Row>, question: @escaping @MainActor (ListStore<Row>) -> Bool) {
            self.question = question
            isAddEnabled = question(store)
            store.observe(for: self) { controller, _, _ in
                controller.isAddEnabled = controller.question(store)
            }
        }
    }

    /// The numbers of items for which the button lies.
    private func lies(_ question: @escaping @MainActor (ListStore<Row>) -> Bool) -> [Int] {
        let store = ListStore([Row](), rules: [.atMost(10, reason: "Ten.")])
        let controller = Controller(store, question: question)
        var lies: [Int] = []
        for count in 0...10 {
            let before = controller.isAddEnabled
            let isTaken = store.append(Row(count)) == nil
            if before != isTaken { lies.append(count) }
        }
        return lies
    }

    @Test func `the button is enabled exactly while one more item would be taken`() {
        #expect(lies { $0.canAppend } == [])
    }

    @Test func `the article's condition is caught`() {
        #expect(lies { $0.count > 10 } == Array(0...9))
        #expect(lies { $0.count <= 10 } == [10])
    }

    @Test func `a button that is set where the item is added misses the deletion`() {
        let store = ListStore([Row](), rules: [.atMost(10, reason: "Ten.")])
        let controller = Controller(store) { $0.canAppend }
        var setByHand = true
        for count in 0..<10 {
            store.append(Row(count))
            setByHand = store.count < 10
        }
        store.undo()
        #expect(controller.isAddEnabled && !setByHand)
    }
}
