import Foundation

/// What a file has in it, before anything of it is stored.
struct ImportPreview: Sendable {
    /// How many names and problems are shown.
    static let limit = 200

    let name: String
    /// How many can be imported.
    var count = 0
    /// How many of those seem to be there already.
    var duplicates = 0
    /// The first of them, as a list would show them.
    var people: [Entry] = []
    /// The first things that could not be read, with the place in the file.
    var problems: [String] = []
    /// How many things there are that could not be read.
    var problemCount = 0

    struct Entry: Identifiable, Hashable, Sendable {
        let id: Int
        let name: String
        let detail: String
        let isDuplicate: Bool
    }
}

/// What becomes of those who seem to be there already.
enum DuplicatePolicy: CaseIterable, Sendable {
    /// What they have that is new is added to who is there.
    case merge
    case skip
    /// They come a second time.
    case keepBoth
}

/// What an import has done.
struct ImportResult: Hashable, Sendable {
    var added = 0
    var merged = 0
    var skipped = 0
}
