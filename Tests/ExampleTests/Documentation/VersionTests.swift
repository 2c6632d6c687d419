import Beeline
import Testing

/// The version stands in one place; the others follow.
@Suite struct VersionTests {
    @Test func `the change log begins with this version`() throws {
        let heading = try Repository.lines("CHANGELOG.md").first { $0.hasPrefix("## ") }
        let words = heading?.split(separator: " ") ?? []
        #expect(words.count > 1 && words[1] == BeelinePackage.version)
    }

    @Test func `a version has three numbers`() {
        let parts = BeelinePackage.version.split(separator: ".").map { Int($0) }
        #expect(parts.count == 3 && !parts.contains(nil))
    }

    @Test func `the README names it`() throws {
        #expect(try Repository.text("README.md").contains("from: \"\(BeelinePackage.version)\""))
    }
}
