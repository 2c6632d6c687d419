import BeelineTesting
import Foundation
import Testing
import UIKit
import _Testing_UIKit

@testable import BooksStep1
@testable import BooksStep2
@testable import BooksStep3
@testable import BooksStep4
@testable import BooksStep5
@testable import BooksStep6

/// One step of the tutorial on a screen, with a file and a server of its own.
@MainActor final class ReadingList {
    let step: Step
    let clock = TestClock()
    private(set) var screen: TestScreen
    private(set) var flow: BooksStep6.BooksFlow?
    private let folder: URL

    var file: URL { folder.appendingPathComponent("books.json") }
    private var server: URL { folder.appendingPathComponent("server.json") }

    /// - Parameter books: What the server has; nil, it can't be reached.
    init(_ step: Step, _ books: KeyValuePairs<String, Int>? = [:]) throws {
        self.step = step
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        screen = TestScreen(UIViewController())
        try setServer(books)
        try restart()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func setServer(_ books: KeyValuePairs<String, Int>?) throws {
        guard let books else { return }
        let list = books.map {
            BooksStep1.Book(id: UUID(), title: $0.key, minutes: $0.value)
        }
        try JSONEncoder().encode(list).write(to: server)
    }

    /// Ends the app, and starts it with the same file.
    func restart() throws {
        screen = TestScreen(try makeRoot())
    }

    private func makeRoot() throws -> UIViewController {
        let list: UIViewController
        switch step {
        case .massive:
            BooksStep1.BooksController.server = server
            BooksStep1.BooksController.file = file
            list = BooksStep1.BooksController()
        case .view:
            BooksStep2.BooksController.server = server
            BooksStep2.BooksController.file = file
            list = BooksStep2.BooksController()
        case .dataSource:
            BooksStep3.BooksController.server = server
            BooksStep3.BooksController.file = file
            list = BooksStep3.BooksController()
        case .store:
            BooksStep4.BooksController.server = server
            list = BooksStep4.BooksController(store: try BooksStep4.BookStore(file: file))
        case .provider:
            list = BooksStep5.BooksController(
                provider: BooksStep5.StoredBooksProvider(
                    try BooksStep5.BookStore(file: file),
                    communicator: FileCommunicator(file: server), clock: clock))
        case .router:
            let flow = BooksStep6.BooksFlow(
                provider: BooksStep6.StoredBooksProvider(
                    try BooksStep6.BookStore(file: file),
                    communicator: FileCommunicator(file: server), clock: clock))
            self.flow = flow
            return flow.navigationController
        }
        return UINavigationController(rootViewController: list)
    }

    // MARK: - What a person does

    func type(title: String, minutes: String) throws {
        try screen.tap("Title")
        screen.type(title)
        try screen.tap("Minutes")
        screen.type(minutes)
    }

    /// Drags a row aside, and presses the button that it shows.
    func swipe(_ title: String, by distance: CGFloat, _ button: String) throws {
        let row = try screen.find(title)
        let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
        screen.swipe(from: middle, to: CGPoint(x: middle.x + distance, y: middle.y))
        screen.advance(by: 1)
        try screen.tap(button)
        screen.advance(by: 1)
    }

    // MARK: - Waiting

    /// Waits until something is on the screen. Before the fifth step there is no clock and no reply to
    /// wait for, only to look again and again: that is what the fifth step is for.
    func waits(for text: String, _ location: SourceLocation = #_sourceLocation) async throws {
        try await waits(until: { self.screen.has(text) }, text, location)
    }

    func waits(
        until condition: () throws -> Bool, _ what: String,
        _ location: SourceLocation = #_sourceLocation
    ) async throws {
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end {
            if try condition() { return }
            await Task.yield()
            if !step.hasClock { try await Task.sleep(for: .milliseconds(1)) }
        }
        Issue.record("\(step): \(what) never came", sourceLocation: location)
    }
}
