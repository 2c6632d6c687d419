import Foundation
import Testing

/// Who reads on gets there.
@Suite struct LinkTests {
    private func pages() throws -> [String] {
        try ["CONTRIBUTING.md", "CHANGELOG.md"] + Repository.pages()
    }

    private func links(in page: String) throws -> [String] {
        var isCode = false
        let prose = try Repository.lines(page).filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return !isCode && !line.hasPrefix("    ")
        }.joined(separator: "\n")
        return prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    }

    @Test func `every link to a file or a heading leads there`() throws {
        for page in try pages() {
            let folder = URL(fileURLWithPath: "/" + page).deletingLastPathComponent()
            for link in try links(in: page) where !link.contains("://") {
                let parts = link.components(separatedBy: "#")
                let path =
                    parts[0].isEmpty
                    ? page
                    : String(folder.appendingPathComponent(parts[0]).standardized.path.dropFirst())
                let file = Repository.root.appendingPathComponent(path).path
                #expect(FileManager.default.fileExists(atPath: file), "\(page): \(link)")
                if parts.count > 1 {
                    #expect(try anchors(of: path).contains(parts[1]), "\(page): \(link)")
                }
            }
        }
    }

    @Test func `the README leads to every guide`() throws {
        let links = try links(in: "README.md")
        for guide in try Repository.files(in: "Documentation", ending: ".md") {
            #expect(links.contains("Documentation/" + guide), "\(guide) isn't linked")
        }
    }

    @Test
    func `every folder that CONTRIBUTING names is there, and every one that is there is named`()
        throws
    {
        let table = try Repository.lines("CONTRIBUTING.md").drop {
            $0 != "| folder | what is in it |"
        }
        .dropFirst(2).prefix { $0.hasPrefix("|") }
        let named = table.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
        for folder in named where !folder.contains("…") {
            let path = Repository.root.appendingPathComponent(folder).path
            #expect(FileManager.default.fileExists(atPath: path), "\(folder) isn't there")
        }
        let top = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
            .filter { $0.first?.isUppercase == true && !$0.contains(".") }
            .filter { !["LICENSE", "Makefile"].contains($0) }
        let sources = try Repository.files(in: "Sources", ending: "").map { "Sources/" + $0 }
        for folder in top + sources where folder != "Sources" && !folder.hasPrefix("Sources/C") {
            #expect(named.contains(folder), "\(folder) isn't named")
        }
    }

    private func anchors(of page: String) throws -> [String] {
        try Repository.lines(page).filter { $0.hasPrefix("#") }.map { heading in
            heading.drop { $0 == "#" || $0 == " " }.lowercased()
                .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
                .replacingOccurrences(of: " ", with: "-")
        }
    }
}
