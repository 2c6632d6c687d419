import Beeline
import Foundation

/// A conflict in words.
struct ConflictRow: Hashable, Sendable {
    let title: String
    let detail: String
    /// Whether there is another value to be taken.
    let canTakeOther: Bool

    /// - Parameter name: Whom it is about; nil if they are not there any more.
    init(_ conflict: SyncConflict, name: String?) {
        title = name ?? localized("Somebody who was deleted")
        canTakeOther = conflict.kind == .field
        switch conflict.kind {
        case .field:
            detail = String(
                format: localized("%1$@: “%2$@” stayed, “%3$@” was given up."),
                Self.name(of: conflict.field ?? ""), Self.value(conflict.kept),
                Self.value(conflict.other))
        case .deletedElsewhere:
            detail = localized("Deleted on another device, and kept since it was edited here.")
        case .editedElsewhere:
            detail = localized("Deleted here, and back since it was edited on another device.")
        }
    }

    /// What a field is called in the form.
    private static func name(of field: String) -> String {
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

    /// A value as it stood in the field; a list with its parts one after the other.
    private static func value(_ json: String?) -> String {
        guard let json, let value = try? JSONValue(parsing: Data(json.utf8)) else { return "" }
        return text(of: value)
    }

    private static func text(of value: JSONValue) -> String {
        switch value {
        case .string(let text): text
        case .array(let values): values.map(text).joined(separator: "; ")
        case .object(let fields):
            fields.sorted { $0.key < $1.key }.map { text(of: $0.value) }
                .filter { !$0.isEmpty }.joined(separator: ", ")
        case .null: ""
        default: "\(value)"
        }
    }
}
