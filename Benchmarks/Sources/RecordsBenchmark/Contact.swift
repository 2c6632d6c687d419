import Beeline

/// A person with twelve columns, as a `Codable` record.
struct Contact: Record, Codable {
    static let tableName = "contact"

    var id: String
    var firstName: String
    var lastName: String
    var company: String
    var jobTitle: String
    var email: String
    var phone: String
    var street: String
    var city: String
    var birthday: String?
    var note: String
    var updatedAt: Int64

    static let lastName = Column("lastName", \Contact.lastName)
    static let firstName = Column("firstName", \Contact.firstName)

    static let byName = all.order(by: lastName.ascending, firstName.ascending)
    static let words = FullTextIndex<Contact>(
        "firstName", "lastName", "company", "email", "note")

    static let migrations = [
        Migration("Create contacts") { db in
            for statement in schema { try db.run(statement) }
        }
    ]

    static let schema: [SQL] = [
        """
        CREATE TABLE contact(id TEXT PRIMARY KEY NOT NULL, firstName TEXT NOT NULL,
        lastName TEXT NOT NULL, company TEXT NOT NULL, jobTitle TEXT NOT NULL, email TEXT NOT NULL,
        phone TEXT NOT NULL, street TEXT NOT NULL, city TEXT NOT NULL, birthday TEXT,
        note TEXT NOT NULL, updatedAt INTEGER NOT NULL)
        """,
        "CREATE INDEX contactOnName ON contact(lastName, firstName)",
    ]
}

/// The same, that says where its values stand.
struct FastContact: Record {
    static let tableName = "contact"
    static let columns: [String]? = [
        "id", "firstName", "lastName", "company", "jobTitle", "email", "phone", "street", "city",
        "birthday", "note", "updatedAt",
    ]

    var contact: Contact
    var id: String { contact.id }

    static let byName = all.order(
        by: Column("lastName", of: String.self).ascending,
        Column("firstName", of: String.self).ascending)
    static let words = FullTextIndex<FastContact>(
        "firstName", "lastName", "company", "email", "note")

    init(_ contact: Contact) {
        self.contact = contact
    }

    init(row: inout RowReader) throws {
        contact = try Contact(
            id: row.next(), firstName: row.next(), lastName: row.next(), company: row.next(),
            jobTitle: row.next(), email: row.next(), phone: row.next(), street: row.next(),
            city: row.next(), birthday: row.next(), note: row.next(), updatedAt: row.next())
    }

    func write(to row: inout RowWriter) {
        row.add(contact.id)
        row.add(contact.firstName)
        row.add(contact.lastName)
        row.add(contact.company)
        row.add(contact.jobTitle)
        row.add(contact.email)
        row.add(contact.phone)
        row.add(contact.street)
        row.add(contact.city)
        row.add(contact.birthday)
        row.add(contact.note)
        row.add(contact.updatedAt)
    }
}
