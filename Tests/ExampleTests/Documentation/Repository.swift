import Foundation

/// The files of the repository that this test is in.
enum Repository {
    static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// - Parameter path: Below the root.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    static func lines(_ path: String) throws -> [String] {
        var lines = try text(path).components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The lines of a source, without those that say where a listing begins and ends.
    static func code(_ path: String) throws -> [String] {
        try lines(path).filter { line in
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            return !trimmed.hasPrefix("// listing: ") && trimmed != "// end"
        }
    }

    /// What people read: the README and the guides.
    static func pages() throws -> [String] {
        try ["README.md"] + files(in: "Documentation", ending: ".md").map { "Documentation/" + $0 }
    }

    /// The names of the files in a folder that end in some way.
    static func files(in folder: String, ending end: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: root.appendingPathComponent(folder).path
        ).filter { $0.hasSuffix(end) }.sorted()
    }
}
