import Beeline
import Foundation
import Testing

/// Random transactions, by this connection, another one, and another program;
/// beside a dictionary that is obviously right.
///
///     FUZZ_ROUNDS=1000000 swift test -c release --filter LiveQueryFuzzTests
///
/// makes a tenth as many transactions, each of which is several rounds' work.
@MainActor
@Suite struct LiveQueryFuzzTests {
    @Test func `every change is legal and every list equals a fresh query`() async throws {
        let count = Fuzz.environment["FUZZ_ROUNDS"].flatMap { Int($0) }.map { $0 / 10 } ?? 1_500
        let seed = Fuzz.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? Fuzz.seed
        print("LiveQueryFuzzTests: \(count) transactions, seed \(seed)")
        let run = try await Run(seed: seed)
        for number in 0..<count {
            try await run.step()
            if let problem = try await run.problem() {
                Issue.record("seed \(seed), transaction \(number): \(problem)")
                return
            }
        }
        if let problem = try await run.problem(isLast: true) {
            Issue.record("seed \(seed), at the end: \(problem)")
        }
        print("LiveQueryFuzzTests: \(run.ways), \(run.changeCount) changes")
    }

    @MainActor private final class Run {
        private let folder: TemporaryFolder
        private let database: Database
        private let other: Database
        private let program: OtherProgram
        private var transactions: RandomTransactions
        private let watches: [Watch]
        private(set) var ways: [String: Int] = [:]

        var changeCount: Int { watches.reduce(0) { $0 + $1.log.changes.count } }

        init(seed: UInt64) async throws {
            folder = try TemporaryFolder()
            var configuration = Database.Configuration()
            configuration.durability = .normal
            database = try await Database.open(
                folder.file(), migrations: Item.migrations, configuration: configuration)
            other = try await Database.open(
                folder.file(), migrations: Item.migrations, configuration: configuration)
            program = try OtherProgram(folder.file())
            transactions = RandomTransactions(seed: seed)
            let byKind = Ordering<Item>("ifnull(kind, 'none')", .caseInsensitive)
            watches = [
                Watch(Item.all.order(by: Item.name.ascending), nil, in: database),
                Watch(
                    Item.all.order(
                        by: Item.name.collated(.caseInsensitive).reversed, Item.rank.ascending),
                    Item.kind.initial, in: database),
                Watch(
                    Item.all.where(Item.isShown == true).order(by: Item.rank.descending),
                    byKind.reversed, in: database),
                Watch(Item.all.order(by: Item.rank.ascending).limit(7), nil, in: database),
            ]
            for watch in watches { try await watch.results.loaded() }
        }

        func step() async throws {
            let isCommitted = transactions.below(5) != 0
            let statements = transactions.next(isCommitted: isCommitted)
            let end = isCommitted ? "committed" : "rolled back"
            switch transactions.below(10) {
            case 0:
                try program.run(statements, isCommitted: isCommitted)
                ways["\(end) by another program", default: 0] += 1
            case 1:
                try await write(statements, isCommitted, to: other)
                ways["\(end) by another connection", default: 0] += 1
            default:
                try await write(statements, isCommitted, to: database)
                ways[end, default: 0] += 1
            }
        }

        private func write(
            _ statements: [RandomStatement], _ isCommitted: Bool, to database: Database
        ) async throws {
            struct RollBack: Error {}
            do {
                try await database.write { db in
                    for statement in statements { try statement.run(in: db) }
                    if !isCommitted { throw RollBack() }
                }
            } catch is RollBack {}
        }

        /// Now and then it doesn't wait: transactions follow each other faster
        /// than they are told.
        func problem(isLast: Bool = false) async throws -> String? {
            let checksAll = isLast || transactions.below(3) == 0
            guard checksAll else { return watches.compactMap(\.log.problem).first }
            let stored = try await database.read { try $0.fetch(Item.all) }
            let items = transactions.items
            guard stored.count == items.count, stored.allSatisfy({ items[$0.id] == $0 }) else {
                return "the table is \(stored), not \(items)"
            }
            for (number, watch) in watches.enumerated() {
                if let problem = try await watch.problem(in: database) {
                    return "query \(number): \(problem)"
                }
            }
            return nil
        }
    }

    /// A live query and what it should show.
    @MainActor private final class Watch {
        let results: FetchedResults<Item>
        let log: ResultsLog<Item>
        private let query: Query<Item>
        private let sections: Ordering<Item>?

        init(_ query: Query<Item>, _ sections: Ordering<Item>?, in database: Database) {
            self.query = query
            self.sections = sections
            results = FetchedResults(query, sections: sections, in: database)
            log = ResultsLog(results)
        }

        func problem(in database: Database) async throws -> String? {
            try await results.settled()
            if let problem = log.problem { return problem }
            let fresh = FetchedResults(query, sections: sections, in: database)
            try await fresh.loaded()
            let (shown, expected) = (results.list.sections, fresh.list.sections)
            guard shown.elementsEqual(expected, by: { $0.id == $1.id && $0.items == $1.items })
            else { return "\(shown) is not \(expected)" }
            guard log.list == results.list else { return "the list was not told" }
            return nil
        }
    }
}
