import Beeline
import BeelineTesting
import Foundation
import Testing
import UIKit

@testable import People

/// How many people, if figures are wanted.
private let measuredCount =
    ProcessInfo.processInfo.environment["MEASURED_PEOPLE"].flatMap(Int.init) ?? 0

extension PeopleSuite {
    /// Figures, and no claims: `Scripts/measure-people` prints them for a number of people.
    @MainActor
    @Suite(
        .enabled(if: measuredCount > 0, "Figures are taken by Scripts/measure-people"))
    struct PeopleMeasurements {
        @Test func `an import, and a cancelled one`() async throws {
            let file = try file()
            let app = try await PeopleScreen()
            try await cancelImport(of: file, in: app)
            try await importAll(of: file, in: app)
        }

        @Test func `a search letter by letter`() async throws {
            let app = try await everybody()
            try await search(1, "the first time", in: app)
            try await search(5, "again", in: app)
            let wide = CGSize(width: 1024, height: 768)
            let beside = try await everybody(size: wide)
            try beside.tap("Ada Andersson")
            try await search(3, "with somebody chosen", in: beside)
        }

        /// What `Scripts/measure-people` starts the app with: ten people, and all.
        @Test func `databases of few and of many`() async throws {
            let path = try #require(ProcessInfo.processInfo.environment["MEASURED_FOLDER"])
            for count in [10, measuredCount] {
                let database = try await Database.open(
                    URL(fileURLWithPath: path).appending(path: "\(count).sqlite"),
                    migrations: PeopleDatabase.migrations)
                try await database.write { db in
                    for person in MadeUpPeople.people(count) { try db.insert(person) }
                }
            }
        }

        // MARK: - Import

        private func cancelImport(of file: URL, in app: PeopleScreen) async throws {
            let session = ImportSession(
                PeopleImport(database: app.database, file: file), memory: app.flow.columnMemory)
            await session.read()
            var cancelled = ContinuousClock.now
            let token = session.fraction.observe { fraction in
                guard fraction > 0.5 else { return }
                cancelled = .now
                session.cancel()
            }
            await session.store()
            print("import: cancelled after the half, over in", milliseconds(since: cancelled))
            withExtendedLifetime(token) {}
            #expect(try await app.people().isEmpty)
        }

        private func importAll(of file: URL, in app: PeopleScreen) async throws {
            let session = ImportSession(
                PeopleImport(database: app.database, file: file), memory: app.flow.columnMemory)
            var steps = 0
            let token = session.fraction.observe { _ in steps += 1 }
            let before = try memory("VmRSS")
            var start = ContinuousClock.now
            await session.read()
            print("import: \(measuredCount) cards read in", milliseconds(since: start))
            start = .now
            await session.store()
            print("import: stored in", milliseconds(since: start), "progress told \(steps) times")
            print("import: memory \(before) MB before, at most", try memory("VmHWM"), "MB")
            withExtendedLifetime(token) {}
            start = .now
            try await app.until { app.provider.people.list.items.count == measuredCount }
            print("import: in the list after another", milliseconds(since: start))
            print("memory with the list", try memory("VmRSS"), "MB")
        }

        // MARK: - Search

        /// People as an import leaves them.
        private func everybody(
            size: CGSize = CGSize(width: 390, height: 844)
        ) async throws -> PeopleScreen {
            let app = try await PeopleScreen(MadeUpPeople.people(measuredCount), size: size)
            try await app.database.write { db in try PersonSummary.texts.optimize(in: db) }
            return app
        }

        /// What is typed into the search field: letters that few have and that all have.
        private static let queries = ["wang", "andersson", "example.org", "555", "小明", "s", "x"]

        /// Types each query letter by letter, and deletes it again.
        private func search(_ rounds: Int, _ name: String, in app: PeopleScreen) async throws {
            var times: [String: [Answer]] = [:]
            let field = try #require(
                app.screen.window.subviewsOfAll.lazy.compactMap { $0 as? UISearchBar }.first)
            field.becomeFirstResponder()
            let answers = AnswerWaiter()
            let token = app.provider.people.observe { [provider = app.provider] _, change in
                if !change.isEmpty || provider.state.isLoaded { answers.arrive() }
            }
            for _ in 0..<rounds {
                for query in Self.queries {
                    for (index, letter) in query.enumerated() {
                        let kind = index == 0 ? "the first letter" : "a further letter"
                        let time = try await answer(answers, in: app) { app.screen.press(letter) }
                        let text = String(query.prefix(index + 1))
                        times[kind, default: []].append(Answer(text: text, time: time))
                    }
                    #expect(app.provider.people.list.count > 0)
                    for left in (0..<query.count).reversed() {
                        let kind = left == 0 ? "the last letter deleted" : "a letter deleted"
                        let time = try await answer(answers, in: app) {
                            app.screen.press(.backspace)
                        }
                        let text = String(query.prefix(left))
                        times[kind, default: []].append(Answer(text: text, time: time))
                    }
                    try await app.until { app.provider.state.isLoaded }
                    #expect(app.provider.people.list.count == measuredCount)
                }
            }
            withExtendedLifetime(token) {}
            for (kind, answers) in times.sorted(by: { $0.key < $1.key }) {
                let sorted = answers.sorted { $0.time < $1.time }
                let figures = [sorted[0], sorted[sorted.count / 2], sorted[sorted.count - 1]]
                print(
                    "search, \(name), \(kind): \(sorted.count) times,",
                    figures.map(\.milliseconds).joined(separator: " / "),
                    "ms (least, median, most); slowest:",
                    sorted.suffix(3).reversed().map(\.description).joined(separator: ", "))
            }
        }

        /// How long the list for a text took.
        private struct Answer: CustomStringConvertible {
            let text: String
            let time: Duration

            var milliseconds: String { String(format: "%.1f", time / .milliseconds(1)) }
            var description: String { "“\(text)” \(milliseconds)" }
        }

        /// From a key to the frame that shows the first of those it finds.
        private func answer(
            _ answers: AnswerWaiter, in app: PeopleScreen, to press: () -> Void
        ) async throws -> Duration {
            let start = ContinuousClock.now
            answers.begin()
            press()
            // The main thread is at rest meanwhile, as in the app.
            await answers.next()
            app.screen.advance(by: 1.0 / 60)
            return start.duration(to: .now)
        }

        // MARK: - Helpers

        private func milliseconds(since start: ContinuousClock.Instant) -> String {
            String(format: "%.1f ms,", start.duration(to: .now) / .milliseconds(1))
        }

        /// A line of the process's status, in megabytes.
        private func memory(_ name: String) throws -> Int {
            let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(name) })
            return try #require(Int(line.filter(\.isNumber))) / 1024
        }

        private func file() throws -> URL {
            let url = FileManager.default.temporaryDirectory.appending(
                path: "\(UUID().uuidString).vcf")
            try Data().write(to: url)
            let file = try FileHandle(forWritingTo: url)
            defer { try? file.close() }
            let given = ["Ada", "Zoë", "小明", "Jürgen", "Мария", "Fatima", "Björn", "Mei"]
            let family = ["Lovelace", "王", "Müller", "Иванова", "Haddad", "Østby", "Tan"]
            for number in 0..<measuredCount {
                let first = given[number % given.count]
                let last = family[number / 3 % family.count]
                let lines = [
                    "BEGIN:VCARD", "VERSION:3.0", "N:\(last) \(number);\(first);;;",
                    "FN:\(first) \(last) \(number)", "ORG:Sample \(number % 40)",
                    "TEL;type=CELL:+1 202 555 \(1_000 + number % 9_000)",
                    "EMAIL;type=HOME:person.\(number)@example.org", "NOTE:Met at fair \(number).",
                    "END:VCARD", "",
                ]
                try file.write(contentsOf: Data(lines.joined(separator: "\r\n").utf8))
            }
            return url
        }
    }
}

/// Waits for the next answer of a search.
@MainActor private final class AnswerWaiter {
    private var waiting: CheckedContinuation<Void, Never>?
    private var hasArrived = false

    func begin() { hasArrived = false }

    func arrive() {
        hasArrived = true
        waiting?.resume()
        waiting = nil
    }

    func next() async {
        if !hasArrived { await withCheckedContinuation { waiting = $0 } }
    }
}
