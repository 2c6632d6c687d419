import Beeline
import Foundation

/// The app's database: its schema, and where it is.
enum PhotosDatabase {
    /// Of its file, and of the folders that the app has.
    static let name = "photos"

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

    /// Opens the database, or makes one, before the first frame.
    static func open(_ file: URL) throws -> Database {
        try Database.openAndWait(file, migrations: migrations)
    }
}
