import Beeline
import Foundation

/// A row of the table `photo`. Tens of thousands are read at once, so that it is said where each value
/// stands.
extension Photo: Record {
    static let tableName = "photo"

    static let columns: [String]? = [
        "id", "album", "name", "creationDate", "rating", "userID", "userName", "path", "byteCount",
        "modified",
    ]

    init(row: inout RowReader) throws {
        id = try row.next()
        album = try row.next()
        name = try row.next()
        creationDate = Date(timeIntervalSinceReferenceDate: try row.next())
        rating = try row.next()
        userID = try row.next()
        userName = try row.next()
        let path = try row.next(String?.self)
        let byteCount = try row.next(Int.self)
        let modified = try row.next(Double.self)
        picture = path.map {
            PictureFile(
                path: $0, byteCount: byteCount,
                modified: Date(timeIntervalSinceReferenceDate: modified))
        }
    }

    func write(to row: inout RowWriter) {
        row.add(id)
        row.add(album)
        row.add(name)
        row.add(creationDate.timeIntervalSinceReferenceDate)
        row.add(rating)
        row.add(userID)
        row.add(userName)
        row.add(picture?.path)
        row.add(picture?.byteCount ?? 0)
        row.add(picture?.modified.timeIntervalSinceReferenceDate ?? 0)
    }

    static let album = Column("album", \Photo.album)
    static let userID = Column("userID", \Photo.userID)
    static let name = Column("name", \Photo.name)
    static let rating = Column("rating", \Photo.rating)
    static let creationDate = Column<Photo, Double>("creationDate", of: Double.self)
}

extension PhotoUser: Record {
    static let tableName = "user"
    static let columns: [String]? = ["id", "username", "firstName", "lastName"]

    init(row: inout RowReader) throws {
        id = try row.next()
        username = try row.next()
        firstName = try row.next()
        lastName = try row.next()
    }

    func write(to row: inout RowWriter) {
        row.add(id)
        row.add(username)
        row.add(firstName)
        row.add(lastName)
    }
}

extension Album: Record {
    static let tableName = "album"
    static let columns: [String]? = ["id", "name", "kind", "openedAt"]

    init(row: inout RowReader) throws {
        id = try row.next()
        name = try row.next()
        kind = Kind(rawValue: try row.next()) ?? .pictures
        openedAt = Date(timeIntervalSinceReferenceDate: try row.next())
    }

    func write(to row: inout RowWriter) {
        row.add(id)
        row.add(name)
        row.add(kind.rawValue)
        row.add(openedAt.timeIntervalSinceReferenceDate)
    }

    static let openedAt = Column<Album, Double>("openedAt", of: Double.self)
}
