import Beeline
import Foundation

/// The app's database: its schema, and where it is.
enum PhotosDatabase {
    static let migrations = [
        Migration("Create albums, users and photos") { db in
            try db.run(
                """
                CREATE TABLE album(
                    id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,
                    openedAt REAL NOT NULL)
                """)
            try db.run(
                """
                CREATE TABLE user(
                    id TEXT PRIMARY KEY NOT NULL, username TEXT NOT NULL,
                    firstName TEXT NOT NULL, lastName TEXT NOT NULL)
                """)
            try db.run(
                """
                CREATE TABLE photo(
                    id TEXT PRIMARY KEY NOT NULL, album TEXT NOT NULL, name TEXT NOT NULL,
                    creationDate REAL NOT NULL, rating INTEGER NOT NULL, userID TEXT,
                    userName TEXT NOT NULL, path TEXT, byteCount INTEGER NOT NULL,
                    modified REAL NOT NULL)
                """)
            // A list reads its first rows from these, whatever comes behind them.
            try db.run("CREATE INDEX photoByDate ON photo(creationDate DESC, id)")
            try db.run("CREATE INDEX photoByAlbum ON photo(album, creationDate DESC, id)")
            try db.run("CREATE INDEX photoByUser ON photo(userID)")
        }
    ]

    /// In the folder for an app's own files: on Linux `$XDG_DATA_HOME/photos`, as
    /// https://specifications.freedesktop.org/basedir-spec/latest/ has it.
    static func defaultFile() throws -> URL {
        try folder(.applicationSupportDirectory).appendingPathComponent("photos.sqlite")
    }

    /// The app's folder of a kind, which is made if it isn't there: on Linux `$XDG_CACHE_HOME/photos`
    /// for caches.
    static func folder(_ kind: FileManager.SearchPathDirectory) throws -> URL {
        let folder = try FileManager.default.url(
            for: kind, in: .userDomainMask, appropriateFor: nil, create: true
        ).appendingPathComponent("photos", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Opens the database, or makes one, before the first frame.
    static func open(_ file: URL) throws -> Database {
        try Database.openAndWait(file, migrations: migrations)
    }
}
