import Beeline
import Foundation
import SharedScreens

extension TodoDatabase {
    /// What is the same on all devices, in words.
    static var syncedContent: SyncedContent {
        SyncedContent(
            kinds: [Todo.synced],
            invitation: localized("With a server the to-dos are the same on all your devices."),
            deletedName: localized("A to-do that was deleted"),
            name: { conflict, db in try db.find(Todo.self, conflict.record)?.title },
            fieldName: name(ofField:), valueText: text(ofField:_:))
    }

    private static func name(ofField field: String) -> String {
        switch field {
        case "title": localized("Name")
        case "due": localized("Due Date")
        case "isDone": localized("Done")
        default: field
        }
    }

    private static func text(ofField field: String, _ value: JSONValue) -> String? {
        guard field == "isDone", case .bool(let isDone) = value else { return nil }
        return isDone ? localized("yes") : localized("no")
    }
}
