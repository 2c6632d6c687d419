public import Foundation

/// The texts of a program in the language of its person.
///
///     let texts = Localization(.module)
///     texts["Search"]  // 搜索
///
/// On Apple's platforms the bundle knows the language. On Linux Foundation
/// knows none, and it is taken from the environment, as
/// [gettext](https://www.gnu.org/software/gettext/manual/html_node/Locale-Environment-Variables.html)
/// does: `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`.
public struct Localization: Sendable {
    /// How dates and numbers are written.
    public let locale: Locale

    private let texts: [String: String]

    /// - Parameters:
    ///   - bundle: Has a `Localizable.strings` for each language, in a folder
    ///     such as `zh-Hans.lproj`.
    ///   - environment: Of the process.
    public init(
        _ bundle: Bundle, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        #if canImport(ObjectiveC)
        locale = .current
        let file = bundle.url(forResource: "Localizable", withExtension: "strings")
        #else
        locale = EnvironmentLanguage.locale(in: environment)
        let file = Self.table(for: EnvironmentLanguage.preferred(in: environment), in: bundle)
        #endif
        texts = file.flatMap(Self.read) ?? [:]
    }

    /// The text for a key; the key itself where there is none.
    public subscript(key: String) -> String { texts[key] ?? key }

    private static func read(_ file: URL) -> [String: String]? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? PropertyListSerialization.propertyList(from: data, format: nil)
            as? [String: String]
    }

    /// The table of the first language that there is one for.
    private static func table(for languages: [String], in bundle: Bundle) -> URL? {
        guard let folder = bundle.resourceURL,
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return nil }
        for language in languages {
            for candidate in EnvironmentLanguage.candidates(for: language) {
                // SwiftPM writes the names of these folders in small letters.
                let name = names.first { $0.lowercased() == candidate.lowercased() + ".lproj" }
                guard let name else { continue }
                return folder.appendingPathComponent(name)
                    .appendingPathComponent("Localizable.strings")
            }
        }
        return nil
    }
}
