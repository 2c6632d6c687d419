import Beeline
import Foundation
import Synchronization

/// What Kinto does with records, in memory. `KintoModelTests` compares it with
/// the real one.
final class KintoModel: HTTPTransport {
    struct Stored: Hashable {
        var version: Int64
        var fields: [String: JSONValue]?
    }

    private struct State {
        var collections: [String: [String: Stored]] = ["people": [:]]
        var time: Int64 = 1_700_000_000_000
        var step: Int64 = 1
        var requestCount = 0
        /// No collection is older; not even an empty one.
        var floor: Int64 = 1_700_000_000_000
    }

    private let state = Mutex(State())

    /// How far apart changes are, in milliseconds.
    func setStep(_ step: Int64) { state.withLock { $0.step = step } }

    /// What is there, without what was deleted.
    func live(_ collection: String = "people") -> [String: [String: JSONValue]] {
        state.withLock { state in
            (state.collections[collection] ?? [:]).compactMapValues(\.fields)
        }
    }

    func stored(_ id: String, _ collection: String = "people") -> Stored? {
        state.withLock { $0.collections[collection]?[id] }
    }

    var all: [String: [String: Stored]] { state.withLock { $0.collections } }

    /// Puts something in the place of all there is, as a restored copy would.
    func replaceAll(with collections: [String: [String: Stored]]) {
        state.withLock { $0.collections = collections }
    }

    /// Takes everything away and begins anew, later.
    func empty() {
        state.withLock { state in
            state.collections = ["people": [:]]
            state.time += state.step
            state.floor = state.time
        }
    }

    var requestCount: Int { state.withLock { $0.requestCount } }

    func send(
        _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
    ) async throws -> HTTPReply {
        let reply = state.withLock { state in
            state.requestCount += 1
            return Self.answer(request, &state)
        }
        try receive(reply.body)
        return reply
    }

    // MARK: Private

    private static func answer(_ request: HTTPRequest, _ state: inout State) -> HTTPReply {
        let parts = request.url.path.split(separator: "/").map(String.init)
        if parts.last == "batch" { return batch(request, &state) }
        guard parts.count >= 6 else { return .json(404, ["errno": 111]) }
        let collection = parts[4]
        guard let records = state.collections[collection] else {
            return .json(404, ["errno": 111, "error": "Not Found"])
        }
        if parts.count == 6 { return list(request, records, state.floor) }
        switch request.method {
        case "PUT": return put(request, parts[6], collection, &state)
        case "DELETE": return delete(request, parts[6], collection, &state)
        default: return .json(405, [:])
        }
    }

    private static func version(_ text: String?) -> Int64? {
        text.flatMap { Int64($0.trimmingCharacters(in: ["\""])) }
    }

    private static func json(_ id: String, _ record: Stored) -> JSONValue {
        var fields = record.fields ?? ["deleted": true]
        fields["id"] = .string(id)
        fields["last_modified"] = .integer(record.version)
        return .object(fields)
    }

    private static func list(
        _ request: HTTPRequest, _ records: [String: Stored], _ floor: Int64
    ) -> HTTPReply {
        let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
        let query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
        let since = version(query["_since"])
        let after = query["_token"].flatMap { Int64($0) } ?? -1
        let ids = query["in_id"].map { Set($0.split(separator: ",").map(String.init)) }
        var found = records.filter { id, record in
            (since.map { record.version > $0 } ?? (record.fields != nil))
                && ids?.contains(id) != false && record.version > after
        }.sorted { $0.value.version < $1.value.version }
        var headers = ["ETag": "\"\(max(floor, records.values.map(\.version).max() ?? 0))\""]
        if let limit = query["_limit"].flatMap({ Int($0) }), found.count > limit {
            found = Array(found.prefix(limit))
            var next = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
            next?.queryItems =
                items.filter { $0.name != "_token" } + [
                    URLQueryItem(name: "_token", value: "\(found[limit - 1].value.version)")
                ]
            headers["Next-Page"] = next?.url?.absoluteString
        }
        let isBrief = query["_fields"] != nil
        let data = found.map { id, record in
            json(id, isBrief ? Stored(version: record.version, fields: [:]) : record)
        }
        return .json(200, ["data": .array(data)], headers: headers)
    }

    /// Why a record is not touched; nil if it may be.
    private static func objection(
        _ request: HTTPRequest, _ id: String, _ collection: String, _ state: State
    ) -> HTTPReply? {
        let record = state.collections[collection]?[id]
        let existing = record?.fields == nil ? nil : record
        let isObjected =
            if request.headers["If-None-Match"] == "*" {
                existing != nil
            } else if let wanted = version(request.headers["If-Match"]) {
                // A record that isn't there has no version that could be wanted.
                existing?.version != wanted
            } else {
                false
            }
        guard isObjected else { return nil }
        var body: [String: JSONValue] = [
            "code": 412, "errno": 114, "message": "Resource was modified meanwhile",
        ]
        if let existing { body["details"] = ["existing": json(id, existing)] }
        return .json(412, .object(body))
    }

    private static func store(
        _ fields: [String: JSONValue]?, _ id: String, _ collection: String, _ state: inout State
    ) -> Stored {
        state.time += state.step
        let stored = Stored(version: state.time, fields: fields)
        state.collections[collection]?[id] = stored
        return stored
    }

    private static func put(
        _ request: HTTPRequest, _ id: String, _ collection: String, _ state: inout State
    ) -> HTTPReply {
        if let objection = objection(request, id, collection, state) { return objection }
        guard let body = try? JSONValue(parsing: request.body ?? Data()),
            case .object(let fields)? = body["data"]
        else { return .json(400, ["errno": 107, "message": "no data"]) }
        let isNew = state.collections[collection]?[id]?.fields == nil
        let stored = store(fields, id, collection, &state)
        return .json(isNew ? 201 : 200, ["data": json(id, stored)])
    }

    private static func delete(
        _ request: HTTPRequest, _ id: String, _ collection: String, _ state: inout State
    ) -> HTTPReply {
        guard state.collections[collection]?[id]?.fields != nil else {
            return .json(404, ["code": 404, "errno": 110, "error": "Not Found"])
        }
        if let objection = objection(request, id, collection, state) { return objection }
        return .json(200, ["data": json(id, store(nil, id, collection, &state))])
    }

    private static func batch(_ request: HTTPRequest, _ state: inout State) -> HTTPReply {
        guard let body = try? JSONValue(parsing: request.body ?? Data()),
            case .array(let entries)? = body["requests"], entries.count <= 25
        else { return .json(400, ["errno": 107, "message": "no batch"]) }
        let replies = entries.map { entry -> JSONValue in
            var inner = HTTPRequest(
                entry["method"]?.text ?? "GET",
                URL(string: "https://sync.test/v1" + (entry["path"]?.text ?? ""))!)
            if case .object(let headers)? = entry["headers"] {
                inner.headers = headers.compactMapValues(\.text)
            }
            inner.body = entry["body"]?.data
            let reply = answer(inner, &state)
            return [
                "status": .integer(Int64(reply.status)),
                "body": (try? JSONValue(parsing: reply.body)) ?? .null,
            ]
        }
        return .json(200, ["responses": .array(replies)])
    }
}
