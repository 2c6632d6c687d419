import AppFixtures
import Beeline
import BeelineTesting
import Foundation
import SharedScreens
import Testing
import UIKit
import _Testing_UIKit

@testable import People

/// The app with a database of its own, in a window with no display.
@MainActor final class PeopleScreen {
    let database: Database
    let provider: DatabasePeopleProvider
    let sync: ServerSync
    let flow: AppFlow
    let screen: TestScreen
    private let folder: URL

    init(
        _ people: [Person] = [], size: CGSize = CGSize(width: 390, height: 844),
        style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, welcomes: Bool = false,
        bucket: String = "default", transport: any HTTPTransport = URLSessionTransport.shared,
        credentials: any CredentialStore = SessionCredentials()
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
        let defaults = try #require(UserDefaults(suiteName: folder.lastPathComponent))
        let sync = ServerSync(
            database, content: PeopleDatabase.syncedContent, credentials: credentials,
            defaults: defaults,
            interval: .seconds(3600), bucket: bucket, transport: transport)
        self.sync = sync
        provider = Self.provider(of: database) { [weak sync] in sync?.syncSoon() }
        flow = AppFlow(
            database, provider: provider, sync: sync,
            columnMemory: ColumnMemory(defaults: defaults))
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
    private static func provider(
        of database: Database, didEdit: @escaping @MainActor () -> Void
    ) -> DatabasePeopleProvider {
        DatabasePeopleProvider(database, firstCount: 20, didEdit: didEdit)
    }

    /// Waits for what the app does beside the main actor.
    ///
    /// - Throws: When it has not come after a minute.
    func until(_ condition: () -> Bool) async throws {
        try await screen.until(condition)
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
}

extension Person {
    /// Somebody with a name.
    init(_ given: String, _ family: String) {
        self.init()
        givenName = given
        familyName = family
    }
}
