import Beeline
import Foundation
import Synchronization
import Testing

/// What a client does with answers, without a network.
@Suite struct WebClientTests {
    /// Gives prepared answers, one after the other.
    final class Answers: HTTPTransport {
        private let left: Mutex<[Result<HTTPReply, WebError>]>
        private let asked = Mutex<[HTTPRequest]>([])

        init(_ answers: Result<HTTPReply, WebError>...) {
            left = Mutex(answers)
        }

        var requests: [HTTPRequest] { asked.withLock { $0 } }

        func send(
            _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
        ) async throws -> HTTPReply {
            asked.withLock { $0.append(request) }
            let reply = try left.withLock { $0.removeFirst() }.get()
            try receive(reply.body)
            return reply
        }
    }

    private func client(_ answers: Answers, clock: ManualClock = ManualClock()) -> WebClient {
        var client = WebClient(URL(string: "https://example.org/api")!, transport: answers)
        client.clock = clock
        client.jitter = { 1 }
        return client
    }

    @Test func `a request that reads is repeated after passing problems`() async throws {
        let answers = Answers(
            .failure(WebError(.offline, "")), .success(HTTPReply(status: 503)),
            .success(.json(200, [1, 2])))
        let clock = ManualClock()
        let client = client(answers, clock: clock)
        let task = Task { try await client.get("numbers", as: [Int].self) }
        await clock.hasSleeper()
        #expect(clock.waits == [.milliseconds(500)])
        clock.advance(by: .milliseconds(500))
        await clock.hasSleeper()
        #expect(clock.waits == [.seconds(1)])
        clock.advance(by: .seconds(1))
        #expect(try await task.value == [1, 2])
    }

    @Test func `a request that changes something is not repeated`() async throws {
        for answer: Result<HTTPReply, WebError> in [
            .failure(WebError(.interrupted, "")), .failure(WebError(.timedOut, "")),
            .success(HTTPReply(status: 503)),
        ] {
            let answers = Answers(answer)
            await #expect(throws: WebError.self) {
                try await client(answers).send("POST", "people", ["a": 1])
            }
            #expect(answers.requests.count == 1)
        }
    }

    @Test func `a server's own pause is kept, and a long one is told instead`() async throws {
        let answers = Answers(
            .success(.json(429, [:], headers: ["Retry-After": "7"])), .success(.json(200, [])),
            .success(.json(503, [:], headers: ["Retry-After": "700"])))
        let clock = ManualClock()
        let client = client(answers, clock: clock)
        let task = Task { try await client.get("numbers", as: [Int].self) }
        await clock.hasSleeper()
        #expect(clock.waits == [.seconds(7)])
        clock.advance(by: .seconds(7))
        #expect(try await task.value == [])
        await #expect {
            try await client.get("numbers", as: [Int].self)
        } throws: { ($0 as? WebError)?.retryAfter == .seconds(700) }
    }

    @Test func `a pause until a date is counted from the server's date`() async throws {
        let headers = [
            "Retry-After": "Fri, 31 Dec 1999 23:59:59 GMT", "Date": "Fri, 31 Dec 1999 23:58:59 GMT",
        ]
        var client = client(Answers(.success(.json(503, [:], headers: headers))))
        client.retry = .never
        await #expect {
            try await client.get("numbers", as: [Int].self)
        } throws: { ($0 as? WebError)?.retryAfter == .seconds(60) }
    }

    @Test(arguments: [
        "\u{34B}\u{FFFD}\u{FFFD}ac: ", "", " ", "Fri", "Fri, 31 Dec 1999 23:59:59", "GMT",
        "Fri, 32 Dec 1999 23:59:59 GMT", "Fri, 31 Dez 1999 23:59:59 GMT", "1e400", "-",
        "Fri, 31 Dec 1999 24:59:59 GMT", "Fri, 31 Dec 99999999999999999999 23:59:59 GMT",
        "Fri, ٣١ Dec 1999 23:59:59 GMT", "Fri, 31 Dec 1999 23:59 GMT", "99999999999999999999",
    ])
    func `a pause that nobody can read is none`(_ text: String) async throws {
        let headers = ["Retry-After": text, "Date": "Fri, 31 Dec 1999 23:58:59 GMT"]
        var client = client(Answers(.success(.json(503, [:], headers: headers))))
        client.retry = .never
        await #expect {
            try await client.get("numbers", as: [Int].self)
        } throws: { error in
            let error = error as? WebError
            return error?.status == 503 && error?.retryAfter == nil
        }
    }

    @Test(arguments: [
        ("[{}]", "[0]", "the key “name” is missing"),
        (#"[{"name": null}]"#, "[0].name", "expected a text, found null"),
        (#"[{"name": "a", "age": "x"}]"#, "[0].age", "expected a number, found a text"),
        (#"[{"name": "a", "age": 1.5}]"#, "[0].age", "this is not a whole number"),
        (#"{"name": "a"}"#, "", "expected an array, found an object"),
    ])
    func `JSON of another shape says where`(
        _ json: String, _ place: String, _ reason: String
    ) async throws {
        struct Item: Codable { var name: String, age: Int? }
        let answers = Answers(.success(HTTPReply(status: 200, body: Data(json.utf8))))
        await #expect {
            try await client(answers).get("people", as: [Item].self)
        } throws: { error in
            let error = error as? WebError
            return error?.problem == .otherShape(place: place)
                && error?.detail.contains(reason) == true
        }
    }

    @Test func `a refusal has the server's words`() async throws {
        let answers = Answers(.success(.json(400, ["message": "no such plan"])))
        await #expect {
            try await client(answers).send("POST", "plans", ["a": 1])
        } throws: { error in
            (error as? WebError)?.errorDescription == "The server refused this: no such plan"
        }
    }

    @Test func `an answer that has not changed comes from the disk`() async throws {
        let folder = try TemporaryFolder()
        let answers = Answers(
            .success(.json(200, [1], headers: ["ETag": "\"a\""])),
            .success(HTTPReply(status: 304)),
            .success(.json(200, [2], headers: ["ETag": "\"b\""])),
            .success(.json(200, [3])))
        var client = client(answers)
        client.cache = ReplyCache(folder: folder.url)
        #expect(try await client.get("numbers", as: [Int].self) == [1])
        // Another program, later.
        client.cache = ReplyCache(folder: folder.url)
        #expect(try await client.get("numbers", as: [Int].self) == [1])
        #expect(answers.requests[1].headers["If-None-Match"] == "\"a\"")
        #expect(try await client.get("numbers", as: [Int].self) == [2])
        client.credentials = .bearer("other")
        #expect(try await client.get("numbers", as: [Int].self) == [3])
        #expect(answers.requests[3].headers["If-None-Match"] == nil)
    }

    @Test func `a damaged file of the cache is as good as none`() async throws {
        let folder = try TemporaryFolder()
        let answers = Answers(
            .success(.json(200, [1], headers: ["ETag": "\"a\""])), .success(.json(200, [2])))
        var client = client(answers)
        client.cache = ReplyCache(folder: folder.url)
        #expect(try await client.get("numbers", as: [Int].self) == [1])
        for file in try FileManager.default.contentsOfDirectory(
            at: folder.url, includingPropertiesForKeys: nil)
        {
            try Data(contentsOf: file).dropLast().write(to: file)
        }
        #expect(try await client.get("numbers", as: [Int].self) == [2])
        #expect(answers.requests[1].headers["If-None-Match"] == nil)
    }

    @Test func `no description holds a password`() {
        let credentials = Credentials.basic(name: "ada", password: "secret")
        var dumped = ""
        dump(credentials, to: &dumped)
        for text in ["\(credentials)", String(reflecting: credentials), dumped, "\([credentials])"]
        {
            #expect(!text.contains("secret"), "\(text)")
        }
    }
}
