import Beeline
import Foundation

/// People who don't exist, to try the app with. All their numbers and addresses are of the kinds that
/// are kept free for examples (RFC 2606; numbers with 555-01 in them).
enum MadeUpPeople {
    private static let given = [
        "Ada", "Alan", "Barbara", "Chioma", "Dmitri", "Edsger", "Frances", "Grace", "Hedy", "İpek",
        "Jean", "Katherine", "Leslie", "Margaret", "Niklaus", "Olga", "Peter", "Radia", "Søren",
        "Tim", "Ursula", "Vinton", "Yukihiro", "Zoë",
    ]
    private static let family = [
        "Andersson", "Brunelli", "Castro", "Dubois", "Eriksen", "Fischer", "García", "Hoffmann",
        "Ivanova", "Jansen", "Kowalska", "Lindqvist", "Müller", "Nguyen", "Okafor", "Petrov",
        "Quinn", "Rossi", "Schmidt", "Takahashi", "Ueda", "Vogel", "Weber", "Yılmaz", "Zhukova",
    ]
    private static let others = [
        ("小明", "王"), ("丽", "李"), ("伟", "张"), ("花子", "山田"), ("민준", "김"),
    ]
    private static let companies = ["Acme", "Globex", "Initech", "Umbrella", "Hooli", ""]
    private static let jobs = ["Engineer", "Designer", "Teacher", "Baker", "Pilot", ""]

    /// As many as are wanted, the same each time.
    static func people(_ count: Int) -> [Person] {
        (0..<count).map(person)
    }

    private static func person(_ number: Int) -> Person {
        var person = Person()
        if number % 12 == 11 {
            (person.givenName, person.familyName) = others[number / 12 % others.count]
        } else {
            person.givenName = given[number * 7 % given.count]
            person.familyName = family[(number * 11 + number / given.count) % family.count]
        }
        person.organizationName = companies[number % companies.count]
        person.jobTitle = person.organizationName.isEmpty ? "" : jobs[number / 2 % jobs.count]
        person.phoneNumbers = [
            LabeledValue(
                label: "mobile", value: String(format: "+1 202 555 01%02d", number % 100))
        ]
        let name = NameScript.latin(person.givenName + "." + person.familyName)
            .replacingOccurrences(of: " ", with: "")
        person.emailAddresses = [
            LabeledValue(label: number % 2 == 0 ? "work" : "home", value: "\(name)@example.org")
        ]
        if number % 3 == 0 {
            person.birthday = Birthday(
                year: 1950 + number * 13 % 55, month: number % 12 + 1, day: number * 5 % 28 + 1)
        }
        if number % 4 == 0 {
            person.postalAddresses = [
                PostalAddress(
                    label: "home", street: "\(number % 90 + 1) Example Street", city: "Springfield",
                    postalCode: String(format: "%05d", 10_000 + number * 37 % 80_000),
                    country: "Sweden")
            ]
        }
        return person
    }

    /// Keeps as many as are wanted, with two groups.
    static func add(_ count: Int, to database: Database) async throws {
        let people = people(count)
        try await database.write { db in
            let groups = [
                PersonGroup(name: localized("Family")), PersonGroup(name: localized("Friends")),
            ]
            for group in groups { try db.insert(group) }
            for (number, person) in people.enumerated() {
                var person = person
                if number % 5 < 2 { person.groups = [groups[number % 5].id] }
                try db.insert(person)
            }
        }
    }
}
