import Beeline
import Foundation
import SharedScreens

/// Photos in the app's own database.
@MainActor final class DatabasePhotosProvider: PhotosProvider {
    private let database: Database
    private let defaults: UserDefaults
    private let results: FetchedResults<Photo>
    private var history = EditHistory<Photo>()
    private let edits = EditQueue()
    private var openings = 0
    private let samples: URL?

    let photos: AnyListSource<Photo>
    let albums: AnyListSource<Album>
    let isOpening = SharedState(false)

    var state: LoadState { results.state }

    var filter: PhotoFilter {
        didSet {
            guard filter != oldValue else { return }
            defaults.set(filter.order.rawValue, forKey: Self.orderKey)
            results.show(filter.query)
        }
    }

    var arrangement: PhotoArrangement {
        didSet { defaults.set(arrangement.rawValue, forKey: Self.arrangementKey) }
    }

    private static let orderKey = "order"
    private static let arrangementKey = "arrangement"

    /// - Parameters:
    ///   - album: What is shown at first; nil for everything.
    ///   - defaults: Where it is kept how a person likes the list.
    ///   - samples: The folder for pictures to try the app with; nil for one beside the app's database.
    ///   - firstCount: How many are read before this returns: those that the first frame shows.
    init(
        _ database: Database, album: Album.ID? = nil, defaults: UserDefaults = .standard,
        samples: URL? = nil, firstCount: Int = 0
    ) {
        self.database = database
        self.defaults = defaults
        self.samples = samples
        var filter = PhotoFilter(album: album)
        filter.order =
            defaults.string(forKey: Self.orderKey).flatMap { .init(rawValue: $0) }
            ?? .newest
        self.filter = filter
        arrangement =
            defaults.string(forKey: Self.arrangementKey)
            .flatMap { PhotoArrangement(rawValue: $0) } ?? .grid
        results = FetchedResults(filter.query, firstCount: firstCount, in: database)
        photos = AnyListSource(results)
        albums = AnyListSource(
            FetchedResults(
                Album.all.order(by: Album.openedAt.descending), firstCount: firstCount,
                in: database))
    }

    // MARK: - Opening

    func open(_ files: [URL]) async throws {
        let opening = PhotoOpening(database: database)
        try await show(PhotoSource(files).albumID) { try await opening.open(files) }
    }

    func openSamples() async throws {
        let (database, samples) = (database, samples)
        try await show(SamplePictures.albumID) {
            try await SamplePictures.open(in: database, folder: samples)
        }
    }

    /// Shows an album while its photos come, and what was shown before if they don't.
    func show(
        _ album: Album.ID, opening: @escaping @Sendable () async throws -> Album
    ) async throws {
        let before = filter
        openings += 1
        isOpening.value = true
        defer {
            openings -= 1
            isOpening.value = openings > 0
        }
        (filter.user, filter.album) = (nil, album)
        do {
            let opened = try await opening()
            if filter.album == album { filter.album = opened.id }
        } catch {
            if filter.album == album { filter = before }
            throw error
        }
    }

    func forget(_ album: Album.ID) async throws {
        try await database.write { db in
            try db.deleteAll(Photo.all.where(Photo.album == album))
            try db.delete(Album.self, album)
        }
        if filter.album == album { filter.album = nil }
    }

    // MARK: - Reading

    func live(_ id: Photo.ID) -> AnyListSource<Photo> {
        AnyListSource(
            FetchedResults(
                Photo.all.where(Column("id", \Photo.id) == id), firstCount: 1, in: database))
    }

    func user(_ id: PhotoUser.ID) async throws -> (PhotoUser, count: Int)? {
        try await database.read { db in
            guard let user = try db.find(PhotoUser.self, id) else { return nil }
            return (user, try db.count(Photo.all.where(Photo.userID == id)))
        }
    }

    // MARK: - Editing

    func rename(_ id: Photo.ID, _ name: String) async throws {
        try await edit(id, localized("Rename %@")) { $0.name = name }
    }

    func rate(_ id: Photo.ID, _ rating: Int) async throws {
        try await edit(id, localized("Rate %@")) { $0.rating = rating }
    }

    private func edit(
        _ id: Photo.ID, _ verb: String, _ body: @escaping @Sendable (inout Photo) -> Void
    ) async throws {
        try await inOrder { provider in
            let (before, after) = try await provider.database.write { db in
                var before: Photo?
                let after = try db.edit(Photo.self, id) { photo in
                    before = photo
                    body(&photo)
                }
                return (before ?? after, after)
            }
            guard before != after else { return }
            let name = String(format: verb, before.displayName.directionallyIsolated)
            provider.history.record(
                .init(name: name, edits: [.init(id: id, before: before, after: after)]))
        }
    }

    // MARK: - Undo

    var undoName: String? { history.undoSteps.last?.name }
    var redoName: String? { history.redoSteps.last?.name }

    func undo() async throws {
        try await inOrder { provider in
            guard let step = provider.history.undoSteps.last else { return }
            try await provider.perform(step.inverse)
            provider.history.didUndo()
        }
    }

    func redo() async throws {
        try await inOrder { provider in
            guard let step = provider.history.redoSteps.last else { return }
            try await provider.perform(step)
            provider.history.didRedo()
        }
    }

    private func inOrder(
        _ edit: @escaping @MainActor (DatabasePhotosProvider) async throws -> Void
    ) async throws {
        try await edits.perform { [self] in try await edit(self) }
    }

    /// Gives photos the names and the stars of a step; one that is gone stays so.
    private func perform(_ step: EditHistory<Photo>.Step) async throws {
        try await database.write { db in
            for photo in step.edits.compactMap(\.after) {
                guard var now = try db.find(Photo.self, photo.id) else { continue }
                (now.name, now.rating) = (photo.name, photo.rating)
                try db.update(now)
            }
        }
    }
}
