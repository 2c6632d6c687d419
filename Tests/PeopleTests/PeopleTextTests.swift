import Foundation
import Testing

@testable import People

extension PeopleSuite {
    /// The string tables: what is said is said in each language.
    @MainActor @Suite struct PeopleTextTests {
        private static let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Apps")

        private static func table(_ app: String, _ language: String) throws -> [String: String] {
            let file = root.appending(
                path: "\(app)/Resources/\(language).lproj/Localizable.strings")
            let data = try Data(contentsOf: file)
            return try #require(
                try PropertyListSerialization.propertyList(from: data, format: nil)
                    as? [String: String])
        }

        /// All literals that the sources hand to `localized`.
        private static func keys(_ app: String) throws -> Set<String> {
            let files = try #require(
                FileManager.default.enumerator(
                    at: root.appending(path: app), includingPropertiesForKeys: nil))
            var keys: Set<String> = []
            for case let file as URL in files where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                for match in text.matches(of: /(?:localized|action)\(\s*"([^"\\]+)"/) {
                    keys.insert(String(match.1))
                }
            }
            return keys
        }

        @Test(arguments: ["People", "Shared"], ["en", "zh-Hans"])
        func `every text is there in each language, and no other`(
            app: String, language: String
        ) throws {
            let table = try Self.table(app, language)
            let keys = try Self.keys(app)
            #expect(keys.count > 30)
            #expect(Set(table.keys).subtracting(keys) == [])
            #expect(keys.subtracting(table.keys) == [])
            for (key, text) in table {
                func places(_ text: String) -> [String] {
                    text.matches(of: /%(?:\d\$)?[@d]/).map { String($0.output) }.sorted()
                }
                #expect(places(key) == places(text), "\(key)")
            }
        }
    }
}
