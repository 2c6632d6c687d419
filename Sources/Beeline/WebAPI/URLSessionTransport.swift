public import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Carries requests with `URLSession`: certificates are checked, no cookies,
/// nothing kept, no redirect followed.
public final class URLSessionTransport: HTTPTransport {
    /// The one that a ``WebClient`` uses if it is told no other.
    public static let shared = URLSessionTransport()

    private let session: URLSession
    private let transfers = Transfers()
    private let patience: Duration
    private let clock: any Clock<Duration>

    /// Makes a transport.
    ///
    /// - Parameters:
    ///   - silence: How long a server may say nothing.
    ///   - patience: How long an exchange may take as a whole.
    ///   - clock: What the whole is measured on.
    public init(
        silence: Duration = .seconds(30), patience: Duration = .seconds(300),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest =
            Double(silence.components.seconds)
            + Double(silence.components.attoseconds) / 1e18
        configuration.httpShouldSetCookies = false
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
        self.patience = patience
        self.clock = clock
    }

    deinit {
        session.invalidateAndCancel()
    }

    public func send(
        _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
    ) async throws -> HTTPReply {
        try Task.checkCancellation()
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.method
        urlRequest.httpBody = request.body
        for (name, value) in request.headers {
            urlRequest.setValue(value, forHTTPHeaderField: name)
        }
        let task = session.dataTask(with: urlRequest)
        let (clock, patience, transfers) = (clock, patience, transfers)
        let deadline = Task {
            try await clock.sleep(for: patience)
            transfers.end(task, WebError(.timedOut, "it took longer than \(patience)"))
        }
        defer { deadline.cancel() }
        return try await withTaskCancellationHandler {
            try await handedOver { done in transfers.begin(task, receive, done) }
        } onCancel: {
            transfers.end(task, CancellationError())
        }
    }
}

/// What `URLSession` tells of the transfers that are under way.
private final class Transfers: NSObject, URLSessionDataDelegate {
    private struct Transfer {
        let receive: @Sendable (Data) throws -> Void
        let done: @Sendable (Result<HTTPReply, any Error>) -> Void
        var reply: HTTPReply?
    }

    private let transfers = Guarded<[Int: Transfer]>([:])

    func begin(
        _ task: URLSessionTask, _ receive: @escaping @Sendable (Data) throws -> Void,
        _ done: @escaping @Sendable (Result<HTTPReply, any Error>) -> Void
    ) {
        let transfer = Transfer(receive: receive, done: done)
        transfers.withLock { $0[task.taskIdentifier] = transfer }
        task.resume()
        // The cancellation may have come before there was anything to end.
        if Task.isCancelled { end(task, CancellationError()) }
    }

    func end(_ task: URLSessionTask, _ error: any Error) {
        take(task)?.done(.failure(error))
        task.cancel()
    }

    private func take(_ task: URLSessionTask) -> Transfer? {
        let id = task.taskIdentifier
        return transfers.withLock { $0.removeValue(forKey: id) }
    }

    // MARK: URLSessionDataDelegate

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        note(response, of: dataTask)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let id = dataTask.taskIdentifier
        guard let receive = transfers.withLock({ $0[id]?.receive }) else { return }
        do {
            try receive(data)
        } catch {
            end(dataTask, error)
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        if let response = task.response { note(response, of: task) }
        guard let transfer = take(task) else { return }
        if let error {
            transfer.done(.failure(Self.reason(error)))
        } else if let reply = transfer.reply {
            transfer.done(.success(reply))
        } else {
            transfer.done(.failure(WebError(.interrupted, "the server sent no reply")))
        }
    }

    private func note(_ response: URLResponse, of task: URLSessionTask) {
        guard let response = response as? HTTPURLResponse else { return }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
        let reply = HTTPReply(status: response.statusCode, headers: headers)
        let id = task.taskIdentifier
        transfers.withLock { $0[id]?.reply = reply }
    }

    private static func reason(_ error: any Error) -> any Error {
        guard let error = error as? URLError else { return WebError(.interrupted, "\(error)") }
        // libcurl's own words are only here.
        let words = error.localizedDescription
        let detail = "URLError \(error.code.rawValue): \(words)"
        if words.contains("certificate") { return WebError(.insecure, detail) }
        switch error.code {
        case .cancelled: return CancellationError()
        case .timedOut: return WebError(.timedOut, detail)
        case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet,
            .internationalRoamingOff, .dataNotAllowed, .badURL, .unsupportedURL:
            return WebError(.offline, detail)
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
            .clientCertificateRejected, .clientCertificateRequired,
            .appTransportSecurityRequiresSecureConnection:
            return WebError(.insecure, detail)
        default: return WebError(.interrupted, detail)
        }
    }
}
