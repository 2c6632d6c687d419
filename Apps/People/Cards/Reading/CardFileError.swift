public import Foundation

/// Why a file can't be read or written at all.
public enum CardFileError: LocalizedError, Hashable {
    /// The system doesn't let it be read, or be written.
    case unreadable(String, reason: String)
    /// There is no card in it, whole or broken.
    case noCards
    /// Its first line names no column that is known. A person can say what the
    /// columns hold: ``CSVReader/init(_:format:columns:)``.
    case unknownColumns([String])

    public var errorDescription: String? {
        switch self {
        case .unreadable(let name, let reason): "“\(name)” can’t be read. \(reason)"
        case .noCards: "There are no contacts in this file."
        case .unknownColumns(let headers):
            "None of the columns is known: \(headers.prefix(6).joined(separator: ", "))."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unreadable: nil
        case .noCards: "Choose a vCard file (.vcf), or a table with a line of headings (.csv)."
        case .unknownColumns: "Choose what each column holds."
        }
    }
}
