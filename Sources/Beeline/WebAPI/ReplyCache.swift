public import Foundation

/// Keeps answers in files, with the tag by which a server is asked whether they
/// have changed.
///
/// Answers are kept apart by who has asked. A file that is damaged is as good
/// as none. When there is more than allowed, what was used longest ago goes.
public final class ReplyCache: Sendable {
    struct Entry: Sendable {
        let tag: String
        let reply: HTTPReply
    }

    /// Where the files are.
    public let folder: URL
    private let limit: Int
    private let lock = Guarded(())

    /// Makes a cache, or takes up one.
    ///
    /// - Parameters:
    ///   - folder: Where the files are. It is made if it isn't there.
    ///   - limit: How many bytes they may have together.
    public init(folder: URL, limit: Int = 50 << 20) {
        self.folder = folder
        self.limit = limit
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
    }

    /// Forgets everything, as when somebody signs out.
    public func removeAll() {
        lock.withLock { _ in
            for file in files() { try? FileManager.default.removeItem(at: file.url) }
        }
    }

    // MARK: Internal

    func entry(for request: HTTPRequest, of credentials: Credentials?) -> Entry? {
        let file = file(for: request, of: credentials)
        return lock.withLock { _ in
            guard let data = try? Data(contentsOf: file),
                let end = data.firstIndex(of: UInt8(ascii: "\n")),
                let head = try? JSONValue(parsing: data[..<end]),
                head["key"]?.text == key(request, credentials),
                let tag = head["tag"]?.text, let type = head["type"]?.text,
                let count = head["count"]?.whole, Int64(data.count - end - 1) == count
            else { return nil }
            try? FileManager.default.setAttributes(
                [.modificationDate: Date()], ofItemAtPath: file.path)
            return Entry(
                tag: tag,
                reply: HTTPReply(
                    status: 200, headers: ["ETag": tag, "Content-Type": type],
                    body: Data(data[(end + 1)...])))
        }
    }

    func keep(_ reply: HTTPReply, for request: HTTPRequest, of credentials: Credentials?) {
        let mayKeep = reply[header: "Cache-Control"]?.contains("no-store") != true
        guard reply.status == 200, mayKeep, let tag = reply[header: "ETag"],
            reply.body.count <= limit / 4
        else { return }
        let head = JSONValue.object([
            "key": .string(key(request, credentials)), "tag": .string(tag),
            "type": .string(reply[header: "Content-Type"] ?? ""),
            "count": .integer(Int64(reply.body.count)),
        ])
        let file = file(for: request, of: credentials)
        lock.withLock { _ in
            // What can't be kept is asked for again.
            try? (head.data + [UInt8(ascii: "\n")] + reply.body).write(to: file, options: .atomic)
            makeRoom()
        }
    }

    // MARK: Private

    /// What tells entries apart. The credentials are in it as a number that
    /// does not lead back to them.
    private func key(_ request: HTTPRequest, _ credentials: Credentials?) -> String {
        let owner = credentials.map { Self.digest($0.header) } ?? 0
        return "\(String(owner, radix: 36)) \(request.url.absoluteString)"
    }

    private func file(for request: HTTPRequest, of credentials: Credentials?) -> URL {
        let name = String(Self.digest(key(request, credentials)), radix: 36)
        return folder.appendingPathComponent("\(name).reply")
    }

    private struct File {
        let url: URL
        let size: Int
        let used: Date
    }

    private func files() -> [File] {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let urls =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: Array(keys))) ?? []
        return urls.filter { $0.pathExtension == "reply" }.compactMap { url in
            guard let values = try? url.resourceValues(forKeys: keys) else { return nil }
            return File(
                url: url, size: values.fileSize ?? 0,
                used: values.contentModificationDate ?? .distantPast)
        }
    }

    private func makeRoom() {
        let files = files().sorted { $0.used < $1.used }
        var total = files.reduce(0) { $0 + $1.size }
        for file in files where total > limit {
            try? FileManager.default.removeItem(at: file.url)
            total -= file.size
        }
    }

    /// FNV-1a, 64 bits: the same on every run, unlike `Hasher`. Two requests of
    /// one number are told apart by the key in the file.
    private static func digest(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
