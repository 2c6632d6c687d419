import Beeline
import Foundation

/// This package, with a record of either kind.
final class BeelineContender<R: Record>: Contender {
    let name: String
    private let records: [R]
    private let ids: [String]
    private let byName: Query<R>
    private let words: FullTextIndex<R>
    private let isWaiting: Bool
    private var database: Database?
    private var files: [String: URL] = [:]
    private var results: FetchedResults<R>?
    private var observation: ObservationToken?

    init(
        _ name: String, _ contacts: [Contact], byName: Query<R>, words: FullTextIndex<R>,
        isWaiting: Bool = false, _ record: (Contact) -> R
    ) {
        self.name = name
        records = contacts.map(record)
        ids = contacts.map(\.id)
        self.byName = byName
        self.words = words
        self.isWaiting = isWaiting
    }

    /// As C does, and an app before its first frame may: on the thread that asks.
    private func openFirst50AndWait(_ path: String) throws -> Int {
        let database = try Database.openAndWait(file(path), migrations: Contact.migrations)
        self.database = database
        return try database.readAndWait { try $0.fetch(byName.limit(50)).count }
    }

    /// A program has its file's URL; from C it is a path, and costs nothing to make.
    private func file(_ path: String) -> URL {
        let file = files[path] ?? URL(filePath: path)
        files[path] = file
        return file
    }

    private func opened(_ path: String, full: Bool = false) async throws -> Database {
        let file = file(path)
        var configuration = Database.Configuration()
        configuration.durability = full ? .full : .normal
        return try await Database.open(
            file, migrations: Contact.migrations, configuration: configuration)
    }

    func create(_ path: String, full: Bool) async throws {
        Files.remove(path)
        database = try await opened(path, full: full)
    }

    func insertAll() async throws {
        let records = records
        try await database?.write { db in for record in records { try db.insert(record) } }
    }

    func insertSingly(_ count: Int) async throws {
        for record in records[..<count] { try await database?.write { try $0.insert(record) } }
    }

    func makeSearchIndex() async throws {
        let words = words
        try await database?.write { try words.create(in: $0) }
    }

    func openFirst50(_ path: String) async throws -> Int {
        if isWaiting { return try openFirst50AndWait(path) }
        let query = byName.limit(50)
        database = try await opened(path)
        return try await database?.read { try $0.fetch(query).count } ?? 0
    }

    func open(_ path: String) async throws { database = try await opened(path) }

    func search(_ text: String) async throws -> Int {
        let query = byName.matching(text, in: words).limit(50)
        return try await database?.read { try $0.fetch(query).count } ?? 0
    }

    func readAll(byName isByName: Bool) async throws -> Int {
        let query = isByName ? byName : R.all
        return try await database?.read { try $0.fetch(query) }.count ?? 0
    }

    func close() {
        observation = nil
        results = nil
        database = nil
    }

    func observe() async throws -> ((_ number: Int) async throws -> Void)? {
        guard let database else { return nil }
        let results = FetchedResults(
            byName, sections: Column<R, String>("lastName", of: String.self).initial, in: database)
        self.results = results
        try await results.loaded()
        let told = Signal()
        observation = results.observe { _, _ in told.send() }
        return { [ids] number in
            let (id, note) = (ids[number * 7_919 % ids.count], "edited \(number)")
            try await database.write { db in
                try db.run("UPDATE contact SET note = \(note) WHERE id = \(id)")
            }
            await told.wait()
        }
    }
}
