import Foundation

extension DatabaseError {
    /// What happened, for people.
    public var errorDescription: String? {
        let name = file.map { "“\($0.lastPathComponent)”" } ?? "The database"
        return switch problem {
        case .notADatabase: "\(name) is not a database."
        case .damaged: "\(name) is damaged."
        case .newer: "\(name) was changed by a newer version of this app."
        case .foreign: "\(name) belongs to another app."
        case .cannotOpen: "\(name) can’t be opened."
        case .readOnly: "\(name) can only be read."
        case .full: "There is no room left to save in \(name)."
        case .busy: "\(name) is in use by another program."
        case .disk: "The disk could not be read or written."
        case .constraint(let constraint): "\(subject) can’t be saved: \(constraint.rawValue)."
        case .misfit: "\(subject) can’t be read: \(detail)."
        case .missing: "\(subject) is not there any more."
        case .wrongValueCount, .statement: "This question can’t be put to the database."
        case .rolledBack: "The changes could not be saved."
        case .other: "The database reported a problem."
        }
    }

    /// What can be done about it, for people; nil if only a developer can.
    public var recoverySuggestion: String? {
        switch problem {
        case .notADatabase, .foreign: "Choose another file. This one was left as it is."
        case .damaged: "Restore a backup. The file was left as it is."
        case .newer: "Update the app. The file was left as it is."
        case .cannotOpen: "Check that the folder is there and that you may use it."
        case .readOnly: "Copy it to a place where you may write."
        case .full: "Free some space and try again. Nothing was changed."
        case .busy: "Close the other program or try again in a moment."
        case .disk: "Check the disk and try again."
        case .rolledBack: "Try again. Nothing was changed."
        case .missing: "It may have been deleted meanwhile."
        default: nil
        }
    }

    private var subject: String {
        guard let table else { return "A record" }
        return record.map { "The record \($0) of “\(table)”" } ?? "A record of “\(table)”"
    }
}
