import Beeline
import Foundation

/// Finds people again by a mail address, a number, or a name.
///
/// It holds a number for each, and nobody: a hundred thousand people take a few megabytes.
struct DuplicateIndex: Sendable {
    private var known: [Int: UUID] = [:]

    init() {}

    /// Knows everybody in the database.
    ///
    /// - Complexity: O(*n*).
    init(_ db: ReadTransaction) throws {
        try db.forEach(Person.all) { add($0) }
    }

    /// Who somebody seems to be; nil for somebody new.
    func match(_ person: Person) -> UUID? {
        Self.keys(of: person).lazy.compactMap { known[$0] }.first
    }

    mutating func add(_ person: Person) {
        for key in Self.keys(of: person) where known[key] == nil { known[key] = person.id }
    }

    /// The surest first. A name alone will do only where there is nothing else to go by.
    private static func keys(of person: Person) -> [Int] {
        let mails = person.emailAddresses.map { "m" + $0.value.lowercased() }
        let numbers = person.phoneNumbers.map { number(in: $0.value) }.filter { $0.count > 6 }
            .map { "n" + $0 + person.displayName.lowercased() }
        let name = NameScript.latin(person.displayName)
        let names = mails.isEmpty && numbers.isEmpty && !name.isEmpty ? ["d" + name] : []
        return (mails + numbers + names).map(\.hashValue)
    }

    /// The last nine digits: with a country's code or without.
    private static func number(in text: String) -> String {
        String(text.filter(\.isNumber).suffix(9))
    }
}
