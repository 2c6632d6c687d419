private import EnvironmentLanguages
import Foundation

/// What UIKit itself says, in the language of the person.
///
/// The tables are compiled into the library: a program needs no folder beside it.
struct SystemTexts: Sendable {
    static let current = SystemTexts(environment: ProcessInfo.processInfo.environment)

    /// How dates and numbers are written.
    let locale: Locale

    private let texts: [String: String]

    init(environment: [String: String]) {
        locale = EnvironmentLanguage.locale(in: environment)
        texts = Self.table(
            for: EnvironmentLanguage.preferred(in: environment)
                .flatMap(EnvironmentLanguage.candidates))
    }

    /// The text for a key; the key itself, which is English, where there is none.
    subscript(key: String) -> String { texts[key] ?? key }

    /// The table of the first language that there is one for; English needs none.
    private static func table(for languages: [String]) -> [String: String] {
        guard languages.first(where: { $0 == "en" || $0 == "zh-Hans" }) == "zh-Hans" else {
            return [:]
        }
        let data = Data(PackageResources.zh_Hans_strings)
        let table = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return table as? [String: String] ?? [:]
    }
}

/// A text of UIKit's in the language of the person. The English text is its key.
///
/// - Parameter values: Take the places of `%@`, in order.
func systemText(_ key: String, _ values: Any...) -> String {
    var parts = SystemTexts.current[key].components(separatedBy: "%@")[...]
    var text = parts.popFirst() ?? ""
    for value in values { text += "\(value)" + (parts.popFirst() ?? "") }
    return text
}
