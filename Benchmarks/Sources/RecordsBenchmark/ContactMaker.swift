import Foundation
import RecordsFloor

/// Makes the same contacts in every run, for every contender.
struct ContactMaker {
    private var state: UInt64 = 20_261_130

    private static let syllables = [
        "ma", "lo", "vi", "an", "ke", "ström", "be", "ra", "ul", "da", "nie", "bär", "so", "ti",
        "gre", "ho", "jan", "ba", "lin", "é", "ru", "sen", "wo", "ny", "ka", "fi", "po", "gu", "es",
        "du", "il", "te",
    ]
    private static let words = [
        "tea", "violin", "chess", "walks", "calls", "after", "lunch", "prefers", "mail", "speaks",
        "three", "languages", "from", "the", "conference", "zeppelin", "garden", "old", "friend",
        "school", "neighbour", "birthday",
    ]
    private static let jobs = ["Baker", "Nurse", "Pilot", "Teacher", "Editor", "Judge"]
    private static let cities = ["Lund", "Oslo", "Gent", "Porto", "Kraków", "Brno"]

    static func contacts(_ count: Int) -> [Contact] {
        var maker = ContactMaker()
        return (0..<count).map { maker.contact($0) }
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return (mixed ^ (mixed >> 31)) >> 1
    }

    private mutating func pick(_ values: [String]) -> String {
        values[Int(next() % UInt64(values.count))]
    }

    private mutating func name(_ count: Int) -> String {
        (0..<count).map { _ in pick(Self.syllables) }.joined().capitalized
    }

    private mutating func contact(_ number: Int) -> Contact {
        let (first, last) = (name(2), name(3))
        let id = String(
            format: "%08X-%04X-4%03X-8%03X-%012X", next() & 0xFFFF_FFFF,
            next() & 0xFFFF, next() & 0xFFF, next() & 0xFFF, next() & 0xFFFF_FFFF_FFFF)
        let day = String(format: "19%02d-%02d-%02d", next() % 100, 1 + next() % 12, 1 + next() % 28)
        return Contact(
            id: id, firstName: first, lastName: last, company: name(2) + " & " + last,
            jobTitle: pick(Self.jobs), email: "\(first).\(number)@example.org",
            phone: String(format: "+49 30 %07d", next() % 10_000_000),
            street: name(3) + " street \(1 + next() % 200)", city: pick(Self.cities),
            birthday: number % 3 == 0 ? nil : day,
            note: (0..<8).map { _ in pick(Self.words) }.joined(separator: " "),
            updatedAt: 1_700_000_000_000 + Int64(next() % 30_000_000_000))
    }
}

extension floor_contact {
    /// The same contact for C; its texts are never freed.
    init(_ contact: Contact) {
        self.init()
        let values: [String?] = [
            contact.id, contact.firstName, contact.lastName, contact.company, contact.jobTitle,
            contact.email, contact.phone, contact.street, contact.city, contact.birthday,
            contact.note,
        ]
        withUnsafeMutableBytes(of: &texts) { bytes in
            let texts = bytes.bindMemory(to: UnsafeMutablePointer<CChar>?.self)
            for (index, value) in values.enumerated() { texts[index] = value.map { strdup($0) } }
        }
        updated_at = contact.updatedAt
    }
}
