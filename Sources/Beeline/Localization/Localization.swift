public import Foundation

#if !canImport(ObjectiveC)
private import EnvironmentLanguages
#endif

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

    #if canImport(ObjectiveC)
    private let bundle: Bundle
    #else
    private let texts: [String: String]
    #endif

    /// - Parameters:
    ///   - bundle: Has a `Localizable.strings` for each language, in a folder
    ///     such as `zh-Hans.lproj`.
    ///   - environment: Of the process; Apple's platforms don't ask it.
    public init(
        _ bundle: Bundle, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        #if canImport(ObjectiveC)
        locale = .current
        self.bundle = bundle
        #else
        locale = EnvironmentLanguage.locale(in: environment)
        texts = Self.texts(of: bundle, in: environment)
        #endif
    }

    /// The text for a key; the key itself where there is none.
    public subscript(key: String) -> String {
        #if canImport(ObjectiveC)
        bundle.localizedString(forKey: key, value: nil, table: nil)
        #else
        texts[key] ?? key
        #endif
    }

    #if !canImport(ObjectiveC)
    /// The texts of the first language that there is a table for.
    private static func texts(
        of bundle: Bundle, in environment: [String: String]
    ) -> [String: String] {
        guard let folder = bundle.resourceURL,
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return [:] }
        let wanted = EnvironmentLanguage.preferred(in: environment)
            .flatMap(EnvironmentLanguage.candidates).map { $0.lowercased() + ".lproj" }
        // SwiftPM writes the names of these folders in small letters.
        let found = wanted.lazy.compactMap { name in names.first { $0.lowercased() == name } }
        guard let name = found.first,
            let data = try? Data(
                contentsOf: folder.appendingPathComponent("\(name)/Localizable.strings")),
            let table = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return table as? [String: String] ?? [:]
    }
    #endif
}
