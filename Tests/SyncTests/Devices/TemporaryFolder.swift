import Foundation

/// A folder that is gone with this object; in memory, where the system has
/// such files.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        let memory = URL(filePath: "/dev/shm")
        let isThere = FileManager.default.isWritableFile(atPath: memory.path)
        let parent = isThere ? memory : FileManager.default.temporaryDirectory
        url = parent.appendingPathComponent("beeline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func file(_ name: String = "people.db") -> URL {
        url.appendingPathComponent(name)
    }
}
