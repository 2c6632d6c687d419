public import Foundation

/// Why a ``StoreFile`` could not be read or written, and where in it.
public struct StoreFileError: LocalizedError, CustomStringConvertible {
    /// What is wrong with a file.
    public enum Problem: Sendable, Hashable {
        /// It ends too early.
        case truncated
        /// It is something else than a store of this kind.
        case foreign
        /// A newer version of the program wrote it.
        case newer
        /// Its content is not what it has to be.
        case damaged
        /// It could not be read before, and would be lost.
        case wouldOverwrite
    }

    /// What is wrong.
    public let problem: Problem

    /// The file.
    public let url: URL

    /// The byte of the file where it was noticed, if there is one.
    public let offset: Int?

    /// What was found, and what should be there.
    public let detail: String

    /// The error of the decoder, if it was one.
    public let underlying: (any Error)?

    init(
        _ problem: Problem, _ url: URL, at offset: Int? = nil, _ detail: String,
        underlying: (any Error)? = nil
    ) {
        self.problem = problem
        self.url = url
        self.offset = offset
        self.detail = detail
        self.underlying = underlying
    }

    public var description: String {
        let place = offset.map { " at byte \($0)" } ?? ""
        return "“\(url.lastPathComponent)”: \(detail)\(place)."
    }

    public var errorDescription: String? { description }
}
