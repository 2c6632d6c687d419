import Foundation
import SharedScreens

/// An import in words.
extension ImportSession.State {
    var title: String {
        switch self {
        case .reading: localized("Reading…")
        case .unknownColumns: localized("What do the columns hold?")
        case .ready(let preview):
            String(format: localized("To be imported: %d"), preview.count)
        case .storing(let preview):
            String(format: localized("Importing: %d…"), preview.count)
        case .done: localized("Imported")
        case .failed(let error):
            error is CancellationError
                ? localized("Nothing was imported.") : localized("The file can’t be imported.")
        }
    }

    var detail: String {
        switch self {
        case .reading: return ""
        case .unknownColumns:
            return localized("The first row of this table says nothing that is known here.")
        case .ready(let preview):
            var lines: [String] = []
            if preview.duplicates > 0 {
                lines.append(
                    String(format: localized("There already: %d"), preview.duplicates))
            }
            if preview.problemCount > 0 {
                lines.append(
                    String(
                        format: localized("Could not be read as it stands: %d"),
                        preview.problemCount))
            }
            return lines.joined(separator: "\n")
        case .storing: return localized("Until it is done nothing is stored.")
        case .done(let result):
            let lines = [
                (localized("Added: %d"), result.added), (localized("Merged: %d"), result.merged),
                (localized("Left out: %d"), result.skipped),
            ]
            return lines.filter { $0.1 > 0 }.map { String(format: $0.0, $0.1) }
                .joined(separator: "\n")
        case .failed(let error):
            return error is CancellationError ? "" : error.forPeople
        }
    }

    var preview: ImportPreview? {
        switch self {
        case .ready(let preview), .storing(let preview): preview
        default: nil
        }
    }

    var isWorking: Bool {
        switch self {
        case .reading, .storing: true
        default: false
        }
    }
}
