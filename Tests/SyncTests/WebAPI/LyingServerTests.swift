import Beeline
import Foundation
import Testing

/// Servers that break off, lie or never end, over real connections.
@Suite struct LyingServerTests {
    private func client(_ url: URL, silence: Duration = .seconds(20)) -> WebClient {
        var client = WebClient(
            url, credentials: .basic(name: "ada", password: "secret"),
            transport: URLSessionTransport(silence: silence))
        client.retry = .never
        return client
    }

    private func problem(
        _ steps: [LocalServer.Step], silence: Duration = .seconds(20), limit: Int = 1 << 20
    ) async throws -> WebError.Problem? {
        let server = try LocalServer { _ in steps }
        var client = client(server.url(), silence: silence)
        client.sizeLimit = limit
        do {
            _ = try await client.get("people", as: [String: Int].self)
            return nil
        } catch let error as WebError {
            #expect(!"\(error)".contains("secret"))
            return error.problem
        }
    }

    @Test func `a reply is read`() async throws {
        let server = try LocalServer { _ in [.reply("200 OK", [], #"{"a": 1}"#)] }
        #expect(try await client(server.url()).get("people", as: [String: Int].self) == ["a": 1])
        #expect(server.requests[0].contains("Authorization: Basic YWRhOnNlY3JldA=="))
    }

    @Test func `nobody listening is being offline`() async throws {
        let url = try {
            let server = try LocalServer { _ in [] }
            return server.url()
        }()
        await #expect { try await client(url).get("people", as: [Int].self) } throws: { error in
            (error as? WebError)?.problem == .offline
        }
    }

    @Test func `a connection that ends in the middle of a reply is an interruption`() async throws {
        #expect(try await problem([.reply("200 OK", [], #"{"a":"#, length: 500)]) == .interrupted)
        #expect(
            try await problem([.reply("200 OK", [], #"{"a":"#, length: 500), .reset])
                == .interrupted)
        #expect(try await problem([.reset]) == .interrupted)
        #expect(try await problem([]) == .interrupted)
    }

    @Test func `a server that says nothing is given up`() async throws {
        #expect(try await problem([.hang], silence: .seconds(1)) == .timedOut)
    }

    @Test func `a body without an end is given up at the limit`() async throws {
        let head = "HTTP/1.1 200 OK\r\n\r\n"
        let steps: [LocalServer.Step] = [
            .send(Data(head.utf8)), .sendForever(Data(repeating: 0x20, count: 65_536)),
        ]
        #expect(try await problem(steps, limit: 300_000) == .tooLarge(limit: 300_000))
    }

    @Test func `something that is no HTTP is an interruption`() async throws {
        #expect(try await problem([.send(Data("SSH-2.0-OpenSSH_9.2\r\n".utf8))]) != nil)
    }

    @Test func `a page in place of JSON, and JSON of another shape, are told apart`() async throws {
        #expect(try await problem([.reply("200 OK", [], "<html>Sign in</html>")]) == .notJSON)
        #expect(
            try await problem([.reply("200 OK", [], #"{"a": "one"}"#)]) == .otherShape(place: "a"))
    }

    @Test func `a redirect to another server is followed without credentials`() async throws {
        let other = try LocalServer { _ in [.reply("200 OK", [], #"{"a": 2}"#)] }
        let target = other.url("elsewhere").absoluteString
        let server = try LocalServer { _ in [.reply("302 Found", ["Location: \(target)"])] }
        let answer = try await client(server.url()).get("people", as: [String: Int].self)
        #expect(answer == ["a": 2])
        #expect(other.requests.count == 1)
        #expect(!other.requests[0].lowercased().contains("authorization"))
    }

    @Test func `a request that changes something is not redirected`() async throws {
        let other = try LocalServer { _ in [.reply()] }
        let target = other.url().absoluteString
        let server = try LocalServer { _ in [.reply("307 Temporary", ["Location: \(target)"])] }
        await #expect {
            try await client(server.url()).send("POST", "people", ["a": 1])
        } throws: { ($0 as? WebError)?.problem == .redirected }
        #expect(other.requests.isEmpty)
    }

    @Test func `a circle of redirects ends`() async throws {
        #expect(try await problem([.reply("302 Found", ["Location: /people"])]) == .redirected)
    }

    @Test func `a task that is cancelled ends at once`() async throws {
        let server = try LocalServer { _ in [.hang] }
        // However long this process is kept from going on, it is the cancelling that ends it.
        let client = client(server.url(), silence: .seconds(3600))
        let task = Task { try await client.get("people", as: [Int].self) }
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    private static let openSSL = URL(filePath: "/usr/bin/openssl")

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: openSSL.path)))
    func `a certificate that nobody vouches for gets an error and no credentials`() async throws {
        let folder = try TemporaryFolder()
        let (key, certificate) = (folder.file("key.pem").path, folder.file("cert.pem").path)
        func openSSL(_ arguments: String) throws -> Process {
            let process = Process()
            process.executableURL = Self.openSSL
            process.arguments = arguments.split(separator: " ").map(String.init)
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            process.standardInput = Pipe()
            try process.run()
            return process
        }
        try openSSL(
            "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout \(key) -out \(certificate)"
        ).waitUntilExit()
        let port = try LocalServer { _ in [] }.port
        let log = folder.file("requests").path
        let server = try openSSL(
            "s_server -accept 127.0.0.1:\(port) -key \(key) -cert \(certificate) -msgfile \(log) -quiet"
        )
        defer { server.terminate() }
        let client = client(URL(string: "https://localhost:\(port)/")!)
        var problem = WebError.Problem.offline
        var description = ""
        // It takes a moment to listen.
        for _ in 0..<500 where problem == .offline {
            do {
                _ = try await client.get("people", as: [Int].self)
            } catch let error as WebError {
                (problem, description) = (error.problem, "\(error)")
            }
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(problem == .insecure, "\(description)")
    }

    @Test func `credentials do not leave this machine without encryption`() async throws {
        await #expect {
            try await client(URL(string: "http://example.org/")!).get("people", as: [Int].self)
        } throws: { ($0 as? WebError)?.problem == .insecure }
    }
}
