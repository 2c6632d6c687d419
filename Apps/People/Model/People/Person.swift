import Foundation

/// Somebody, as the app keeps and exchanges them.
///
/// Each property is a field of its own on the server, so that two devices can
/// edit two of them.
struct Person: Identifiable, Hashable, Sendable, Codable {
    var id = UUID()
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var nameSuffix = ""
    var nickname = ""
    var phoneticGivenName = ""
    var phoneticFamilyName = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var phoneNumbers: [LabeledValue] = []
    var emailAddresses: [LabeledValue] = []
    var postalAddresses: [PostalAddress] = []
    var urlAddresses: [LabeledValue] = []
    var birthday: Birthday?
    var note = ""
    /// The groups that they are in.
    var groups: [UUID] = []
    /// The vCard they came from, if it says what has no place here: it goes into the vCard they are
    /// exported to.
    var card = ""
}

extension Person {
    /// Somebody from another version of the app may lack fields that came later.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> String {
            try container.decodeIfPresent(String.self, forKey: key) ?? ""
        }
        func list<Element: Decodable>(_ key: CodingKeys) throws -> [Element] {
            try container.decodeIfPresent([Element].self, forKey: key) ?? []
        }
        id = try container.decode(UUID.self, forKey: .id)
        namePrefix = try text(.namePrefix)
        givenName = try text(.givenName)
        middleName = try text(.middleName)
        familyName = try text(.familyName)
        nameSuffix = try text(.nameSuffix)
        nickname = try text(.nickname)
        phoneticGivenName = try text(.phoneticGivenName)
        phoneticFamilyName = try text(.phoneticFamilyName)
        organizationName = try text(.organizationName)
        departmentName = try text(.departmentName)
        jobTitle = try text(.jobTitle)
        phoneNumbers = try list(.phoneNumbers)
        emailAddresses = try list(.emailAddresses)
        postalAddresses = try list(.postalAddresses)
        urlAddresses = try list(.urlAddresses)
        birthday = try container.decodeIfPresent(Birthday.self, forKey: .birthday)
        note = try text(.note)
        groups = try list(.groups)
        card = try text(.card)
    }

    /// What stands in a list: the name, or whatever else there is to call somebody by.
    var displayName: String {
        let parts = [namePrefix, givenName, middleName, familyName, nameSuffix]
        let name: String
        if NameScript.isWrittenTogether(givenName + familyName) {
            name = familyName + middleName + givenName
        } else {
            name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        }
        let others = [
            name, nickname, organizationName, emailAddresses.first?.value ?? "",
            phoneNumbers.first?.value ?? "",
        ]
        return others.first { !$0.isEmpty } ?? ""
    }

    /// What stands below the name: the place of work, unless that is the name.
    var detail: String {
        let work = [jobTitle, organizationName].filter { !$0.isEmpty && $0 != displayName }
        if !work.isEmpty { return work.joined(separator: ", ") }
        let reach = phoneNumbers.first?.value ?? emailAddresses.first?.value ?? ""
        return reach == displayName ? "" : reach
    }
}
