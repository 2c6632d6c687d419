import AppFixtures
import Beeline
import Foundation
import SharedScreens
import Testing

@testable import People

extension PeopleSuite {
    /// The app's process is killed with 9, which leaves it no time for anything.
    @MainActor @Suite struct PeopleKillTests {
        private static func folder() throws -> URL {
            let folder = FileManager.default.temporaryDirectory.appending(
                path: "beeline-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        }

        nonisolated private static func open(_ path: String) async throws -> Database {
            try await Database.open(
                URL(fileURLWithPath: path), migrations: PeopleDatabase.migrations)
        }

        private static func provider(_ path: String) async throws -> DatabasePeopleProvider {
            DatabasePeopleProvider(try await open(path))
        }

        private func people(in path: String) async throws -> [Person] {
            try await PeopleKillTests.open(path).read { db in try db.fetch(Person.all) }
        }

        // MARK: - Imports

        @Test(arguments: [0.05, 0.5, 0.98])
        func `of an import that is killed nobody is there, and it can be done again`(
            part: Double
        ) async throws {
            let folder = try Self.folder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let path = folder.appending(path: "people.sqlite").path
            let cards = folder.appending(path: "people.vcf")
            let text = (0..<1_000).map {
                "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:N\($0)\r\nCATEGORIES:Fair\r\nEND:VCARD\r\n"
            }
            try Data(text.joined().utf8).write(to: cards)
            try await PeopleKillTests.open(path).write { db in
                try db.insert(Person("Ada", "Lovelace"))
            }

            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, cards = cards as URL, part = part as Double] in
                let database = try await PeopleKillTests.open(path)
                let progress = Progress(totalUnitCount: 0)
                let storing = Task.detached {
                    _ = try await PeopleImport(database: database, file: cards)
                        .store(.merge, progress)
                }
                while progress.fractionCompleted < part { await Task.yield() }
                kill(getpid(), SIGKILL)
                try await storing.value
            }

            let names = try await people(in: path).map(\.displayName)
            // Close to the end the kill may come after it.
            let isWhole = part > 0.9 && names.count == 1_001
            #expect(isWhole || names == ["Ada Lovelace"])
            let database = try await PeopleKillTests.open(path)
            let groups = try await database.read { db in try db.fetch(PersonGroup.all).count }
            #expect(groups == (isWhole ? 1 : 0))
            let result = try await PeopleImport(database: database, file: cards)
                .store(.merge, Progress(totalUnitCount: 0))
            #expect(result == ImportResult(added: isWhole ? 0 : 1_000, merged: isWhole ? 1_000 : 0))
        }

        // MARK: - Edits

        @Test(arguments: [3, 40, 200])
        func `every edit that was stored is there after a kill`(count: Int) async throws {
            let folder = try Self.folder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let path = folder.appending(path: "people.sqlite").path
            let log = folder.appending(path: "stored").path

            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, log = log as String, count = count as Int] in
                let provider = try await PeopleKillTests.provider(path)
                try Data().write(to: URL(fileURLWithPath: log))
                let stored = try #require(FileHandle(forWritingAtPath: log))
                for number in 0... {
                    var person = Person("N", "\(number)")
                    try await provider.save(person, photo: .replace(Data([1, 2])))
                    person.note = "edited"
                    // Another edit is under way when the process ends.
                    if number == count {
                        let edited = person
                        Task { try await provider.save(edited, photo: .keep) }
                        await Task.yield()
                        kill(getpid(), SIGKILL)
                    }
                    try await provider.save(person, photo: .keep)
                    try stored.write(contentsOf: Data("\(number)\n".utf8))
                }
            }

            let stored = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
            #expect(stored.count == count)
            let people = try await people(in: path)
            for name in stored {
                #expect(people.first { $0.familyName == name }?.note == "edited", "\(name)")
            }
            #expect(people.count == count + 1)
            let photos = try await PeopleKillTests.open(path).read { db in
                try db.fetch(PersonPhoto.all)
            }
            #expect(Set(photos.map(\.id)) == Set(people.map(\.id)))
        }

        // MARK: - Rounds with a server

        @Test(.enabled(if: TestServer() != nil, "make server starts one"))
        func `a sync that is killed after each of its requests loses nothing and doubles nothing`()
            async throws
        {
            let server = try #require(TestServer())
            try await server.prepare(PeopleDatabase.synced.map(\.collection))
            let folder = try Self.folder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let path = folder.appending(path: "people.sqlite").path
            let elsewhere = try await PeopleScreen(MadeUpPeople.people(30), bucket: server.bucket)
            try await elsewhere.sync.connect(
                address: server.address, name: server.account, password: server.password)
            await elsewhere.sync.sync()
            try await PeopleKillTests.open(path).write { db in
                try db.insert(PersonGroup(name: "Here"))
                for number in 0..<30 { try db.insert(Person("Here", "\(number)")) }
            }

            for request in 1...8 {
                let bucket = server.bucket
                await #expect(processExitsWith: .signal(SIGKILL)) {
                    [path = path as String, bucket = bucket as String, request = request as Int] in
                    let server = try #require(TestServer(bucket: bucket))
                    let transport = DeadlyTransport(after: request)
                    // Rounds end; the process goes on with the next until it is killed.
                    let engine = try await PeopleKillTests.engine(path, server, transport)
                    while true { _ = await engine.sync() }
                }
            }

            let engine = try await PeopleKillTests.engine(path, server, URLSessionTransport.shared)
            for _ in 1...2 { await engine.sync() }
            await elsewhere.sync.sync()
            let here = try await people(in: path)
            #expect(here.count == 60)
            #expect(Set(here) == Set(try await elsewhere.people()))
            #expect(elsewhere.provider.groups.list.items.map(\.name) == ["Here"])
            let conflicts = try await PeopleKillTests.open(path).read { db in
                try db.fetch(SyncConflict.all).count
            }
            #expect(conflicts == 0)
        }

        private static func engine(
            _ path: String, _ server: TestServer, _ transport: any HTTPTransport
        ) async throws -> SyncEngine {
            let client = WebClient(
                try #require(URL(string: server.address)),
                credentials: .basic(name: server.account, password: server.password),
                transport: transport)
            return SyncEngine(
                try await open(path), server: KintoServer(client, bucket: server.bucket),
                kinds: PeopleDatabase.synced)
        }
    }
}

/// Ends the process when a server has answered a number of requests, before anybody hears of it.
private actor DeadlyTransport: HTTPTransport {
    private var remaining: Int

    init(after requests: Int) {
        remaining = requests
    }

    func send(
        _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
    ) async throws -> HTTPReply {
        remaining -= 1
        let isLast = remaining == 0
        let reply = try await URLSessionTransport.shared.send(request) { data in
            if !isLast { try receive(data) }
        }
        if isLast { kill(getpid(), SIGKILL) }
        return reply
    }
}
