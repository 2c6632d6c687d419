import Beeline
import BeelineTesting
import Foundation
import Testing
import UIKit
import _Testing_UIKit

@testable import BooksStep6

/// The listings of the guide *Testing controllers with no display*.
@MainActor @Suite struct TestingListings {
    private typealias MockProvider = ThinControllerTests.MockProvider

    private let dune = Book(id: UUID(), title: "Dune", minutes: 80)

    private func makeProvider() -> MockProvider {
        let provider = MockProvider()
        provider.store.append(dune, toSection: "To read")
        return provider
    }

    // listing: first
    @Test func `a tap opens the book`() throws {
        let controller = BooksController(provider: makeProvider())
        var opened: [Book.ID] = []
        controller.onOpen = { opened.append($0) }

        let screen = TestScreen(controller)
        try screen.tap("Dune")

        #expect(opened == [dune.id])
    }
    // end

    @Test func `what can't be found is said with what there is`() throws {
        let screen = TestScreen(BooksController(provider: makeProvider()))
        let error = try #require(throws: ViewNotFound.self) { try screen.tap("Ad") }
        #expect(
            error.description.hasPrefix("Nothing on the screen is called \"Ad\". What is there: "))
        #expect(error.names.contains("Title") && error.names.contains("Minutes"))
    }

    @Test func `fingers reach the row's button`() throws {
        let provider = makeProvider()
        let screen = TestScreen(BooksController(provider: provider))
        // listing: swipe
        let row = try screen.find("Dune")
        let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
        screen.swipe(from: middle, to: CGPoint(x: middle.x - 120, y: middle.y))
        screen.advance(by: 1)
        try screen.tap("Delete")
        // end
        #expect(provider.calls == ["fetch", "remove"])
    }

    @Test func `the keyboard alone reaches everything`() throws {
        let provider = makeProvider()
        let screen = TestScreen(BooksController(provider: provider))
        // listing: keyboard
        try screen.tap("Title")
        screen.type("Emma\t40\t")
        #expect(screen.focusedView?.accessibilityLabel == "Add")
        screen.press(.space)
        // end
        #expect(provider.calls == ["fetch", "add Emma, 40"])
    }

    @Test func `a person who doesn't see hears what it is`() throws {
        let provider = makeProvider()
        let screen = TestScreen(BooksController(provider: provider))
        // listing: accessibility
        let field = try screen.find("Title")
        #expect(field.isAccessibilityElement)
        screen.type("")
        try screen.tap("Title")
        screen.type("Emma")
        #expect(field.accessibilityValue == "Emma")
        let button = try screen.find("Add")
        #expect(button.accessibilityTraits.contains(.button))
        #expect(!button.accessibilityTraits.contains(.notEnabled))
        // end
    }

    @Test func `a model's waiting is a clock's`() async {
        // listing: clock
        let clock = TestClock()
        let task = Task {
            try await clock.sleep(for: .seconds(3600))
            return "an hour later"
        }
        await clock.sleeper()
        clock.advance(by: .seconds(3600))
        // end
        #expect((try? await task.value) == "an hour later")
    }

    // listing: sizes
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `the screen looks as before`(style: UIUserInterfaceStyle) throws {
        let screen = TestScreen(
            BooksController(provider: makeProvider()), size: CGSize(width: 320, height: 240),
            scale: 1, style: style)
        try screen.verifySnapshot(named: style == .dark ? "dark" : "light")
    }

    @Test func `large text pushes nothing off the screen`() throws {
        let screen = TestScreen(
            BooksController(provider: makeProvider()), contentSize: .accessibilityLarge,
            direction: .rightToLeft)
        screen.resize(to: CGSize(width: 320, height: 568))
        let button = try screen.find("Add")
        #expect(screen.window.bounds.contains(button.convert(button.bounds, to: nil)))
    }
    // end

    @Test func `the line is one line`() throws {
        let provider = makeProvider()
        let screen = TestScreen(BooksController(provider: provider))
        // listing: trace
        let steps = Beeline.trace.record {
            provider.store.update(id: dune.id) { $0.title = "Dune Messiah" }
        }
        #expect(steps.map(\.stage) == [.verb, .change, .view])
        // end
        #expect(screen.has("Dune Messiah"))
    }

    // listing: leak
    @Test func `the controller goes with its screen`() {
        let provider = makeProvider()
        weak var gone: BooksController?
        do {
            let controller = BooksController(provider: provider)
            gone = controller
            let screen = TestScreen(controller)
            screen.settle()
        }
        #expect(gone == nil)
    }
    // end

    // listing: exit
    @Test func `a place that isn't there stops the program and says which`() async throws {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let store = ListStore([Book(id: UUID(), title: "Dune", minutes: 80)])
                store.remove(at: 1)
            }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("ListStore.remove(at:): no item at"))
    }
    // end
}
