public import Foundation

/// Carries requests to servers and replies back: ``URLSessionTransport``, or
/// in a test whatever takes its place.
///
/// It follows no redirect, repeats nothing and keeps nothing.
public protocol HTTPTransport: Sendable {
    /// Sends a request and waits for the whole reply.
    ///
    /// - Parameters:
    ///   - request: What to send.
    ///   - receive: Gets the body in pieces, in order, as they come. What it
    ///     throws ends the transfer.
    /// - Returns: The reply without its body.
    /// - Throws: ``WebError`` with the problem `offline`, `timedOut`,
    ///   `interrupted` or `insecure`; what `receive` throws;
    ///   `CancellationError` soon after the task is cancelled.
    func send(
        _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
    ) async throws -> HTTPReply
}
