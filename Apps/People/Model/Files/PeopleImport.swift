import Beeline
import ContactCards
import Foundation

/// Brings the people of files into the database: looks first, and stores then, all or nobody.
///
/// Of files of any length one card is in memory at a time.
struct PeopleImport: Sendable {
    let database: Database
    let files: [URL]
    /// What a person has said that the columns of a table hold; nil to take the headings' word for it.
    var table: CSVBeginning?

    /// As many leave the index of words as good as it was.
    private static let fewCards = 1_000

    init(database: Database, file: URL) {
        self.init(database: database, files: [file])
    }

    private init(database: Database, files: [URL]) {
        self.database = database
        self.files = files
    }

    /// The imports of several files: one of all cards, and one of each table, whose columns may have to be
    /// asked for.
    static func imports(of files: [URL], into database: Database) -> [PeopleImport] {
        let sorted = files.sorted { $0.lastPathComponent < $1.lastPathComponent }
        let tables = sorted.filter { ["csv", "tsv"].contains($0.pathExtension.lowercased()) }
        let cards = sorted.filter { !tables.contains($0) }
        return ([cards] + tables.map { [$0] }).filter { !$0.isEmpty }
            .map { PeopleImport(database: database, files: $0) }
    }

    /// What a person calls that which is imported.
    var name: String {
        files.count == 1
            ? files[0].lastPathComponent : String(format: localized("%d files"), files.count)
    }

    /// The beginning of the file, if it is a table and the only one.
    ///
    /// - Throws: `CardFileError` if there is nothing to read.
    @concurrent
    func beginning() async throws -> CSVBeginning? {
        guard files.count == 1 else { return nil }
        return (try CardFile.reader(for: files[0]) as? CSVReader)?.beginning
    }

    /// Reads all there is and stores nothing.
    ///
    /// - Parameter progress: How far it is; cancelling it ends the reading.
    /// - Throws: `CardFileError` if there is nothing to read; `CancellationError`.
    func preview(_ progress: Progress) async throws -> ImportPreview {
        return try await database.read { db in
            var index = try DuplicateIndex(db)
            var preview = ImportPreview(name: name)
            try forEachCard(progress) { file, read in
                preview.note(read.problems.map(\.description), in: files.count == 1 ? nil : file)
                guard let card = read.wholeCard, !card.isEmpty else { return }
                let person = Person(card)
                let isDuplicate = index.match(person) != nil
                index.add(person)
                preview.note(person, isDuplicate: isDuplicate)
            } skipped: { file, error in
                preview.note([error.localizedDescription], in: file)
            }
            return preview
        }
    }

    /// Stores everybody.
    ///
    /// - Parameter progress: How far it is. Until it has come to the end, cancelling it leaves
    ///   everything as it was.
    /// - Throws: `CardFileError`; `DatabaseError`; `CancellationError`. Nobody is stored then.
    func store(_ policy: DuplicatePolicy, _ progress: Progress) async throws -> ImportResult {
        return try await database.write { db in
            var storage = try ImportStorage(db, policy, DuplicateIndex(db))
            try forEachCard(progress) { _, read in
                guard let card = read.wholeCard, !card.isEmpty else { return }
                try storage.store(card)
            }
            let result = storage.result
            if result.added + result.merged > Self.fewCards {
                try PersonSummary.texts.optimize(in: db)
            }
            return result
        }
    }

    /// - Parameter skipped: Of several files one that holds no cards keeps nobody from the others.
    private func forEachCard(
        _ progress: Progress, _ body: (URL, ReadCard) throws -> Void,
        skipped: (URL, CardFileError) -> Void = { _, _ in }
    ) throws {
        progress.totalUnitCount = files.reduce(0) { $0 + $1.byteCount }
        var readBefore: Int64 = 0
        for file in files {
            do {
                try forEachCard(of: file, after: readBefore, progress, body)
            } catch let error as CardFileError where files.count > 1 && error.tellsOfNoCards {
                skipped(file, error)
            }
            readBefore += file.byteCount
        }
    }

    private func forEachCard(
        of file: URL, after readBefore: Int64, _ progress: Progress,
        _ body: (URL, ReadCard) throws -> Void
    ) throws {
        var reader = try CardFile.reader(for: file)
        if let table, var rows = reader as? CSVReader {
            rows.use(table)
            reader = rows
        }
        while let read = try reader.next() {
            if progress.isCancelled { throw CancellationError() }
            progress.completedUnitCount = readBefore + Int64(reader.bytesRead)
            try body(file, read)
        }
    }
}

extension CardFileError {
    /// Whether the file can be read, and nobody is in it.
    fileprivate var tellsOfNoCards: Bool {
        switch self {
        case .unreadable: false
        case .noCards, .unknownColumns: true
        }
    }
}

extension URL {
    /// How long a file is; 0 for one that can't be asked.
    fileprivate var byteCount: Int64 {
        Int64((try? resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0)
    }
}

extension ImportPreview {
    /// - Parameter file: Where they are, if that isn't clear.
    fileprivate mutating func note(_ problems: [String], in file: URL?) {
        problemCount += problems.count
        let start = file.map { "\($0.lastPathComponent): " } ?? ""
        self.problems += problems.prefix(max(0, Self.limit - self.problems.count))
            .map { start + $0 }
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
