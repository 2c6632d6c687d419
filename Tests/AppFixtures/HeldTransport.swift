public import Beeline
public import Foundation

/// A network that carries one request and then holds each, cancelled or not, until it is let go.
public actor HeldTransport: HTTPTransport {
    /// What the first request is answered.
    private let greeting: Data
    private var isGreeted = false
    private var isOpen = false
    private var held: [CheckedContinuation<Void, Never>] = []

    public init(greeting: String) {
        self.greeting = Data(greeting.utf8)
    }

    /// Whether a request waits.
    public var isHolding: Bool { !held.isEmpty }

    public func send(
        _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
    ) async throws -> HTTPReply {
        guard isGreeted else {
            isGreeted = true
            try receive(greeting)
            return HTTPReply(status: 200)
        }
        if !isOpen { await withCheckedContinuation { held.append($0) } }
        throw WebError(.offline, "held by a test")
    }

    /// Lets all requests end, those to come as well.
    public func letGo() {
        isOpen = true
        for request in held { request.resume() }
        held = []
    }
}
