import CGtk
import Foundation

/// The font families that the system has.
enum InstalledFonts {
    private static let families: Set<String> = {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &list, &count)
        defer { g_free(list) }
        return Set(
            (0..<Int(count)).compactMap { index in
                list?[index].map { String(cString: pango_font_family_get_name($0)) }
            })
    }()

    /// Names of faces are written without the spaces of the family's.
    private static let familiesBySqueezedName: [String: String] = Dictionary(
        families.sorted().map { ($0.filter { $0 != " " }, $0) },
        uniquingKeysWith: { first, _ in first })

    /// The family of a name written with its spaces or without.
    static func family(named name: String) -> String? {
        families.contains(name) ? name : familiesBySqueezedName[name]
    }

    /// The family for text below 20 points.
    static let textFamily = chosen(
        among: ["Inter"], fallback: "Sans", package: "fonts-inter")

    /// The family for text from 20 points on.
    static let displayFamily = families.contains("Inter Display") ? "Inter Display" : textFamily

    static let monospacedFamily =
        ["JetBrains Mono", "DejaVu Sans Mono"].first(where: families.contains) ?? "Monospace"

    static let systemFamilies: Set<String> = [textFamily, displayFamily]

    private static func chosen(among names: [String], fallback: String, package: String) -> String {
        if let name = names.first(where: families.contains) { return name }
        Diagnostics.warn(
            """
            The font \(names[0]) is not installed; \(fallback) stands in for it. \
            Install the package \(package) to see the text as it was designed.
            """)
        return fallback
    }
}
