import Beeline
import Foundation
import Synchronization

/// Does something after each exchange, before its reply is read.
final class WatchedTransport: HTTPTransport {
    private struct State {
        var count = 0
        var then: (@Sendable (Int) async throws -> Void)?
    }

    private let transport: any HTTPTransport
    private let state = Mutex(State())

    init(_ transport: any HTTPTransport) {
        self.transport = transport
    }

    /// - Parameter then: Gets how many exchanges there were since.
    func afterEach(_ then: (@Sendable (Int) async throws -> Void)?) {
        state.withLock { $0 = State(then: then) }
    }

    func send(
        _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
    ) async throws -> HTTPReply {
        let reply = try await transport.send(request, receive)
        let state = state.withLock { state in
            state.count += 1
            return state
        }
        try await state.then?(state.count)
        return reply
    }
}
