import Beeline
import Foundation

/// The server that `make server` or the environment names, with a bucket that nobody else uses.
struct TestServer {
    let address: String
    let account: String
    let password: String
    let bucket: String

    /// Nil where there is none.
    init?(bucket: String = "people-" + UUID().uuidString.lowercased()) {
        let environment = ProcessInfo.processInfo.environment.merging(Self.file) { first, _ in first
        }
        guard let address = environment["BEELINE_SERVER"],
            let account = environment["BEELINE_ACCOUNT"],
            let password = environment["BEELINE_PASSWORD"]
        else { return nil }
        (self.address, self.account, self.password) = (address, account, password)
        self.bucket = bucket
    }

    private static let file: [String: String] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try? String(
            contentsOf: root.appending(path: ".server/server.env"), encoding: .utf8)
        return (text ?? "").split(separator: "\n").reduce(into: [:]) { values, line in
            let parts = line.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
        }
    }()

    /// Makes the bucket and its collections.
    func prepare() async throws {
        guard let base = URL(string: address) else { return }
        let client = WebClient(base, credentials: .basic(name: account, password: password))
        for path in ["", "/collections/people", "/collections/groups", "/collections/photos"] {
            _ = try await client.send(client.request("PUT", "buckets/\(bucket)\(path)"))
        }
    }
}

/// A network that can be taken away.
final class SwitchedTransport: HTTPTransport {
    private let isOn: SharedFlag

    init(_ isOn: SharedFlag) {
        self.isOn = isOn
    }

    func send(
        _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
    ) async throws -> HTTPReply {
        guard await isOn.value else { throw WebError(.offline, "switched off by a test") }
        return try await URLSessionTransport.shared.send(request, receive)
    }
}

/// Whether there is a network.
actor SharedFlag {
    private(set) var value = true

    func set(_ value: Bool) {
        self.value = value
    }
}
