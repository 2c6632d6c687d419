import Foundation

/// What an identity can be made from.
protocol Key: Hashable, Sendable {
    init(_ uuid: UUID)
}

extension UUID: Key {
    init(_ uuid: UUID) {
        self = uuid
    }
}

extension String: Key {
    init(_ uuid: UUID) {
        self = uuid.uuidString
    }
}

extension Int: Key {
    init(_ uuid: UUID) {
        self = Int(truncatingIfNeeded: unsafeBitCast(uuid, to: (UInt64, UInt64).self).0)
    }
}

/// An identity with a hash that takes four values: somebody's mistake, or
/// somebody's attack.
struct Colliding: Key {
    let uuid: UUID

    init(_ uuid: UUID) {
        self.uuid = uuid
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(uuid.uuid.0 & 3)
    }
}

/// A UUID whose first word is the one constant under which the library's own
/// hash gives the same number for all.
struct PlantedUUID {
    static func make(_ uuid: UUID) -> UUID {
        let words = unsafeBitCast(uuid, to: (UInt64, UInt64).self)
        return unsafeBitCast((0xA076_1D64_78BD_642F as UInt64, words.1), to: UUID.self)
    }
}

/// A row as an app has it: an identity, and a content on the heap.
struct Row<ID: Key>: Identifiable, Equatable, Sendable {
    var id: ID
    var title: String
    var revision = 0
}

/// Nothing but an identity.
struct Bare<ID: Key>: Identifiable, Equatable, Sendable {
    var id: ID
}

/// A section of rows.
struct Section<ID: Key>: Sendable {
    var id: UUID
    var rows: [Row<ID>]
}
