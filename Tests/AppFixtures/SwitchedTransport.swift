public import Beeline
public import Foundation

/// A network that can be taken away.
public final class SwitchedTransport: HTTPTransport {
    private let isOn: SharedFlag

    public init(_ isOn: SharedFlag) {
        self.isOn = isOn
    }

    public func send(
        _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
    ) async throws -> HTTPReply {
        guard await isOn.value else { throw WebError(.offline, "switched off by a test") }
        return try await URLSessionTransport.shared.send(request, receive)
    }
}
