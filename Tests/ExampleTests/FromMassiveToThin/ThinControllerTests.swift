import Beeline
import BeelineTesting
import Foundation
import Testing
import UIKit
import _Testing_UIKit

@testable import BooksStep6

/// The thin controller, with neither a file nor a server.
@MainActor @Suite struct ThinControllerTests {
    // listing: mock
    final class MockProvider: BooksProvider {
        let store = ListStore<Book>(sections: ["To read": [], "Finished": []])
        let loading = SharedState(Loading())
        var formattedCount = "three"
        var hasRoom = true
        var problem: String?
        private(set) var calls: [String] = []

        lazy var books = AnyListSource(store)

        func add(title: String, minutes: String) -> String? {
            calls.append("add \(title), \(minutes)")
            return problem
        }

        func finish(_ id: Book.ID) { calls.append("finish") }
        func remove(_ id: Book.ID) { calls.append("remove") }
        func fetch() { calls.append("fetch") }
    }
    // end

    private let dune = Book(id: UUID(), title: "Dune", minutes: 80)

    // listing: controller
    @Test func `what a person does reaches the provider`() throws {
        let provider = MockProvider()
        provider.store.append(dune, toSection: "To read")
        let screen = TestScreen(BooksController(provider: provider))
        provider.problem = "Not this one."
        try screen.tap("Title")
        screen.type("Emma")
        try screen.tap("Add")
        #expect(provider.calls == ["fetch", "add Emma, "])
        #expect(screen.has("Not this one.") && screen.has("three"))
    }
    // end

    @Test func `what goes on with the server is shown`() {
        let provider = MockProvider()
        let screen = TestScreen(BooksController(provider: provider))
        provider.loading.value = Loading(isLoading: true)
        #expect(screen.has("Loading"))
        provider.loading.value = Loading(message: "Not now.")
        #expect(!screen.has("Loading") && screen.has("Not now."))
    }

    @Test func `a tap asks for the book's screen`() throws {
        let provider = MockProvider()
        provider.store.append(dune, toSection: "To read")
        let controller = BooksController(provider: provider)
        var opened: [Book.ID] = []
        controller.onOpen = { opened.append($0) }
        let screen = TestScreen(controller)
        try screen.tap("Dune")
        #expect(opened == [dune.id])
    }

    // listing: link
    @Test func `a link leads to a book`() throws {
        let provider = MockProvider()
        provider.store.append(dune, toSection: "To read")
        let flow = BooksFlow(provider: provider)
        let screen = TestScreen(flow.navigationController)
        try flow.open(#require(URL(string: "reading://books/\(dune.id)")))
        screen.advance(by: 1)
        #expect(screen.has("It takes 1 h 20 min."))
        provider.store.update(id: dune.id) { $0.minutes = 90 }
        #expect(screen.has("It takes 1 h 30 min."))
    }
    // end

    @Test func `a link to nothing says which links there are`() throws {
        let flow = BooksFlow(provider: MockProvider())
        let screen = TestScreen(flow.navigationController)
        let url = try #require(URL(string: "reading://films/1"))
        let error = #expect(throws: (any Error).self) { try flow.open(url) }
        #expect("\(try #require(error))".contains("/books/:id (UUID)"))
        #expect(screen.has("three"))
    }

    @Test func `a book that goes while it is shown says so`() throws {
        let provider = MockProvider()
        provider.store.append(dune, toSection: "To read")
        let screen = TestScreen(BookController(dune.id, provider: provider))
        provider.store.remove(id: dune.id)
        #expect(screen.has("This book is no longer on the list."))
    }

    @Test func `the controller goes with its screen`() {
        let provider = MockProvider()
        weak var gone: BooksController?
        do {
            let controller = BooksController(provider: provider)
            gone = controller
            let screen = TestScreen(controller)
            screen.settle()
        }
        #expect(gone == nil)
    }
}
