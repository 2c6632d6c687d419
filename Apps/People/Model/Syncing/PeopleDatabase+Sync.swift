import Beeline
import SharedScreens

extension PeopleDatabase {
    /// What is the same on all devices, in words.
    static var syncedContent: SyncedContent {
        SyncedContent(
            kinds: synced,
            invitation: localized("With a server the people are the same on all your devices."),
            deletedName: localized("Somebody who was deleted"),
            name: { conflict, db in
                conflict.collection == PersonGroup.synced.collection
                    ? try db.find(PersonGroup.self, conflict.record)?.name
                    : try db.find(Person.self, conflict.record)?.displayName
            },
            fieldName: name(ofField:))
    }

    /// What a field is called in the form.
    private static func name(ofField field: String) -> String {
        if let single = SingleField(rawValue: field) { return single.name }
        let several: [String: SeveralField] = [
            "phoneNumbers": .phone, "emailAddresses": .mail, "urlAddresses": .url,
        ]
        if let name = several[field]?.name { return name }
        return switch field {
        case "postalAddresses": localized("Address")
        case "groups": localized("Groups")
        case "name": localized("Name")
        case "image": localized("Photo")
        default: field
        }
    }
}
