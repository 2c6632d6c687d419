import Beeline
import Foundation
import Testing

@testable import BooksStep4

/// From the fourth step on the rules can be tried without a screen.
@MainActor @Suite struct BookStoreTests {
    private func makeStore(_ name: String = UUID().uuidString) throws -> BookStore {
        let day = Date(timeIntervalSince1970: 1_700_000_000)
        return try BookStore(
            file: FileManager.default.temporaryDirectory.appendingPathComponent(name),
            today: { day })
    }

    // listing: rule
    @Test func `there is no room for more than ten`() throws {
        let store = try makeStore()
        for number in 1...10 { #expect(store.add(title: "\(number)", minutes: "6") == nil) }
        #expect(!store.hasRoom)
        #expect(
            store.add(title: "Emma", minutes: "40") == "There are ten to read. Finish one first.")
        store.finish(store.list.items[0].id)
        #expect(store.hasRoom && store.formattedCount == "9 of 10, 54 min")
    }
    // end

    @Test func `what was typed has to be a book`() throws {
        let store = try makeStore()
        #expect(store.add(title: "  ", minutes: "6") == "A book needs a title.")
        for minutes in ["", "many", "0", "-1"] {
            #expect(
                store.add(title: "Emma", minutes: minutes)
                    == "How many minutes does it take? A number, please.")
        }
        #expect(store.list.isEmpty && store.formattedCount == "All read")
    }

    @Test func `a finished book says when`() throws {
        let store = try makeStore()
        _ = store.add(title: "Dune", minutes: "80")
        store.finish(store.list.items[0].id)
        #expect(store.list.items[0].detail == "Finished on 14 November 2023")
        #expect(
            store.list.items[0].summary
                == "It took 1 h 20 min, and was finished on 14 November 2023.")
    }

    @Test func `a book that is there already is not merged again`() throws {
        let store = try makeStore()
        let dune = Book(id: UUID(), title: "Dune", minutes: 80)
        store.merge([dune])
        store.finish(dune.id)
        store.merge([dune, Book(id: UUID(), title: "Emma", minutes: 40)])
        #expect(store.list.items.map(\.title) == ["Emma", "Dune"])
    }

    @Test func `a file that can't be read is left as it is`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("[1, 2".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(throws: StoreFileError.self) { _ = try BookStore(file: url) }
        #expect(try String(contentsOf: url, encoding: .utf8) == "[1, 2")
    }
}
