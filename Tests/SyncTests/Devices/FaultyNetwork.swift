import Beeline
import Foundation
import Synchronization

/// A network that fails as a test says, one request after the other.
final class FaultyNetwork: HTTPTransport {
    enum Fault: Sendable {
        /// There is no connection.
        case offline
        /// The request gets lost; nobody answers.
        case lostRequest
        /// The server does it, and the answer gets lost.
        case lostReply
        /// Nobody answers in time, and the request arrives later: before the
        /// request that follows in so many.
        case late(Int)
        /// The request arrives twice. The first answer counts, or the second.
        case twice(answersFirst: Bool)
        /// Something between answers, and the server never hears of it.
        case answer(HTTPReply)
        /// The server does it, and the answer is changed.
        case rewrite(@Sendable (inout HTTPReply) -> Void)
        /// The program ends before the request leaves, or after it was done.
        case kill(isDone: Bool)
    }

    /// The end of the program.
    struct Killed: Error {}

    private struct State {
        var faults: (@Sendable (HTTPRequest) -> Fault?)?
        var requests: [HTTPRequest] = []
        var late: [(HTTPRequest, Int)] = []
        var listener: (@Sendable (String) -> Void)?
    }

    let transport: any HTTPTransport
    private let state = Mutex(State())

    init(_ transport: any HTTPTransport) {
        self.transport = transport
    }

    /// All requests that were tried.
    var requests: [HTTPRequest] { state.withLock { $0.requests } }

    /// Hears of every exchange with the server, even of those that come late.
    func listen(_ listener: (@Sendable (String) -> Void)?) {
        state.withLock { $0.listener = listener }
    }

    /// Says what happens to each request from now on.
    func fail(_ faults: (@Sendable (HTTPRequest) -> Fault?)?) {
        state.withLock { $0.faults = faults }
    }

    /// Fails with each of some faults, for requests of some methods, in order.
    func fail(_ methods: Set<String>, with faults: [Fault]) {
        let left = Mutex(faults[...])
        fail { request in
            methods.contains(request.method) ? left.withLock { $0.popFirst() } : nil
        }
    }

    func send(
        _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
    ) async throws -> HTTPReply {
        let (faults, due) = state.withLock { state in
            state.requests.append(request)
            state.late = state.late.map { ($0.0, $0.1 - 1) }
            let due = state.late.filter { $0.1 <= 0 }.map(\.0)
            state.late.removeAll { $0.1 <= 0 }
            return (state.faults, due)
        }
        let fault = faults?(request)
        if let fault, let listener = state.withLock({ $0.listener }) {
            listener("    fault: \(fault) for \(request.method) \(request.url.path.suffix(45))")
        }
        for request in due { _ = try? await exchange(request) }
        switch fault {
        case nil: return try deliver(try await exchange(request), receive)
        case .offline: throw WebError(.offline, "test")
        case .lostRequest: throw WebError(.timedOut, "test")
        case .lostReply:
            _ = try await exchange(request)
            throw WebError(.interrupted, "test")
        case .late(let count):
            state.withLock { $0.late.append((request, count)) }
            throw WebError(.timedOut, "test")
        case .twice(let answersFirst):
            let first = try await exchange(request)
            let second = try await exchange(request)
            return try deliver(answersFirst ? first : second, receive)
        case .answer(let reply): return try deliver(reply, receive)
        case .rewrite(let change):
            var reply = try await exchange(request)
            change(&reply)
            return try deliver(reply, receive)
        case .kill(let isDone):
            if isDone { _ = try await exchange(request) }
            throw Killed()
        }
    }

    /// Lets everything that is late arrive.
    func deliverLate() async {
        let late = state.withLock { state in
            defer { state.late = [] }
            return state.late.map(\.0)
        }
        for request in late { _ = try? await exchange(request) }
    }

    private func exchange(_ request: HTTPRequest) async throws -> HTTPReply {
        let body = Mutex(Data())
        var reply = try await transport.send(request) { part in body.withLock { $0 += part } }
        reply.body = body.withLock { $0 }
        if let listener = state.withLock({ $0.listener }) {
            let (sent, got) = (request.body ?? Data(), reply.body)
            listener(
                "    \(request.method) \(request.url.path.suffix(45)) "
                    + "\(request.headers["If-Match"] ?? request.headers["If-None-Match"] ?? "") "
                    + "\(String(decoding: sent, as: UTF8.self)): \(reply.status) "
                    + String(decoding: got, as: UTF8.self))
        }
        return reply
    }

    private func deliver(
        _ reply: HTTPReply, _ receive: @Sendable (Data) throws -> Void
    ) throws -> HTTPReply {
        try receive(reply.body)
        return reply
    }
}

extension HTTPReply {
    static func json(
        _ status: Int, _ value: JSONValue, headers: [String: String] = [:]
    ) -> HTTPReply {
        HTTPReply(
            status: status,
            headers: headers.merging(["Content-Type": "application/json"]) { first, _ in first },
            body: value.data)
    }
}
