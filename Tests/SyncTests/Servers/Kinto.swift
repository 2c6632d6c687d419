import Beeline
import Foundation

/// The real server that `make server` starts, if there is one.
struct Kinto: Sendable {
    let base: URL
    let credentials: Credentials

    /// Said by the environment (BEELINE_SERVER, BEELINE_ACCOUNT,
    /// BEELINE_PASSWORD) or by the file that `make server` writes.
    static let running: Kinto? = {
        let environment = Fuzz.environment.merging(file()) { first, _ in first }
        guard let server = environment["BEELINE_SERVER"], let base = URL(string: server),
            let account = environment["BEELINE_ACCOUNT"],
            let password = environment["BEELINE_PASSWORD"]
        else { return nil }
        return Kinto(base: base, credentials: .basic(name: account, password: password))
    }()

    private static func file() -> [String: String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text =
            (try? String(
                contentsOf: root.appendingPathComponent(".server/server.env"), encoding: .utf8))
            ?? ""
        return text.split(separator: "\n").reduce(into: [:]) { values, line in
            let parts = line.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
        }
    }

    var client: WebClient {
        var client = WebClient(base, credentials: credentials)
        client.retry = .never
        return client
    }

    /// Asks for something outside of what the client does.
    @discardableResult
    func ask(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws -> JSONValue {
        var request = client.request(method, path)
        request.body = body?.data
        if body != nil { request.headers["Content-Type"] = "application/json" }
        return try JSONValue(parsing: await client.send(request).body)
    }
}
