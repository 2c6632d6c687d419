import Beeline
import Foundation

/// The app's database: its schema, and where it is.
enum PeopleDatabase {
    /// Of its file, and of the folder that is in.
    static let name = "people"

    /// The kinds of record that are the same on all devices. Groups come before those who are in them.
    static let synced = [PersonGroup.synced, Person.synced, PersonPhoto.synced]

    static let migrations = [
        Migration("Create people, photos and groups") { db in
            try db.run(
                """
                CREATE TABLE person(
                    id TEXT PRIMARY KEY NOT NULL,
                    namePrefix TEXT NOT NULL, givenName TEXT NOT NULL, middleName TEXT NOT NULL,
                    familyName TEXT NOT NULL, nameSuffix TEXT NOT NULL, nickname TEXT NOT NULL,
                    phoneticGivenName TEXT NOT NULL, phoneticFamilyName TEXT NOT NULL,
                    organizationName TEXT NOT NULL, departmentName TEXT NOT NULL,
                    jobTitle TEXT NOT NULL, phoneNumbers TEXT NOT NULL,
                    emailAddresses TEXT NOT NULL, postalAddresses TEXT NOT NULL,
                    urlAddresses TEXT NOT NULL, birthday TEXT, note TEXT NOT NULL,
                    groups TEXT NOT NULL, card TEXT NOT NULL, displayName TEXT NOT NULL,
                    detail TEXT NOT NULL, sortGiven TEXT NOT NULL, sortFamily TEXT NOT NULL,
                    sectionGiven TEXT NOT NULL, sectionFamily TEXT NOT NULL,
                    searchText TEXT NOT NULL)
                """)
            // A list reads its first rows from these, whatever comes behind them.
            try db.run(
                """
                CREATE INDEX personByGiven
                ON person(ifnull(sectionGiven, ''), sortGiven, id)
                """)
            try db.run(
                """
                CREATE INDEX personByFamily
                ON person(ifnull(sectionFamily, ''), sortFamily, id)
                """)
            try db.run("CREATE TABLE photo(id TEXT PRIMARY KEY NOT NULL, image BLOB NOT NULL)")
            try db.run("CREATE TABLE personGroup(id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL)")
            try PersonSummary.texts.create(in: db)
            try SyncTables.create(in: db)
            for kind in synced { try kind.createTriggers(in: db) }
        }
    ]

    /// Opens the database, or makes one, before the first frame.
    static func open(_ file: URL) throws -> Database {
        try Database.openAndWait(file, migrations: migrations)
    }
}
