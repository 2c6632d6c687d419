import Beeline
import ContactCards
import Foundation

/// Stores cards one after the other, in a transaction that somebody else ends.
struct ImportStorage {
    private(set) var result = ImportResult()

    private let db: WriteTransaction
    private let policy: DuplicatePolicy
    private var index: DuplicateIndex
    private var groups: [String: UUID] = [:]

    init(_ db: WriteTransaction, _ policy: DuplicatePolicy, _ index: DuplicateIndex) throws {
        self.db = db
        self.policy = policy
        self.index = index
        for group in try db.fetch(PersonGroup.all) { groups[group.name] = group.id }
    }

    mutating func store(_ card: Card) throws {
        var person = Person(card)
        person.groups = try card.categories.map { try group(named: $0) }
        switch (index.match(person), policy) {
        case (let known?, .merge): try merge(person, card, into: known)
        case (.some, .skip): result.skipped += 1
        default:
            try db.insert(person)
            try storePhoto(of: card, for: person.id)
            result.added += 1
        }
        index.add(person)
    }

    private mutating func merge(_ person: Person, _ card: Card, into id: UUID) throws {
        // Somebody who came earlier in this file, with another identity.
        guard var known = try db.find(Person.self, id) else {
            result.skipped += 1
            return
        }
        let before = known
        known.add(person)
        if known != before { try db.update(known) }
        if try db.find(PersonPhoto.self, id) == nil { try storePhoto(of: card, for: id) }
        result.merged += 1
    }

    private func storePhoto(of card: Card, for id: UUID) throws {
        guard case .data(let image, _) = card.photo, !image.isEmpty else { return }
        try db.save(PersonPhoto(id: id, image: image))
    }

    private mutating func group(named name: String) throws -> UUID {
        if let known = groups[name] { return known }
        let group = PersonGroup(name: name)
        try db.insert(group)
        groups[name] = group.id
        return group.id
    }
}

extension Person {
    /// Takes what another one has and this one lacks. What both have stays as it is here.
    mutating func add(_ other: Person) {
        for field in SingleField.allCases {
            guard let property = field.property, field != .note else { continue }
            if self[keyPath: property].isEmpty { self[keyPath: property] = other[keyPath: property] }
        }
        for kind in SeveralField.allCases {
            let known = Set(self[keyPath: kind.property].map(\.value))
            self[keyPath: kind.property] += other[keyPath: kind.property].filter {
                !known.contains($0.value)
            }
        }
        let places = Set(postalAddresses.map(\.formatted))
        postalAddresses += other.postalAddresses.filter { !places.contains($0.formatted) }
        groups += other.groups.filter { !groups.contains($0) }
        birthday = birthday ?? other.birthday
        if !other.note.isEmpty, !note.contains(other.note) {
            note += (note.isEmpty ? "" : "\n\n") + other.note
        }
        if card.isEmpty { card = other.card }
    }
}
