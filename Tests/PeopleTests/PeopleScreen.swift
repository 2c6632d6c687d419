import Beeline
import BeelineTesting
import Foundation
import UIKit

@testable import People

/// The app with a database of its own, in a window with no display.
@MainActor final class PeopleScreen {
    let database: Database
    let provider: DatabasePeopleProvider
    let sync: PeopleSync
    let flow: AppFlow
    let screen: TestScreen
    private let folder: URL

    init(
        _ people: [Person] = [], size: CGSize = CGSize(width: 390, height: 844),
        style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, welcomes: Bool = false
    ) async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var configuration = Database.Configuration()
        configuration.durability = .normal
        configuration.foreignChangeInterval = .seconds(3600)
        database = try await Database.open(
            folder.appending(path: "people.sqlite"), migrations: PeopleDatabase.migrations,
            configuration: configuration)
        try await database.write { db in for person in people { try db.insert(person) } }
        provider = Self.provider(of: database)
        sync = PeopleSync(database, credentials: SessionCredentials())
        flow = AppFlow(database, provider: provider, sync: sync)
        screen = TestScreen(
            flow.splitController, size: size, style: style, contentSize: contentSize,
            direction: direction)
        if welcomes { flow.welcome() }
        try await until { self.provider.state.isLoaded }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Not from an asynchronous function: the first people are read on this thread.
    private static func provider(of database: Database) -> DatabasePeopleProvider {
        DatabasePeopleProvider(database, firstCount: 20)
    }

    /// Waits for what the app does beside the main actor.
    ///
    /// - Throws: ``TooLate`` when it has not come after a minute.
    func until(_ condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(60)
        screen.advance(by: 1)
        while !condition() {
            guard ContinuousClock.now < end else { throw TooLate(tree: screen.tree) }
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
            screen.advance(by: 0.1)
        }
        screen.advance(by: 1)
    }

    /// Waits until a text is to be seen.
    func until(_ text: String) async throws {
        try await until { self.screen.has(text) }
    }

    /// Taps what has a name, and lets what moves come to rest.
    func tap(_ name: String) throws {
        try screen.tap(name)
        screen.advance(by: 1)
    }

    /// Everybody in the database.
    func people() async throws -> [Person] {
        try await database.read { db in try db.fetch(Person.all) }
    }

    struct TooLate: Error, CustomStringConvertible {
        let tree: String
        var description: String { "It did not come. There is:\n\(tree)" }
    }
}

extension Person {
    /// Somebody with a name.
    init(_ given: String, _ family: String) {
        self.init()
        givenName = given
        familyName = family
    }
}
