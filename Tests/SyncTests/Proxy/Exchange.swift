import Foundation

/// A request that has come to the proxy, and what can be done about it.
final class Exchange: Sendable {
    /// As it came over the connection.
    let request: Data
    let method: String
    let path: String
    private let client: Connection
    private let serverPort: UInt16

    init(_ request: Data, _ client: Connection, serverPort: UInt16) {
        self.request = request
        self.client = client
        self.serverPort = serverPort
        let line = String(decoding: request.prefix { $0 != 13 }, as: UTF8.self).split(
            separator: " ")
        method = String(line.first ?? "")
        path = String(line.dropFirst().first ?? "")
    }

    /// Sends it to the server.
    ///
    /// - Returns: The whole reply; nothing if there is none.
    func forward() -> Data {
        guard let server = Connection(port: serverPort), server.send(request) else { return Data() }
        return server.readMessage() ?? Data()
    }

    /// Sends its first bytes to the server, and ends.
    func forward(first count: Int) {
        guard let server = Connection(port: serverPort) else { return }
        server.send(request.prefix(count))
        server.end()
        // The server has noticed.
        server.waitForEnd()
    }

    /// Answers.
    ///
    /// - Returns: False if the client has gone.
    @discardableResult
    func answer(_ reply: Data) -> Bool {
        client.send(reply)
    }

    /// Ends the client's connection.
    func cut(byReset: Bool = false) {
        if byReset { client.endByReset() }
        client.finish()
    }

    /// Waits until the client has gone.
    func waitForClient() {
        client.waitForEnd()
    }
}
