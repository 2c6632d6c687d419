import Foundation
import Testing

/// What the guides show and say of the examples is what the examples are.
@Suite struct GuideTests {
    /// A listing is named by the line above it, `<!-- listing: PATH NAME -->`: what stands between
    /// `// listing: NAME` and `// end` in a file; without a name, the whole file.
    @Test func `every listing with a path is a file's, as it stands`() throws {
        var count = 0
        for guide in try Repository.pages() {
            for listing in try listings(of: guide) where listing.words.first?.contains("/") == true
            {
                count += 1
                #expect(try source(listing.words) == listing.lines, "\(guide): \(listing.words)")
            }
        }
        #expect(count >= 10)
    }

    /// An excerpt, `<!-- excerpt: PATH -->`, leaves lines of a file out and adds none.
    @Test func `every excerpt has lines of its file, in their order`() throws {
        for guide in try Repository.pages() {
            for excerpt in try blocks(of: guide, "excerpt") {
                var rest = try Repository.lines(try #require(excerpt.words.first))[...]
                for line in excerpt.lines.map({ $0.trimmingCharacters(in: .whitespaces) }) {
                    rest = rest.drop { $0.trimmingCharacters(in: .whitespaces) != line }
                    #expect(rest.popFirst() != nil, "\(guide): \(line)")
                }
            }
        }
    }

    @Test func `the guides show nothing that isn't compiled`() throws {
        for page in try Repository.pages() {
            let shown = try Repository.text(page).components(separatedBy: "```swift").count - 1
            let compiled = try listings(of: page).count + blocks(of: page, "excerpt").count
            #expect(compiled == shown, "\(page)")
        }
    }

    @Test func `the tutorial's table has the lines and duties of each step`() throws {
        let rows = try table(in: "FromMassiveToThin.md", after: "| step |")
        #expect(rows.count == 6)
        for (number, row) in rows.enumerated() {
            let path = "Examples/FromMassiveToThin/Step\(number + 1)/BooksController.swift"
            let duties = Duty.found(in: try Repository.text(path)).count
            #expect(row[1] == "\(try Repository.code(path).count)", "lines in \(path)")
            #expect(row[2] == "\(duties)", "duties in \(path)")
        }
    }

    @Test func `the table of the two schools has their lines`() throws {
        let rows = try table(in: "TwoSchools.md", after: "| |")
        func lines(_ school: String) throws -> [String] {
            try Repository.code("Examples/TwoSchools/\(school)/PhotosController.swift")
        }
        func touched(_ school: String, _ change: String) throws -> Int {
            let difference = try lines(school + change).difference(from: lines(school))
            return difference.insertions.count + difference.removals.count
        }
        let schools = ["Inside", "Outside"]
        let expected = try [
            schools.map { try lines($0).count },
            schools.map { try touched($0, "Grid") },
            schools.map { try touched($0, "Sections") },
        ]
        #expect(
            rows.prefix(3).map { $0.dropFirst().map { $0 } } == expected.map { $0.map(String.init) }
        )
    }

    // MARK: - Reading

    private func listings(of guide: String) throws -> [(words: [String], lines: [String])] {
        try blocks(of: guide, "listing")
    }

    /// What stands below each line `<!-- KIND: … -->`.
    private func blocks(
        of guide: String, _ kind: String
    ) throws -> [(words: [String], lines: [String])] {
        var blocks: [(words: [String], lines: [String])] = []
        var isOpen = false
        for line in try Repository.lines(guide) {
            if line.hasPrefix("<!-- \(kind): ") {
                let words = line.components(separatedBy: " ").dropFirst(2).prefix { $0 != "-->" }
                blocks.append((Array(words), []))
                isOpen = true
            } else if line == "```" {
                isOpen = false
            } else if isOpen, line != "```swift" {
                blocks[blocks.count - 1].lines.append(line)
            }
        }
        return blocks
    }

    private func source(_ words: [String]) throws -> [String] {
        guard words.count > 1 else { return try Repository.code(words[0]) }
        let lines = try Repository.lines(words[0])
        let stretch = lines.drop {
            $0.trimmingCharacters(in: .whitespaces) != "// listing: \(words[1])"
        }
        .dropFirst().prefix { $0.trimmingCharacters(in: .whitespaces) != "// end" }
        let margin = stretch.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return stretch.map { String($0.dropFirst(margin)) }
    }

    /// The cells of a table, without its heading.
    private func table(in guide: String, after heading: String) throws -> [[String]] {
        try Repository.lines("Documentation/" + guide).drop { !$0.hasPrefix(heading) }
            .dropFirst(2).prefix { $0.hasPrefix("|") }
            .map { row in
                row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
    }
}
