import Beeline
import Foundation

/// The server that `make server` or the environment names, with a bucket that nobody else uses.
public struct TestServer: Sendable {
    public let address: String
    public let account: String
    public let password: String
    public let bucket: String

    /// Nil where there is none.
    public init?(bucket: String? = nil) {
        let environment = ProcessInfo.processInfo.environment.merging(Self.file) { first, _ in first
        }
        guard let address = environment["BEELINE_SERVER"],
            let account = environment["BEELINE_ACCOUNT"],
            let password = environment["BEELINE_PASSWORD"]
        else { return nil }
        (self.address, self.account, self.password) = (address, account, password)
        self.bucket = bucket ?? "apps-" + UUID().uuidString.lowercased()
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
    public func prepare(_ collections: [String]) async throws {
        guard let base = URL(string: address) else { return }
        let client = WebClient(base, credentials: .basic(name: account, password: password))
        for path in [""] + collections.map({ "/collections/\($0)" }) {
            _ = try await client.send(client.request("PUT", "buckets/\(bucket)\(path)"))
        }
    }
}
