import Foundation
import Synchronization

/// Stands between a client and a server, over connections of TCP, and does with
/// a request what a test says.
final class FaultyProxy: Sendable {
    private struct State {
        var faults: (@Sendable (Exchange) -> Fault?)?
        var requests: [Exchange] = []
    }

    private let listener: Int32
    private let state: Mutex<State>
    let port: UInt16

    /// Starts.
    ///
    /// - Parameters:
    ///   - serverPort: Where the server is, on this machine.
    ///   - port: Where to listen; 0 is anywhere.
    init(to serverPort: UInt16, port: UInt16 = 0) throws {
        // A client that leaves is no reason to end.
        signal(SIGPIPE, SIG_IGN)
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var isOn: Int32 = 1
        setsockopt(
            listener, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
        let isReady = withLoopbackAddress(port) { bind(listener, $0, $1) == 0 }
        guard isReady, listen(listener, 64) == 0 else { throw POSIXError(.EADDRINUSE) }
        self.listener = listener
        self.port = withLoopbackAddress(0) { address, length in
            var length = length
            getsockname(listener, address, &length)
            return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt16(bigEndian: $0.pointee.sin_port)
            }
        }
        state = Mutex(State())
        Thread.detachNewThread { [weak self] in
            while true {
                let handle = accept(listener, nil, nil)
                guard handle >= 0 else { return }
                Thread.detachNewThread { [weak self] in
                    let client = Connection(handle)
                    defer { client.finish() }
                    while let request = client.readMessage() {
                        let exchange = Exchange(request, client, serverPort: serverPort)
                        guard let perform = self?.note(exchange), perform(exchange) else { return }
                    }
                }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// All requests that came.
    var requests: [Exchange] { state.withLock { $0.requests } }

    /// Says what happens to each request from now on; nil is nothing.
    func fail(_ faults: (@Sendable (Exchange) -> Fault?)?) {
        state.withLock { $0.faults = faults }
    }

    /// Lets one fault after the other happen to requests of some methods.
    func fail(_ methods: Set<String>, with faults: Fault...) {
        let left = Mutex(faults[...])
        fail { exchange in
            methods.contains(exchange.method) ? left.withLock { $0.popFirst() } : nil
        }
    }

    /// - Returns: What to do; it returns whether the connection goes on.
    private func note(_ exchange: Exchange) -> (@Sendable (Exchange) -> Bool) {
        let faults = state.withLock { state in
            state.requests.append(exchange)
            return state.faults
        }
        guard let fault = faults?(exchange) else {
            return { exchange in
                let reply = exchange.forward()
                return !reply.isEmpty && exchange.answer(reply)
            }
        }
        return { exchange in
            fault.perform(exchange)
            return !fault.isEnd
        }
    }
}
