public import Foundation

/// Asks one server, in JSON.
///
///     let client = WebClient(URL(string: "https://example.org/api")!)
///     let people = try await client.get("people", as: [Person].self)
///
/// A reading request is repeated after passing problems (``RetryPolicy``); one
/// that changes something is not, unless the server has said that it did
/// nothing (429). Credentials go to this server alone, over an encrypted
/// connection or to the same machine: a redirect to another server is followed
/// without them. All it throws is ``WebError`` or `CancellationError`.
public struct WebClient: Sendable {
    /// Where the paths begin.
    public var base: URL
    /// Who asks.
    public var credentials: Credentials?
    /// How often it asks again.
    public var retry = RetryPolicy()
    /// How long an answer may be, in bytes.
    public var sizeLimit = 64 << 20
    /// Where answers are kept to be asked about: whether they have changed.
    public var cache: ReplyCache?
    /// What it waits on between repetitions.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// Gives a number from 0 to 1, for pauses.
    public var jitter: @Sendable () -> Double = { Double.random(in: 0...1) }
    private let transport: any HTTPTransport

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - base: Where the paths begin, `https` unless it is this machine.
    ///   - credentials: Who asks.
    ///   - transport: What carries the requests.
    public init(
        _ base: URL, credentials: Credentials? = nil,
        transport: any HTTPTransport = URLSessionTransport.shared
    ) {
        self.base = base
        self.credentials = credentials
        self.transport = transport
    }

    // MARK: JSON

    /// Reads JSON.
    ///
    /// - Parameters:
    ///   - path: Below ``base``.
    ///   - query: Names and values.
    ///   - type: What the reply is read as.
    public func get<T: Decodable>(
        _ path: String, query: [URLQueryItem] = [], as type: T.Type = T.self
    ) async throws -> T {
        let request = request("GET", path, query: query)
        return try decoded(try await send(request), of: request)
    }

    /// Sends JSON, and reads what is answered.
    public func send<T: Decodable>(
        _ method: String, _ path: String, _ body: some Encodable, as type: T.Type = T.self
    ) async throws -> T {
        let request = try jsonRequest(method, path, body)
        return try decoded(try await send(request), of: request)
    }

    /// Sends JSON. What is answered doesn't matter, as long as it is no refusal.
    public func send(_ method: String, _ path: String, _ body: some Encodable) async throws {
        _ = try await send(jsonRequest(method, path, body))
    }

    // MARK: Requests

    /// A request below ``base``.
    public func request(
        _ method: String, _ path: String, query: [URLQueryItem] = []
    ) -> HTTPRequest {
        var components = URLComponents(url: base, resolvingAgainstBaseURL: true)
        let start = components?.path ?? ""
        let isSlashed = start.hasSuffix("/") || path.hasPrefix("/") || path.isEmpty
        components?.path = start + (isSlashed ? "" : "/") + path
        if !query.isEmpty {
            components?.queryItems = query
            // A plus sign stands for a space in many servers' eyes.
            let encoded = components?.percentEncodedQuery
            components?.percentEncodedQuery = encoded?.replacingOccurrences(of: "+", with: "%2B")
        }
        return HTTPRequest(
            method, components?.url ?? base, headers: ["Accept": "application/json"])
    }

    private func jsonRequest(
        _ method: String, _ path: String, _ body: some Encodable
    ) throws -> HTTPRequest {
        var request = request(method, path)
        request.body = try JSONEncoder().encode(body)
        request.headers["Content-Type"] = "application/json"
        return request
    }

    /// Sends a request, with all that the client knows about retries, redirects
    /// and what it has kept.
    ///
    /// - Parameters:
    ///   - request: What to send.
    ///   - isRepeatable: Whether sending it twice is the same as once; nil if
    ///     it is so only for a request that reads.
    /// - Returns: A reply with a status of success.
    public func send(
        _ request: HTTPRequest, isRepeatable: Bool? = nil
    ) async throws -> HTTPReply {
        var attempt = 0
        while true {
            do {
                return try await sendOnce(request)
            } catch let error as WebError {
                let isAllowed =
                    isRepeatable ?? request.isSafe || error.status == 429
                guard isAllowed,
                    let pause = retry.pause(before: attempt, after: error, jitter: jitter())
                else { throw error }
                attempt += 1
                try await clock.sleep(for: pause)
            }
        }
    }

    // MARK: Private

    private func sendOnce(_ original: HTTPRequest) async throws -> HTTPReply {
        let kept = original.method == "GET" ? cache?.entry(for: original, of: credentials) : nil
        var request = original
        if let kept { request.headers["If-None-Match"] = kept.tag }
        do {
            let reply = try await follow(request)
            if reply.status == 304, let kept { return kept.reply }
            guard reply.isSuccess || (reply.status == 304 && kept == nil) else {
                throw refusal(reply)
            }
            if original.method == "GET" { cache?.keep(reply, for: original, of: credentials) }
            return reply
        } catch let error as WebError {
            throw error.naming(original)
        }
    }

    private func follow(_ request: HTTPRequest) async throws -> HTTPReply {
        var request = request
        for _ in 0..<6 {
            let reply = try await exchange(request)
            guard [301, 302, 303, 307, 308].contains(reply.status) else { return reply }
            guard request.isSafe, let location = reply[header: "Location"],
                let url = URL(string: location, relativeTo: request.url)?.absoluteURL,
                url.scheme == "https" || url.scheme == request.url.scheme
            else {
                throw WebError(.redirected, "status \(reply.status) after \(request.method)")
            }
            // What was kept is of the first place.
            if !url.hasSameOrigin(as: request.url) { request.headers["If-None-Match"] = nil }
            request.url = url
        }
        throw WebError(.redirected, "more than five times")
    }

    private func exchange(_ plain: HTTPRequest) async throws -> HTTPReply {
        var request = plain
        if let credentials, request.url.hasSameOrigin(as: base) {
            guard request.url.isConfidential else {
                throw WebError(
                    .insecure, "credentials are not sent over \(base.scheme ?? "nothing")")
            }
            request.headers["Authorization"] = credentials.header
        }
        let limit = sizeLimit
        let body = Guarded(Data())
        var reply = try await transport.send(request) { part in
            try body.withLock { body in
                guard body.count + part.count <= limit else {
                    throw WebError(.tooLarge(limit: limit), "more than \(limit) bytes")
                }
                body.append(part)
            }
        }
        reply.body = body.withLock { $0 }
        return reply
    }

    private func refusal(_ reply: HTTPReply) -> WebError {
        let body = try? JSONValue(parsing: reply.body)
        let message = body?["message"]?.text ?? body?["error"]?.text ?? ""
        var error = WebError(.refused(status: reply.status), String(message.prefix(500)))
        error.body = body
        error.retryAfter = reply.retryAfter
        return error
    }

    private func decoded<T: Decodable>(_ reply: HTTPReply, of request: HTTPRequest) throws -> T {
        try reply.json(for: request).decoded(for: request)
    }
}

extension JSONValue {
    /// Makes a value of a type, or says where it is different.
    func decoded<T: Decodable>(for request: HTTPRequest) throws -> T {
        do {
            return try decode(T.self)
        } catch let error as JSONShapeError {
            throw WebError(.otherShape(place: error.place), error.description).naming(request)
        }
    }
}

extension HTTPReply {
    /// The body as JSON.
    func json(for request: HTTPRequest) throws(WebError) -> JSONValue {
        do throws(JSONError) {
            return try JSONValue(parsing: body)
        } catch {
            throw WebError(.notJSON, error.description).naming(request)
        }
    }

    /// How long the server wants to be left alone: a number of seconds, or a
    /// date, which is counted from the server's own.
    var retryAfter: Duration? {
        guard let text = self[header: "Retry-After"] ?? self[header: "Backoff"] else { return nil }
        if let seconds = Int(text.trimmingCharacters(in: .whitespaces)) {
            return .seconds(min(max(seconds, 0), 86_400))
        }
        guard let date = HTTPDate.read(text), let now = self[header: "Date"].flatMap(HTTPDate.read)
        else { return nil }
        return .seconds(min(max(date.timeIntervalSince(now), 0), 86_400))
    }
}

extension URL {
    /// Whether scheme, host and port are those of another URL.
    func hasSameOrigin(as other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased()
            && host?.lowercased() == other.host?.lowercased()
            && (port ?? standardPort) == (other.port ?? other.standardPort)
    }

    private var standardPort: Int? { ["http": 80, "https": 443][scheme?.lowercased() ?? ""] }

    /// Whether nobody between can read what is sent.
    var isConfidential: Bool {
        scheme?.lowercased() == "https"
            || ["127.0.0.1", "::1", "[::1]", "localhost"].contains(host?.lowercased() ?? "")
    }
}
