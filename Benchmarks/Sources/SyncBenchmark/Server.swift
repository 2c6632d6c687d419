import Beeline
import Foundation

/// The server of `make server`, with people of this benchmark's own.
struct Server {
    let base: URL
    let account: String
    let password: String
    let bucket: String
    /// How many records the client and curl ask for at once.
    let pageSize: Int

    init(people: Int, pageSize: Int) {
        let environment = ProcessInfo.processInfo.environment
        guard let server = environment["BEELINE_SERVER"], let base = URL(string: server),
            let account = environment["BEELINE_ACCOUNT"],
            let password = environment["BEELINE_PASSWORD"]
        else {
            fatalError(
                "SyncBenchmark: BEELINE_SERVER, BEELINE_ACCOUNT, BEELINE_PASSWORD are needed.")
        }
        (self.base, self.account, self.password) = (base, account, password)
        bucket = "benchmark-\(people)"
        self.pageSize = pageSize
    }

    var client: WebClient {
        WebClient(base, credentials: .basic(name: account, password: password))
    }

    var kinto: KintoServer {
        var kinto = KintoServer(client, bucket: bucket)
        kinto.pageSize = pageSize
        return kinto
    }

    /// Puts people there, as many as are missing.
    func fill(to count: Int) async throws {
        for path in ["buckets/\(bucket)", "buckets/\(bucket)/collections/people"] {
            var request = client.request("PUT", path)
            request.headers["If-None-Match"] = "*"
            // It may be there already.
            _ = try? await client.send(request)
        }
        let encoder = JSONEncoder()
        for start in stride(from: try await self.count(), to: count, by: 25) {
            let edits = try (start..<min(start + 25, count)).map { number in
                let person = Person(number: number)
                guard case .object(var fields) = try JSONValue(parsing: encoder.encode(person))
                else { fatalError("SyncBenchmark: a person is no object.") }
                fields["id"] = nil
                return RemoteEdit(id: person.id.uuidString.lowercased(), verb: .create(fields))
            }
            _ = try await kinto.perform(edits, in: "people", isCautious: false)
        }
    }

    private func count() async throws -> Int {
        var page = try await kinto.inventory(of: "people", page: nil)
        var found = page.records.count
        while let next = page.next {
            page = try await kinto.inventory(of: "people", page: next)
            found += page.records.count
        }
        return found
    }

    /// Fetches the pages that the client fetches, one after the other, with curl.
    func fetchWithCurl(into folder: URL) throws {
        let head = folder.appending(path: "head").path
        let body = folder.appending(path: "body").path
        var url: String? =
            "\(base.absoluteString)/buckets/\(bucket)/collections/people/records"
            + "?_sort=last_modified&_limit=\(pageSize)"
        while let page = url {
            let curl = Process()
            curl.executableURL = URL(filePath: "/usr/bin/curl")
            curl.arguments = [
                "-sS", "--fail", "-u", "\(account):\(password)", "-D", head, "-o", body, page,
            ]
            try curl.run()
            curl.waitUntilExit()
            guard curl.terminationStatus == 0 else { fatalError("SyncBenchmark: curl failed.") }
            let lines = try String(contentsOfFile: head, encoding: .utf8).split(separator: "\r\n")
            url = lines.first { $0.lowercased().hasPrefix("next-page: ") }
                .map { String($0.dropFirst("next-page: ".count)) }
        }
    }
}
