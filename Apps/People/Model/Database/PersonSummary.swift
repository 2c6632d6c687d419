import Beeline
import Foundation

/// What a list shows of somebody: a hundred thousand of these are held at once.
struct PersonSummary: Record {
    static let tableName = Person.tableName
    static let columns: [String]? = ["id", "displayName", "detail"]

    let id: UUID
    let name: String
    let detail: String

    init(id: UUID, name: String, detail: String) {
        (self.id, self.name, self.detail) = (id, name, detail)
    }

    init(row: inout RowReader) throws {
        id = try row.next()
        name = try row.next()
        detail = try row.next()
    }

    func write(to row: inout RowWriter) {
        row.add(id)
        row.add(name)
        row.add(detail)
    }

    static let texts = FullTextIndex<PersonSummary>("searchText")
}
