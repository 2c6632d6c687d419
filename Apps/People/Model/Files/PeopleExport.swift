import Beeline
import ContactCards
import Foundation

/// Writes people to a vCard file.
struct PeopleExport: Sendable {
    let database: Database

    /// Writes a file to a folder of its own, with one person in memory at a time.
    ///
    /// - Parameters:
    ///   - people: Who; nil for everybody.
    ///   - progress: Cancelling it ends the writing.
    /// - Returns: The file.
    func write(_ people: [Person.ID]?, _ progress: Progress) async throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(localized("People") + ".vcf")
        try await database.read { db in
            guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
                throw CocoaError(.fileWriteUnknown)
            }
            let handle = try FileHandle(forWritingTo: file)
            defer { try? handle.close() }
            let query = people.map { Person.all.where(Column("id", \Person.id).isIn($0)) }
            try Self.write(query ?? Person.all, db, to: handle, progress)
        }
        return file
    }

    private static func write(
        _ query: Query<Person>, _ db: ReadTransaction, to handle: FileHandle, _ progress: Progress
    ) throws {
        let names = Dictionary(
            try db.fetch(PersonGroup.all).map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        progress.totalUnitCount = Int64(try db.count(query))
        let writer = VCardWriter()
        var bytes: [UInt8] = []
        try db.forEach(query.order(by: Column("sortFamily", of: String.self).ascending)) { person in
            if progress.isCancelled { throw CancellationError() }
            progress.completedUnitCount += 1
            let photo = try db.find(PersonPhoto.self, person.id)?.image
            writer.write(
                person.vCard(groups: person.groups.compactMap { names[$0] }, photo: photo),
                to: &bytes)
            guard bytes.count > 1 << 20 else { return }
            try handle.write(contentsOf: bytes)
            bytes.removeAll(keepingCapacity: true)
        }
        try handle.write(contentsOf: bytes)
    }
}
