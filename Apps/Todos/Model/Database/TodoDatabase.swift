import Beeline
import Foundation

/// The app's database: its schema, and how it is opened.
enum TodoDatabase {
    /// Of its file, and of the folder that is in.
    static let name = "todos"

    static let migrations = [
        Migration("Create to-dos") { db in
            try db.run(
                """
                CREATE TABLE todo(
                    id TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL, due TEXT,
                    isDone INTEGER NOT NULL, position TEXT NOT NULL)
                """)
            try SyncTables.create(in: db)
            try Todo.synced.createTriggers(in: db)
            // Where two devices moved the same one, the later place counts: there is nothing in it
            // that a person would want to decide.
            try db.run(
                """
                CREATE TRIGGER todoOrderIsNoConflict AFTER INSERT ON beeline_conflict
                WHEN NEW.field = 'position' BEGIN
                    DELETE FROM beeline_conflict WHERE id = NEW.id;
                END
                """)
        }
    ]

    /// Opens the database, or makes one, before the first frame.
    static func open(_ file: URL) throws -> Database {
        try Database.openAndWait(file, migrations: migrations)
    }
}
