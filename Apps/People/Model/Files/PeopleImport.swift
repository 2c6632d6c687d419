import Beeline
import ContactCards
import Foundation

/// Brings the people of a file into the database: looks first, and stores then, all or nobody.
///
/// Of a file of any length one card is in memory at a time.
struct PeopleImport: Sendable {
    let database: Database
    let file: URL
    /// What a person has said that the columns of a table hold; nil to take the headings' word for it.
    var table: CSVBeginning?

    init(database: Database, file: URL) {
        self.database = database
        self.file = file
    }

    /// The beginning of the file, if it is a table.
    ///
    /// - Throws: `CardFileError` if there is nothing to read.
    @concurrent
    func beginning() async throws -> CSVBeginning? {
        (try CardFile.reader(for: file) as? CSVReader)?.beginning
    }

    /// Reads the whole file and stores nothing.
    ///
    /// - Parameter progress: How far it is; cancelling it ends the reading.
    /// - Throws: `CardFileError` if there is nothing to read; `CancellationError`.
    func preview(_ progress: Progress) async throws -> ImportPreview {
        return try await database.read { db in
            var index = try DuplicateIndex(db)
            var preview = ImportPreview(name: file.lastPathComponent)
            try forEachCard(progress) { read in
                preview.note(read.problems)
                guard let card = read.wholeCard, !card.isEmpty else { return }
                let person = Person(card)
                let isDuplicate = index.match(person) != nil
                index.add(person)
                preview.note(person, isDuplicate: isDuplicate)
            }
            return preview
        }
    }

    /// Stores everybody of the file.
    ///
    /// - Parameter progress: How far it is. Until it has come to the end, cancelling it leaves
    ///   everything as it was.
    /// - Throws: `CardFileError`; `DatabaseError`; `CancellationError`. Nobody is stored then.
    func store(_ policy: DuplicatePolicy, _ progress: Progress) async throws -> ImportResult {
        return try await database.write { db in
            var storage = try ImportStorage(db, policy, DuplicateIndex(db))
            try forEachCard(progress) { read in
                guard let card = read.wholeCard, !card.isEmpty else { return }
                try storage.store(card)
            }
            return storage.result
        }
    }

    private func forEachCard(
        _ progress: Progress, _ body: (ReadCard) throws -> Void
    ) throws {
        var reader = try CardFile.reader(for: file)
        if let table, var rows = reader as? CSVReader {
            rows.use(table)
            reader = rows
        }
        progress.totalUnitCount = Int64(reader.byteCount ?? 0)
        while let read = try reader.next() {
            if progress.isCancelled { throw CancellationError() }
            progress.completedUnitCount = Int64(reader.bytesRead)
            try body(read)
        }
    }
}

extension ImportPreview {
    fileprivate mutating func note(_ problems: [CardProblem]) {
        problemCount += problems.count
        self.problems += problems.prefix(max(0, Self.limit - self.problems.count))
            .map(\.description)
    }

    fileprivate mutating func note(_ person: Person, isDuplicate: Bool) {
        count += 1
        if isDuplicate { duplicates += 1 }
        guard people.count < Self.limit else { return }
        people.append(
            Entry(
                id: count, name: person.displayName, detail: person.detail,
                isDuplicate: isDuplicate))
    }
}
