import Beeline
import Foundation
import Testing

@MainActor
@Suite struct StoreListings {
    private func show(_ error: any Error) {
        Issue.record(error)
    }

    @Test func `views of a store follow it`() {
        let store = ListStore([Todo(title: "b"), Todo(title: "c", isDone: true), Todo(title: "a")])
        // listing: derived
        let open = FilteredSource(store) { !$0.isDone }
        let byTitle = SortedSource(open) { $0.title < $1.title }
        // end
        #expect(byTitle.list.items.map(\.title) == ["a", "b"])
    }

    @Test func `a store is kept in a file`() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("StoreListings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        // listing: file
        let file = StoreFile<Todo>(url, kind: "todos")
        let store = ListStore(
            list: try file.load() ?? ListSnapshot(), comparison: .equality())
        file.keep(store) { error in show(error) }
        // end
        store.append(Todo(title: "Eggs"))
        try file.saveNow()
        #expect(try file.load()?.items.map(\.title) == ["Eggs"])
    }
}
