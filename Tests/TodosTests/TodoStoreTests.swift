import Beeline
import Foundation
import Testing

@testable import Todos

extension TodosSuite {
    @MainActor @Suite struct TodoStoreTests {
        private let folder: TodosFolder
        private let database: Database
        private let store: TodoStore

        init() throws {
            folder = try TodosFolder()
            database = try folder.open()
            store = try TodoStore(database)
        }

        /// Another store over the same database, as after a new start.
        private func stored() async throws -> TodoStore {
            try await store.settle(database)
            return try Self.store(folder)
        }

        private static func store(_ folder: TodosFolder) throws -> TodoStore {
            try TodoStore(folder.open())
        }

        private func add(_ titles: String...) {
            for title in titles { store.add(title) }
        }

        private func id(_ title: String) throws -> Todo.ID {
            try #require(
                (store.open.list.items + store.done.list.items).first { $0.title == title }?.id)
        }

        // MARK: - Rules

        @Test func `there are ten to do at most, and doing one makes room`() throws {
            for number in 1...10 {
                #expect(store.canAdd)
                #expect(store.add("Thing \(number)") == nil)
            }
            #expect(!store.canAdd)
            let refusal = try #require(store.add("One more"))
            #expect(refusal.cause == .rule)
            #expect(refusal.reason == "There are 10 already: do one first.")
            #expect(store.fullReason == refusal.reason)
            #expect(store.openTitles.count == 10)
            store.complete(try id("Thing 4"))
            #expect(store.canAdd && store.fullReason == nil)
            #expect(store.add("One more") == nil)
            #expect(store.openTitles.last == "One more")
        }

        @Test func `what is done counts for nothing, until it is to be done again`() throws {
            for number in 1...12 {
                #expect(store.add("Thing \(number)") == nil)
                if number <= 2 { store.complete(try id("Thing \(number)")) }
            }
            #expect(store.openTitles.count == 10)
            #expect(store.doneTitles == ["Thing 2", "Thing 1"])
            let refusal = store.reopen(try id("Thing 1"))
            #expect(refusal?.reason == "There are 10 already: do one first.")
            store.remove(try id("Thing 7"))
            #expect(store.reopen(try id("Thing 1")) == nil)
            #expect(store.openTitles.last == "Thing 1")
        }

        @Test(arguments: ["", " ", "\n\t ", "\u{3000}"])
        func `an empty name is refused, with a reason`(name: String) throws {
            #expect(store.add(name)?.reason == "A to-do needs a name.")
            store.add("Eggs")
            #expect(store.rename(try id("Eggs"), to: name)?.reason == "A to-do needs a name.")
            #expect(store.openTitles == ["Eggs"])
            #expect(store.undoName == "Add “Eggs”")
        }

        @Test func `a name is kept in one line, without spaces around it`() throws {
            store.add("  Buy\n some   eggs ")
            #expect(store.openTitles == ["Buy some eggs"])
        }

        @Test func `a verb for what isn't there is refused`() {
            let gone = UUID()
            for refusal in [
                store.rename(gone, to: "a"), store.complete(gone), store.reopen(gone),
                store.remove(gone), store.setDue(nil, of: gone),
            ] {
                #expect(refusal?.cause == .unknownIdentity)
            }
            #expect(store.undoName == nil)
        }

        @Test func `the rule judges what people do, and not what other devices did`() async throws {
            try await database.write { db in
                for position in Position.spread(12) {
                    try db.insert(Todo(title: position.rawValue, position: position))
                }
            }
            try await store.settle(database)
            #expect(store.openTitles.count == 12)
            #expect(!store.canAdd)
            store.remove(store.open.list.items[0].id)
            store.remove(store.open.list.items[0].id)
            #expect(!store.canAdd)
            store.remove(store.open.list.items[0].id)
            #expect(store.canAdd)
        }

        // MARK: - Order

        @Test(arguments: [(0, 2, "bcad"), (3, 0, "dabc"), (1, 2, "acbd"), (2, 2, "abcd")])
        func `a move puts one at another place, and is kept`(
            from: Int, to: Int, order: String
        ) async throws {
            add("a", "b", "c", "d")
            store.move(from: from, to: to)
            #expect(store.openTitles.joined() == order)
            #expect(try await stored().openTitles.joined() == order)
        }

        @Test func `two in the same place, as two devices can put them, are parted by a move`()
            async throws
        {
            try await database.write { db in
                for title in ["a", "b", "c"] {
                    try db.insert(Todo(title: title, position: .first))
                }
            }
            try await store.settle(database)
            let before = store.openTitles
            store.move(from: 2, to: 1)
            #expect(store.openTitles == [before[0], before[2], before[1]])
            #expect(Set(store.open.list.items.map(\.position)).count == 3)
        }

        @Test func `a place that is no place is mended by the next edit`() async throws {
            try await database.write { db in
                for place in ["?", "ä", "~~~"] {
                    try db.insert(Todo(title: place, position: Position(rawValue: place)))
                }
            }
            try await store.settle(database)
            store.add("new")
            #expect(store.openTitles == ["?", "~~~", "ä", "new"])
            #expect(try await stored().openTitles == ["?", "~~~", "ä", "new"])
        }

        // MARK: - Undo

        @Test func `every verb has a name, and is taken back and done again`() throws {
            add("Eggs", "Milk")
            let eggs = try id("Eggs")
            let verbs: [(String, () -> Void)] = [
                ("Rename “Eggs”", { store.rename(eggs, to: "Six eggs") }),
                ("Due Date of “Six eggs”", { store.setDue(Day(Date()), of: eggs) }),
                ("Move “Six eggs”", { store.move(from: 0, to: 1) }),
                ("Complete “Six eggs”", { store.complete(eggs) }),
                ("Reopen “Six eggs”", { store.reopen(eggs) }),
                ("Delete “Six eggs”", { store.remove(eggs) }),
            ]
            var states = [store.open.list.items + store.done.list.items]
            for (name, verb) in verbs {
                verb()
                #expect(store.undoName == name)
                states.append(store.open.list.items + store.done.list.items)
            }
            for (number, verb) in verbs.enumerated().reversed() {
                store.undo()
                #expect(store.redoName == verb.0)
                #expect(store.open.list.items + store.done.list.items == states[number])
            }
            for number in verbs.indices {
                store.redo()
                #expect(store.open.list.items + store.done.list.items == states[number + 1])
            }
            #expect(store.redoName == nil)
            store.undo()
            add("Bread")
            #expect(store.redoName == nil)
        }

        @Test func `all that is done goes at once, and is back at once`() throws {
            add("a", "b", "c")
            store.complete(try id("a"))
            store.complete(try id("b"))
            store.removeDone()
            #expect(store.doneTitles.isEmpty && store.openTitles == ["c"])
            store.undo()
            #expect(store.doneTitles == ["b", "a"])
        }

        @Test func `undo takes back what was done here, and leaves what others did since`()
            async throws
        {
            add("Eggs")
            let eggs = try id("Eggs")
            store.rename(eggs, to: "Six eggs")
            try await store.settle(database)
            let day = Day(Date())
            try await database.write { db in
                try db.edit(Todo.self, eggs) { $0.due = day }
            }
            try await store.settle(database)
            store.undo()
            #expect(store.open.list.items.map(\.title) == ["Eggs"])
            #expect(store.open.list.items.map(\.due) == [day])
            let stored = try await stored()
            #expect(stored.open.list.items == store.open.list.items)
        }

        @Test func `undo of an edit of what another device deleted does nothing`() async throws {
            add("Eggs")
            let eggs = try id("Eggs")
            store.rename(eggs, to: "Six eggs")
            try await store.settle(database)
            _ = try await database.write { db in try db.delete(Todo.self, eggs) }
            try await store.settle(database)
            store.undo()
            #expect(store.openTitles.isEmpty)
            #expect(try await stored().openTitles.isEmpty)
        }

        // MARK: - Keeping

        @Test func `everything is there after a new start`() async throws {
            add("a", "b", "c")
            let day = try #require(Day(rawValue: "2026-12-24"))
            store.setDue(day, of: try id("b"))
            store.complete(try id("c"))
            let stored = try await stored()
            #expect(stored.openTitles == ["a", "b"] && stored.doneTitles == ["c"])
            #expect(stored.open.list.items[1].due == day)
        }

        @Test func `before the program ends everything is kept`() throws {
            for number in 1...10 { store.add("\(number)") }
            store.finishWriting()
            #expect(try Self.store(folder).openTitles.count == 10)
        }

        @Test func `what can't be kept is said, and the list is as it is kept`() async throws {
            add("Eggs")
            try await store.settle(database)
            try await database.write { db in
                try db.run(
                    """
                    CREATE TRIGGER full BEFORE INSERT ON todo BEGIN
                    SELECT RAISE(ABORT, 'no room'); END
                    """)
            }
            var failures = 0
            store.onFailure = { _ in failures += 1 }
            add("Milk")
            #expect(store.openTitles == ["Eggs", "Milk"])
            try await store.settle(database)
            #expect(failures == 1)
            #expect(store.openTitles == ["Eggs"])
        }
    }
}
