import Beeline
import Foundation

/// Reads what somebody opens, and keeps it. What is there already keeps the name and the stars that it
/// was given.
struct PhotoOpening: Sendable {
    let database: Database
    /// When.
    var date = Date()

    /// - Returns: The album with the photos.
    /// - Throws: ``OpeningError``, or why nothing could be kept.
    @concurrent func open(_ files: [URL]) async throws -> Album {
        let source = try PhotoSource(files)
        let album = source.album(openedAt: date)
        switch source {
        case .archive(let file): try await open(archive: file, as: album)
        case .folder(let folder): try await open(folder: folder, as: album)
        case .pictures(let files): return try await open(pictures: files, as: album)
        }
        return album
    }

    private func open(archive file: URL, as album: Album) async throws {
        guard let data = try? Data(contentsOf: file) else {
            throw OpeningError.unreadable(name: file.lastPathComponent)
        }
        let archive: PhotoArchive
        do {
            archive = try PhotoArchive(data, album: album.id)
        } catch {
            throw OpeningError.archive(name: file.lastPathComponent, error)
        }
        try await database.write { db in
            try db.save(album)
            for user in archive.users { try db.save(user) }
            for photo in archive.photos { try db.keep(photo) }
        }
    }

    /// Those that a folder brought stay with the folder.
    ///
    /// - Returns: The album of the first one.
    private func open(pictures files: [URL], as album: Album) async throws -> Album {
        let pictures = files.compactMap(PictureFolder.picture).map {
            (file: $0, taken: PictureDate.taken($0))
        }
        return try await database.write { db in
            var first: Album.ID?
            for picture in pictures {
                let known = try db.find(Photo.self, picture.file.path)
                let place = known?.album ?? album.id
                if place == album.id { try db.save(album) }
                try db.keep(Photo(picture.file, taken: picture.taken, in: place))
                first = first ?? place
            }
            return try first.flatMap { try db.find(Album.self, $0) } ?? album
        }
    }

    /// The first pictures are there before all have been looked at.
    private func open(folder: URL, as album: Album) async throws {
        var seen: Set<Photo.ID> = []
        var waiting: [Photo] = []
        for picture in PictureFolder(folder: folder) {
            try Task.checkCancellation()
            let photo = Photo(picture, taken: PictureDate.taken(picture), in: album.id)
            seen.insert(photo.id)
            waiting.append(photo)
            if waiting.count >= (seen.count > Self.step ? Self.step : Self.firstStep) {
                try await keep(waiting, in: album)
                waiting = []
            }
        }
        guard !seen.isEmpty else {
            throw OpeningError.noPictures(name: folder.lastPathComponent)
        }
        try await keep(waiting, in: album)
        try await forget(in: album, but: seen)
    }

    /// As many as a window shows, and then as many as a list takes over within a part of a frame.
    private static let firstStep = 200
    private static let step = 1_000

    private func keep(_ photos: [Photo], in album: Album) async throws {
        try await database.write { db in
            try db.save(album)
            for photo in photos { try db.keep(photo) }
        }
    }

    /// Forgets the pictures of a folder that are no longer in it.
    private func forget(in album: Album, but seen: Set<Photo.ID>) async throws {
        try await database.write { db in
            for photo in try db.fetch(Photo.all.where(Photo.album == album.id))
            where !seen.contains(photo.id) {
                try db.delete(Photo.self, photo.id)
            }
        }
    }
}

extension Photo {
    /// A picture by its file.
    ///
    /// - Parameter taken: What its camera says; nil for the time at which the file was changed.
    init(_ picture: PictureFile, taken: Date?, in album: Album.ID) {
        self.init(
            id: picture.path, album: album,
            name: picture.url.deletingPathExtension().lastPathComponent,
            creationDate: taken ?? picture.modified, rating: 0, picture: picture)
    }
}

extension WriteTransaction {
    /// Keeps a photo, with the name and the stars that somebody gave it before.
    fileprivate func keep(_ photo: Photo) throws {
        guard let known = try find(Photo.self, photo.id) else { return try insert(photo) }
        var kept = photo
        (kept.name, kept.rating) = (known.name, known.rating)
        if kept != known { try update(kept) }
    }
}
