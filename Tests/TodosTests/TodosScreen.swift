import AppFixtures
import Beeline
import BeelineTesting
import Foundation
import SharedScreens
import Testing
import UIKit
import _Testing_UIKit

@testable import Todos

/// The app with a database of its own, in a window with no display, on the 30th of November 2026.
@MainActor final class TodosScreen {
    let database: Database
    let store: TodoStore
    let sync: ServerSync
    let flow: AppFlow
    let screen: TestScreen
    private let folder: TodosFolder

    init(
        _ titles: [String] = [], done: [String] = [],
        size: CGSize = CGSize(width: 390, height: 844),
        style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, bucket: String = "default",
        transport: any HTTPTransport = URLSessionTransport.shared
    ) throws {
        folder = try TodosFolder()
        database = try folder.open()
        let sync = ServerSync(
            database, content: TodoDatabase.syncedContent, credentials: SessionCredentials(),
            defaults: try #require(UserDefaults(suiteName: folder.url.lastPathComponent)),
            interval: .seconds(3600), bucket: bucket, transport: transport)
        self.sync = sync
        store = try TodoStore(database) { [weak sync] in sync?.syncSoon() }
        for title in done {
            store.add(title)
            if let todo = store.open.list.items.last { store.complete(todo.id) }
        }
        for title in titles { store.add(title) }
        flow = AppFlow(store, sync: sync)
        flow.today = { Self.today }
        screen = TestScreen(
            flow.rootController, size: size, style: style, contentSize: contentSize,
            direction: direction)
        screen.advance(by: 1)
    }

    static let today = Day(now)
    static let now = Date(timeIntervalSince1970: 1_796_040_000)

    /// One of those that are to be done.
    func todo(_ title: String) throws -> Todo {
        try #require(store.open.list.items.first { $0.title == title })
    }

    /// Taps what has a name, and lets what moves come to rest.
    func tap(_ name: String) throws {
        try screen.tap(name)
        screen.advance(by: 1)
    }

    /// The view of a kind that shows a text, or stands for it.
    func cell(_ title: String) throws -> TodoCell {
        var view: UIView? = try screen.find(title)
        while let some = view, !(some is TodoCell) { view = some.superview }
        return try #require(view as? TodoCell)
    }

    func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
}
