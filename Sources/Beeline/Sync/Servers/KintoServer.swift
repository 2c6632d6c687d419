import Foundation

/// A [Kinto](https://docs.kinto-storage.org/) server.
///
/// A record's version is Kinto's `last_modified`. A collection for each person
/// and kind of record keeps people from waiting for one another; the bucket
/// `default` is another one for each account.
public struct KintoServer: RecordServer {
    /// Asks the server; its base ends with `/v1`.
    public var client: WebClient
    /// The bucket that the collections are in.
    public var bucket: String
    /// How many records are read at a time.
    public var pageSize = 2_000

    /// What Kinto adds to the fields of a record.
    static let reserved: Set<String> = ["id", "last_modified", "schema", "deleted"]

    public var editLimit: Int { 25 }

    /// Makes one.
    public init(_ client: WebClient, bucket: String = "default") {
        self.client = client
        self.bucket = bucket
    }

    // MARK: Reading

    public func changes(
        in collection: String, after version: Int64?, page: String?
    ) async throws -> RemotePage {
        var query = [
            URLQueryItem(name: "_sort", value: "last_modified"),
            URLQueryItem(name: "_limit", value: "\(pageSize)"),
        ]
        if let version { query.append(URLQueryItem(name: "_since", value: "\"\(version)\"")) }
        return try await self.page(collection, query, page)
    }

    public func inventory(of collection: String, page: String?) async throws -> RemotePage {
        try await self.page(
            collection,
            [
                URLQueryItem(name: "_sort", value: "last_modified"),
                URLQueryItem(name: "_limit", value: "\(pageSize)"),
                URLQueryItem(name: "_fields", value: "id,last_modified"),
            ], page)
    }

    public func find(_ ids: [String], in collection: String) async throws -> [RemoteRecord] {
        guard !ids.isEmpty else { return [] }
        // Only together with a time does Kinto name deleted records.
        let query = [
            URLQueryItem(name: "_since", value: "\"0\""),
            URLQueryItem(name: "in_id", value: ids.joined(separator: ",")),
        ]
        var records: [RemoteRecord] = []
        var next: String?
        repeat {
            let page = try await page(collection, query, next)
            records += page.records
            next = page.next
        } while next != nil
        return records
    }

    private func page(
        _ collection: String, _ query: [URLQueryItem], _ page: String?
    ) async throws -> RemotePage {
        var request = client.request("GET", path(collection), query: query)
        if let page { request.url = try url(request.url, query: page) }
        let reply = try await client.send(request)
        guard case .array(let items)? = try reply.json(for: request)["data"] else {
            throw WebError(.otherShape(place: "data"), "expected an array").naming(request)
        }
        let records = try items.enumerated().map { index, item in
            try Self.record(item, at: "data[\(index)]")
        }
        return RemotePage(
            records: records, version: reply[header: "ETag"].flatMap(Self.version),
            next: try next(reply, after: request))
    }

    /// The query of the next page. Its server is not asked: behind a proxy Kinto
    /// may take another name for its own.
    private func next(_ reply: HTTPReply, after request: HTTPRequest) throws -> String? {
        guard let text = reply[header: "Next-Page"] else { return nil }
        guard let next = URLComponents(string: text)?.percentEncodedQuery,
            next != request.url.query(percentEncoded: true)
        else { throw WebError(.otherShape(place: "Next-Page"), "it leads nowhere").naming(request) }
        return next
    }

    private func url(_ url: URL, query: String) throws -> URL {
        var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        components?.percentEncodedQuery = query
        return components?.url ?? url
    }

    // MARK: Writing

    public func perform(
        _ edits: [RemoteEdit], in collection: String, isCautious: Bool
    ) async throws -> [RemoteOutcome] {
        if edits.count > 1, !isCautious { return try await performTogether(edits, collection) }
        var outcomes: [RemoteOutcome] = []
        for edit in edits {
            let outcome = try await performAlone(edit, collection)
            outcomes.append(outcome)
            // A server that can't be reached, or asks for a pause, is not asked again at once.
            guard let error = outcome.passingError, error.status == nil || error.retryAfter != nil
            else { continue }
            let rest = edits.count - outcomes.count
            outcomes += [RemoteOutcome](repeating: .postponed(error), count: rest)
            break
        }
        return outcomes
    }

    private func performAlone(
        _ edit: RemoteEdit, _ collection: String
    ) async throws -> RemoteOutcome {
        var request = client.request(edit.method, path(collection, edit.id))
        for (name, value) in edit.condition { request.headers[name] = value }
        if let body = edit.body {
            request.body = body.data
            request.headers["Content-Type"] = "application/json"
        }
        do {
            let reply = try await client.send(request)
            let json = try reply.json(for: request)
            return .done(try Self.record(json["data"] ?? .null, at: "data"))
        } catch let error as WebError {
            return Self.outcome(of: edit, error)
        }
    }

    private func performTogether(
        _ edits: [RemoteEdit], _ collection: String
    ) async throws -> [RemoteOutcome] {
        var request = client.request("POST", "batch")
        request.headers["Content-Type"] = "application/json"
        request.body =
            JSONValue.object([
                "requests": .array(
                    edits.map { edit in
                        var entry: [String: JSONValue] = [
                            "method": .string(edit.method),
                            "path": .string("/" + path(collection, edit.id)),
                            "headers": .object(edit.condition.mapValues { .string($0) }),
                        ]
                        if let body = edit.body { entry["body"] = body }
                        return .object(entry)
                    })
            ]).data
        do {
            let reply = try await client.send(request)
            let json = try reply.json(for: request)
            guard case .array(let replies)? = json["responses"], replies.count == edits.count
            else {
                throw WebError(.otherShape(place: "responses"), "expected \(edits.count) replies")
            }
            return Self.trusted(zip(edits, replies).map { Self.outcome(of: $0, reply: $1) })
        } catch let error as WebError {
            let outcome: RemoteOutcome = error.mayBeDone ? .unknown(error) : .postponed(error)
            return [RemoteOutcome](repeating: outcome, count: edits.count)
        }
    }

    /// In a batch in which one is refused, others may be called done that are
    /// not stored: all are in doubt, and looked for.
    private static func trusted(_ outcomes: [RemoteOutcome]) -> [RemoteOutcome] {
        let isWhole = outcomes.allSatisfy { outcome in
            switch outcome {
            case .done, .gone: true
            default: false
            }
        }
        guard !isWhole else { return outcomes }
        let doubt = WebError(.interrupted, "another edit of the same batch was refused")
        return outcomes.map { outcome in
            switch outcome {
            case .done, .gone: .unknown(doubt)
            default: outcome
            }
        }
    }

    private static func outcome(of edit: RemoteEdit, reply: JSONValue) -> RemoteOutcome {
        let status = Int(reply["status"]?.whole ?? 0)
        let body = reply["body"]
        if 200..<300 ~= status {
            do {
                return .done(try record(body?["data"] ?? .null, at: "data"))
            } catch {
                return .unknown(error)
            }
        }
        var error = WebError(
            .refused(status: status), body?["message"]?.text ?? body?["error"]?.text ?? "")
        error.body = body
        return outcome(of: edit, error)
    }

    private static func outcome(of edit: RemoteEdit, _ error: WebError) -> RemoteOutcome {
        switch error.problem {
        case .refused(412):
            let existing = error.body?["details"]?["existing"]
            return .differs(existing.flatMap { try? record($0, at: "details.existing") })
        case .refused(404) where edit.isDeletion && error.body?["errno"]?.whole == 110:
            return .gone
        case .refused(let status) where status < 500 && ![401, 408, 409, 429].contains(status):
            return .refused(error)
        case .notJSON, .otherShape, .tooLarge: return .unknown(error)
        default: return error.mayBeDone ? .unknown(error) : .postponed(error)
        }
    }

    // MARK: Records

    private func path(_ collection: String, _ id: String? = nil) -> String {
        "buckets/\(bucket)/collections/\(collection)/records" + (id.map { "/\($0)" } ?? "")
    }

    /// `"1700000000000"`, in quotes.
    private static func version(_ tag: String) -> Int64? {
        Int64(tag.trimmingCharacters(in: CharacterSet(charactersIn: "\"")))
    }

    static func record(_ item: JSONValue, at place: String) throws(WebError) -> RemoteRecord {
        guard case .object(let all) = item else {
            throw WebError(.otherShape(place: place), "expected an object")
        }
        guard let id = all["id"]?.text else {
            throw WebError(.otherShape(place: place + ".id"), "expected a text")
        }
        guard let version = all["last_modified"]?.whole else {
            throw WebError(.otherShape(place: place + ".last_modified"), "expected a whole number")
        }
        if all["deleted"] == .bool(true) {
            return RemoteRecord(id: id, version: version, fields: nil)
        }
        return RemoteRecord(
            id: id, version: version, fields: all.filter { !reserved.contains($0.key) })
    }
}

extension RemoteOutcome {
    /// Why it may work later.
    var passingError: WebError? {
        switch self {
        case .postponed(let error), .unknown(let error): error
        default: nil
        }
    }
}

extension RemoteEdit {
    fileprivate var method: String { isDeletion ? "DELETE" : "PUT" }

    fileprivate var isDeletion: Bool {
        if case .delete = verb { true } else { false }
    }

    fileprivate var condition: [String: String] {
        switch verb {
        case .create: ["If-None-Match": "*"]
        case .replace(_, let version), .delete(let version): ["If-Match": "\"\(version)\""]
        }
    }

    fileprivate var body: JSONValue? {
        switch verb {
        case .create(let fields), .replace(let fields, _): .object(["data": .object(fields)])
        case .delete: nil
        }
    }
}
