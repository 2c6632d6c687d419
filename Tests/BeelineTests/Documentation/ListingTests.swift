import Foundation
import Testing

/// The listings of the articles are compiled: each is a stretch of a file
/// beside this one, between `// listing: NAME` and `// end`.
@Suite struct ListingTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let articles = folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/Beeline/Beeline.docc")

    private func texts(in folder: URL, _ pathExtension: String) throws -> [(String, String)] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == pathExtension }
            .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }

    /// What stands between two lines, by the name in the first, without the
    /// margin that all lines have.
    private func stretches(
        _ text: String, from opening: String, to closing: String
    ) -> [String: String] {
        var stretches: [String: String] = [:]
        var name: String?
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if trimmed.hasPrefix(opening) {
                name = trimmed.dropFirst(opening.count).split(separator: " ").first.map(String.init)
                lines = []
            } else if let key = name, trimmed == closing {
                stretches[key] = withoutMargin(lines)
                name = nil
            } else if name != nil, !trimmed.hasPrefix("```swift") {
                lines.append(String(line))
            }
        }
        return stretches
    }

    private func withoutMargin(_ lines: [String]) -> String {
        let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
    }

    @Test func `every listing of an article is compiled as it stands`() throws {
        var compiled: [String: String] = [:]
        for (_, text) in try texts(in: Self.folder, "swift") {
            compiled.merge(stretches(text, from: "// listing: ", to: "// end")) { first, _ in first
            }
        }
        var count = 0
        for (name, text) in try texts(in: Self.articles, "md") {
            let listings = stretches(text, from: "<!-- listing: ", to: "```")
            let blocks = text.components(separatedBy: "```swift").count - 1
            #expect(listings.count == blocks, "\(name) has a listing without a name")
            for (key, listing) in listings {
                #expect(compiled[key] == listing, "\(key) of \(name)")
            }
            count += blocks
        }
        #expect(count >= 12 && count == compiled.count)
    }

    @Test func `the four articles are there`() throws {
        let titles = try texts(in: Self.articles, "md")
            .compactMap { $0.1.split(separator: "\n").first.map(String.init) }
        for title in [
            "# The straight line", "# Stores", "# Changes and what makes them legal",
            "# Fat models, thin controllers",
        ] {
            #expect(titles.contains(title))
        }
    }
}
