import Beeline
import Foundation

/// Why something can't be opened, for people.
enum OpeningError: LocalizedError, Equatable {
    /// There is nothing of this name, or it may not be read.
    case unreadable(name: String)
    /// It is neither a folder, nor a picture, nor an archive.
    case unknown(name: String)
    /// A folder without pictures.
    case noPictures(name: String)
    /// An archive that is broken, or of something else than photos.
    case archive(name: String, ArchiveError)

    var errorDescription: String? {
        switch self {
        case .unreadable(let name):
            localized("“%@” is not there, or may not be read.", name)
        case .unknown(let name):
            localized("“%@” is no folder, no picture and no archive of photos.", name)
        case .noPictures(let name):
            localized("There are no pictures in “%@”.", name)
        case .archive(let name, let error):
            String(format: error.problem.text, name.directionallyIsolated)
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .archive(_, let error): error.place
        default: nil
        }
    }
}

extension ArchiveError.Problem {
    /// With a place for the archive's name.
    fileprivate var text: String {
        switch self {
        case .truncated: localized("“%@” ends too early: a part of the archive is missing.")
        case .foreign: localized("“%@” is no archive of photos.")
        case .newer: localized("“%@” was written by a newer program than this one can read.")
        case .danglingReference: localized("“%@” is damaged: it refers to what is not in it.")
        case .unexpectedType:
            localized("“%@” is damaged: something in it is not what it has to be.")
        case .missing: localized("“%@” is an archive, but photos are missing in it.")
        }
    }
}

extension ArchiveError {
    /// Where the archive is wrong, for who has to mend it.
    fileprivate var place: String? {
        if let offset { return String(format: localized("It was noticed at byte %d."), offset) }
        if let object { return String(format: localized("It was noticed at object %d."), object) }
        return nil
    }
}
