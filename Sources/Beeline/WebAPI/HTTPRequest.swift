public import Foundation

/// What is asked of a server.
public struct HTTPRequest: Sendable, Hashable {
    /// `GET`, `PUT` and so on.
    public var method: String
    /// Where.
    public var url: URL
    /// Names, in any case, and values.
    public var headers: [String: String]
    /// What is sent along.
    public var body: Data?

    /// Makes a request.
    public init(
        _ method: String = "GET", _ url: URL, headers: [String: String] = [:], body: Data? = nil
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }

    /// Whether asking twice is the same as asking once, whatever is asked: it
    /// only reads ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-9.2.1)).
    var isSafe: Bool { ["GET", "HEAD", "OPTIONS"].contains(method) }
}
