package import Foundation

/// The languages that the environment of a process asks for, as
/// [gettext](https://www.gnu.org/software/gettext/manual/html_node/Locale-Environment-Variables.html)
/// reads it: Foundation on Linux knows none.
package enum EnvironmentLanguage {
    /// The languages, the most wanted first, as `zh_CN` or `de`.
    package static func preferred(in environment: [String: String]) -> [String] {
        guard let locale = localeName(in: environment) else { return [] }
        let list = environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
        return (list + [locale]).map(withoutEncoding)
    }

    /// How dates and numbers are written.
    package static func locale(in environment: [String: String]) -> Locale {
        localeName(in: environment).map { Locale(identifier: withoutEncoding($0)) } ?? .current
    }

    /// The names under which a language's texts may be kept, the nearest first:
    /// `zh-CN`, `zh-Hans` and `zh` for `zh_CN`.
    package static func candidates(for language: String) -> [String] {
        let parts = language.split(whereSeparator: { "_-@".contains($0) }).map(String.init)
        guard let code = parts.first else { return [] }
        var names = parts.count > 1 ? [parts.joined(separator: "-")] : []
        if code == "zh", !language.contains("Han") {
            let region = parts.dropFirst().first ?? "CN"
            names.append(["TW", "HK", "MO"].contains(region) ? "zh-Hant" : "zh-Hans")
        } else if parts.count > 2 {
            names.append(parts.prefix(2).joined(separator: "-"))
        }
        return names + [code]
    }

    /// The first that is set; nil for the locales of programs that talk to programs.
    private static func localeName(in environment: [String: String]) -> String? {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        guard let value, !["C", "POSIX"].contains(withoutEncoding(value)) else { return nil }
        return value
    }

    /// `de_DE.UTF-8@euro` is `de_DE`.
    private static func withoutEncoding(_ name: String) -> String {
        String(name.prefix { $0 != "." && $0 != "@" })
    }
}
