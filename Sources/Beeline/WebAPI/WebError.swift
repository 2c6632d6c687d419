public import Foundation

/// Why a server could not be asked, or why its answer is of no use.
///
/// `errorDescription` and `recoverySuggestion` are sentences for people,
/// `description` is one line for who reads a log. None of them holds
/// credentials, a query or a body.
public struct WebError: LocalizedError, Sendable, Hashable, CustomStringConvertible {
    /// What kind of thing went wrong.
    public enum Problem: Sendable, Hashable {
        /// No connection came about: nothing was sent.
        case offline
        /// No answer came in time.
        case timedOut
        /// The connection ended before the answer did.
        case interrupted
        /// The server can't prove who it is, or the connection would not be
        /// encrypted.
        case insecure
        /// The server has answered with this status.
        case refused(status: Int)
        /// The answer is no JSON.
        case notJSON
        /// The answer is JSON of another shape, at this place.
        case otherShape(place: String)
        /// The answer is longer than allowed.
        case tooLarge(limit: Int)
        /// The server sends on to another place, or in a circle.
        case redirected
    }

    /// What kind of thing went wrong.
    public let problem: Problem

    /// What was found; of a refusal what the server says. For developers.
    public let detail: String

    /// The method of the request.
    public internal(set) var method: String?

    /// The server and the path, without a query.
    public internal(set) var place: String?

    /// How long the server wants to be left alone.
    public internal(set) var retryAfter: Duration?

    /// What the server has said about a refusal, if that was JSON.
    public internal(set) var body: JSONValue?

    /// Makes an error, for transports and servers of one's own.
    public init(_ problem: Problem, _ detail: String) {
        self.problem = problem
        self.detail = detail
    }

    /// The status of a refusal.
    public var status: Int? {
        if case .refused(let status) = problem { status } else { nil }
    }

    /// Whether the same request may well succeed a little later.
    public var isPassing: Bool {
        switch problem {
        case .offline, .timedOut, .interrupted: true
        case .refused(let status): [408, 409, 425, 429, 500, 502, 503, 504, 507].contains(status)
        default: false
        }
    }

    /// Whether the server may have done what it was asked, although it did not
    /// say so.
    public var mayBeDone: Bool {
        switch problem {
        case .offline, .insecure: false
        // Kinto's 409 comes from two writers in the same millisecond.
        case .refused(let status): status >= 500 || status == 408 || status == 409
        default: true
        }
    }

    public var description: String {
        let place = [method, place].compactMap { $0 }.joined(separator: " ")
        return "WebError: \(problem)" + (place.isEmpty ? "" : " for \(place)")
            + (detail.isEmpty ? "" : ": \(detail)")
    }

    func naming(_ request: HTTPRequest) -> WebError {
        var error = self
        error.method = request.method
        error.place = (request.url.host ?? "") + request.url.path
        return error
    }
}
