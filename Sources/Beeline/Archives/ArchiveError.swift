public import Foundation

/// Why an archive could not be read, and where in it.
public struct ArchiveError: LocalizedError, Hashable, CustomStringConvertible {
    /// What is wrong with an archive.
    public enum Problem: Sendable, Hashable {
        /// It ends too early, or claims more than it holds.
        case truncated
        /// It is not a binary property list, or one that was not made by a
        /// keyed archiver.
        case foreign
        /// It was made by a newer archiver than this reader knows.
        case newer
        /// It refers to an object that is not there.
        case danglingReference
        /// Something in it is not of the kind that it has to be.
        case unexpectedType
        /// Something that is asked for is not in it.
        case missing
    }

    /// What is wrong.
    public let problem: Problem

    /// The byte of the file where it was noticed, if there is one.
    public let offset: Int?

    /// The number of the object it was noticed in, among the archive's objects,
    /// if there is one.
    public let object: Int?

    /// What was found, and what should be there.
    public let detail: String

    init(_ problem: Problem, at offset: Int? = nil, object: Int? = nil, _ detail: String) {
        self.problem = problem
        self.offset = offset
        self.object = object
        self.detail = detail
    }

    public var description: String {
        var place = ""
        if let object { place += " in object \(object)" }
        if let offset { place += " at byte \(offset)" }
        return "The archive can’t be read: \(detail)\(place)."
    }

    public var errorDescription: String? { description }
}
