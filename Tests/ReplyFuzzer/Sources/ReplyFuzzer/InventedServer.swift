import Beeline
import Foundation
import Synchronization

/// Answers with what is in an input: replies as they come over a connection, one after the other,
/// with a record separator (30) between them.
final class InventedServer: HTTPTransport {
    static let password = "zq8!kD-0fuzz-Ww3"
    static let base = URL(string: "https://sync.test/v1")!

    private let replies: Mutex<[HTTPReply]>

    init(_ bytes: some Collection<UInt8>) {
        let parts = bytes.split(separator: 30, omittingEmptySubsequences: false)
        replies = Mutex(parts.prefix(8).reversed().map { Self.reply(Array($0)) })
    }

    func send(
        _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
    ) async throws -> HTTPReply {
        let isHome = request.url.host?.lowercased() == "sync.test"
        if !isHome, request.headers["Authorization"] != nil {
            fatalError("credentials go to \(request.url)")
        }
        guard var reply = replies.withLock({ $0.popLast() }) else {
            throw WebError(.interrupted, "there is no more")
        }
        // It comes in two parts.
        let body = reply.body
        reply.body = Data()
        let middle = body.index(body.startIndex, offsetBy: body.count / 2)
        try receive(body[..<middle])
        try receive(body[middle...])
        return reply
    }

    private static func reply(_ bytes: [UInt8]) -> HTTPReply {
        var rest = bytes[...]
        func line() -> String? {
            guard let end = rest.firstIndex(of: 10) else { return nil }
            let line = rest[..<end]
            rest = rest[(end + 1)...]
            return String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
        }
        let status = line()?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 200
        var headers: [String: String] = [:]
        while let line = line(), !line.isEmpty {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            headers[String(line[..<colon])] = String(value)
        }
        return HTTPReply(status: status, headers: headers, body: Data(rest))
    }
}
