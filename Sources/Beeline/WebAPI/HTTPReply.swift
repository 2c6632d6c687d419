public import Foundation

/// What a server has answered.
public struct HTTPReply: Sendable, Hashable {
    /// 200 and so on.
    public var status: Int
    /// What was sent.
    public var body: Data
    private var headers: [String: String]

    /// Makes a reply.
    ///
    /// - Parameters:
    ///   - status: 200 and so on.
    ///   - headers: Names in any case.
    ///   - body: What was sent.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.body = body
        self.headers = Dictionary(
            headers.map { ($0.lowercased(), $1) }, uniquingKeysWith: { "\($0), \($1)" })
    }

    /// The value of a header; its name may be in any case.
    public subscript(header name: String) -> String? {
        get { headers[name.lowercased()] }
        set { headers[name.lowercased()] = newValue }
    }

    /// All headers, their names in small letters.
    public var allHeaders: [String: String] { headers }

    /// Whether the server has done what it was asked.
    public var isSuccess: Bool { 200..<300 ~= status }
}
