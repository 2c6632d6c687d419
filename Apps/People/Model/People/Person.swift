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
    /// Lines of the vCard they came from that mean nothing here, for the vCard they are exported to.
    var unknown: [String] = []
}

extension Person {
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
