import Beeline
import Foundation

/// Some people who belong together, by name.
struct PersonGroup: Record, Codable, Hashable {
    static let tableName = "personGroup"

    var id = UUID()
    var name: String

    static let synced = SyncedKind(PersonGroup.self, collection: "groups")
    static let name = Column("name", \PersonGroup.name)
}
