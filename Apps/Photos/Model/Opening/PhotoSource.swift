import Foundation

/// Something that can be opened, by what it is.
enum PhotoSource: Hashable, Sendable {
    case archive(URL)
    case folder(URL)
    case pictures([URL])

    /// Looks at what somebody chose: the first folder or archive in it, or else all pictures.
    ///
    /// - Throws: ``OpeningError``.
    init(_ files: [URL]) throws(OpeningError) {
        let files = files.map { $0.resolvingSymlinksInPath() }
        guard let first = files.first else { throw .unknown(name: "") }
        for file in files where !PictureFolder.isPicture(file) || file.hasDirectoryPath {
            self = try Self.container(file)
            return
        }
        guard files.contains(where: { PictureFolder.picture(at: $0) != nil }) else {
            // A folder may be called a.png.
            if let folder = try? Self.container(first), case .folder = folder {
                self = folder
                return
            }
            throw .unreadable(name: first.lastPathComponent)
        }
        self = .pictures(files)
    }

    private static func container(_ file: URL) throws(OpeningError) -> PhotoSource {
        guard let values = try? file.resourceValues(forKeys: [.isDirectoryKey]) else {
            throw .unreadable(name: file.lastPathComponent)
        }
        if values.isDirectory ?? false { return .folder(file) }
        // What is no property list isn't read any further, however large it is.
        guard let handle = try? FileHandle(forReadingFrom: file) else {
            throw .unreadable(name: file.lastPathComponent)
        }
        defer { try? handle.close() }
        guard let start = try? handle.read(upToCount: 6), start == Data("bplist".utf8) else {
            throw .unknown(name: file.lastPathComponent)
        }
        return .archive(file)
    }

    /// The one photo that it becomes, if it is a single picture.
    var photoID: Photo.ID? {
        guard case .pictures(let files) = self, files.count == 1 else { return nil }
        return PictureFolder.picture(at: files[0])?.path
    }

    /// The identity of the album that it becomes.
    var albumID: Album.ID {
        switch self {
        case .archive(let file), .folder(let file): file.standardizedFileURL.path
        case .pictures: "pictures"
        }
    }

    /// The album that it becomes.
    func album(openedAt date: Date) -> Album {
        switch self {
        case .archive(let file):
            Album(
                id: albumID, name: file.deletingPathExtension().lastPathComponent, kind: .archive,
                openedAt: date)
        case .folder(let folder):
            Album(
                id: albumID, name: folder.lastPathComponent, kind: .folder, openedAt: date)
        case .pictures:
            Album(
                id: albumID, name: localized("Single Pictures"), kind: .pictures, openedAt: date)
        }
    }
}
