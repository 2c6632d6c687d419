import Foundation

/// The texts of an app: those that its sources ask for, and the tables that have them in each language.
public struct StringTables {
    private let folder: URL

    /// - Parameter app: The folder of the app in `Apps`.
    public init(_ app: String) {
        folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Apps/\(app)")
    }

    /// What stands in one language's table, by its key.
    ///
    /// - Throws: Why the table can't be read.
    public func table(_ language: String) throws -> [String: String] {
        let file = folder.appending(path: "Resources/\(language).lproj/Localizable.strings")
        return try PropertyListDecoder().decode(
            [String: String].self, from: Data(contentsOf: file))
    }

    /// All literals that the sources hand to `localized`, or to a function `action` of their own.
    public func keys() throws -> Set<String> {
        var keys: Set<String> = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /(?:localized|action)\(\s*"([^"\\]+)"/) {
                keys.insert(String(match.1))
            }
        }
        return keys
    }

    /// What is wrong with a language's table: a text that is missing, one that nobody asks for, and
    /// one with other places for values than its key has.
    public func faults(_ language: String) throws -> [String] {
        let table = try table(language)
        let keys = try keys()
        return keys.subtracting(table.keys).sorted().map { "is missing: \($0)" }
            + Set(table.keys).subtracting(keys).sorted().map { "is not asked for: \($0)" }
            + table.filter { places(in: $0.key) != places(in: $0.value) }.keys.sorted()
            .map { "has other places for values: \($0)" }
    }

    private func places(in text: String) -> [String] {
        text.matches(of: /%(?:\d\$)?[@d]/).map { String($0.output) }.sorted()
    }
}
