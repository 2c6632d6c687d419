import CGtk
import Foundation

/// The desktop's icons, found as GTK finds them; needs no display.
@MainActor enum IconTheme {
    /// The theme that GTK ships with, whose icons are the same on every machine.
    private static let name = "Adwaita"

    /// Larger than any pixel picture that a theme has, so that the drawing is found, which is sharp at
    /// every size.
    private static let drawingSize: Int32 = 256

    private static let theme: OpaquePointer? = {
        let directories = searchDirectories
        warnIfMissing(directories)
        // GTK looks into this theme for whatever another one lacks, and stops the program where it is
        // neither on the disk nor, without a display, in GTK's own resources.
        guard holds("hicolor", directories), let theme = gtk_icon_theme_new() else { return nil }
        gtk_icon_theme_set_theme_name(theme, name)
        var pointers: [UnsafePointer<CChar>?] = directories.map { UnsafePointer(strdup($0)) }
        pointers.append(nil)
        gtk_icon_theme_set_search_path(theme, &pointers)
        for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) }
        return theme
    }()

    private static var searchDirectories: [String] {
        let environment = ProcessInfo.processInfo.environment
        let data =
            environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
            ?? "/usr/local/share:/usr/share"
        let home = environment["HOME"].map { ["\($0)/.local/share/icons"] } ?? []
        return home + data.split(separator: ":").map { "\($0)/icons" }
    }

    private static func warnIfMissing(_ directories: [String]) {
        if holds(name, directories) { return }
        Diagnostics.warn(
            """
            The icon theme \(name) is not installed, so symbols are drawn from the plain theme \
            hicolor or not at all. Install the package adwaita-icon-theme to see them.
            """)
    }

    private static func holds(_ theme: String, _ directories: [String]) -> Bool {
        directories.contains {
            FileManager.default.fileExists(atPath: "\($0)/\(theme)/index.theme")
        }
    }

    /// The file of an icon; `nil` when the theme, and those that it inherits, have none.
    static func path(of icon: String) -> String? {
        guard let theme, gtk_icon_theme_has_icon(theme, icon) != 0 else { return nil }
        let paintable = gtk_icon_theme_lookup_icon(
            theme, icon, nil, drawingSize, 1, GTK_TEXT_DIR_LTR, GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
        guard let paintable else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        guard let file = gtk_icon_paintable_get_file(paintable) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let path = g_file_get_path(file) else { return nil }
        defer { g_free(path) }
        return String(cString: path)
    }
}
