import Beeline
import Foundation

/// A conflict in words.
struct ConflictRow: Hashable, Sendable {
    let title: String
    let detail: String
    /// Whether there is another value to be taken.
    let canTakeOther: Bool

    /// - Parameters:
    ///   - name: What it is about; nil if that is not there any more.
    ///   - content: What is kept in step.
    init(_ conflict: SyncConflict, name: String?, _ content: SyncedContent) {
        title = name ?? content.deletedName
        canTakeOther = conflict.kind == .field
        switch conflict.kind {
        case .field:
            let field = conflict.field ?? ""
            detail = localized(
                "%1$@: “%2$@” stayed, “%3$@” was given up.",
                content.fieldName(field), Self.value(conflict.kept, field, content),
                Self.value(conflict.other, field, content))
        case .deletedElsewhere:
            detail = localized("Deleted on another device, and kept since it was edited here.")
        case .editedElsewhere:
            detail = localized("Deleted here, and back since it was edited on another device.")
        }
    }

    /// A value as it stood in the field; a list with its parts one after the other.
    private static func value(_ json: String?, _ field: String, _ content: SyncedContent) -> String
    {
        guard let json, let value = try? JSONValue(parsing: Data(json.utf8)) else { return "" }
        return content.valueText(field, value) ?? text(of: value)
    }

    private static func text(of value: JSONValue) -> String {
        switch value {
        case .string(let text): text
        case .array(let values):
            values.map { text(of: $0).directionallyIsolated }.joined(separator: "; ")
        case .object(let fields):
            fields.sorted { $0.key < $1.key }.map { text(of: $0.value) }
                .filter { !$0.isEmpty }.map(\.directionallyIsolated).joined(separator: ", ")
        case .null: ""
        default: "\(value)"
        }
    }
}
