import CGtk
import CGtkWidgets
import Foundation

/// Follows the desktop's settings: GTK's own, and the portal's colour scheme where there is one.
///
/// The portal is asked in the background; until it answers, and where there is none, the theme says
/// whether dark is wanted.
@MainActor
package final class GTKDesktopSettings {
    /// The settings as they are known now.
    package private(set) var current = DesktopSettings()
    /// Called with each change of `current`, never with the same again.
    package var onChange: ((DesktopSettings) -> Void)?

    private let settings: OpaquePointer
    private var portal: ColorSchemePortal?

    /// - Precondition: `GTKDisplay.open()` has succeeded.
    package init() {
        stopUnless(
            GTKDisplay.isOpen, "GTKDesktopSettings(): GTKDisplay.open() has to succeed first")
        guard let settings = gtk_settings_get_default() else {
            fatalError("GTKDesktopSettings(): GTK has a display and no settings")
        }
        self.settings = settings
        for property in Self.properties {
            uikit_connect(
                UnsafeMutableRawPointer(settings), "notify::" + property, settingChanged, context)
        }
        current = read()
        portal = ColorSchemePortal { [weak self] in self?.update() }
    }

    isolated deinit {
        uikit_disconnect(UnsafeMutableRawPointer(settings), context)
    }

    fileprivate func update() {
        let newSettings = read()
        guard newSettings != current else { return }
        current = newSettings
        onChange?(newSettings)
    }

    // MARK: Private

    private static let properties = [
        "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-xft-dpi",
        "gtk-enable-animations",
    ]

    private var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private func read() -> DesktopSettings {
        DesktopSettings(
            prefersDark: portal?.prefersDark ?? isThemeDark, textScale: textScale,
            reducesMotion: uikit_settings_boolean(settings, "gtk-enable-animations") == 0,
            isRightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL)
    }

    private var isThemeDark: Bool {
        if uikit_settings_boolean(settings, "gtk-application-prefer-dark-theme") != 0 {
            return true
        }
        let name = themeName.lowercased()
        return name.hasSuffix("-dark") || name.hasSuffix(":dark")
    }

    /// The variable overrides the setting, and names a variant after a colon.
    private var themeName: String {
        if let name = ProcessInfo.processInfo.environment["GTK_THEME"] { return name }
        guard let name = uikit_settings_text(settings, "gtk-theme-name") else { return "" }
        defer { g_free(name) }
        return String(cString: name)
    }

    /// Resolution in 1/1024 dots an inch, which desktops multiply by their text scale; 96 is usual, and
    /// -1 says that nobody set it.
    private var textScale: CGFloat {
        let resolution = uikit_settings_integer(settings, "gtk-xft-dpi")
        return resolution > 0 ? CGFloat(resolution) / 1024 / 96 : 1
    }
}

private func settingChanged(context: UnsafeMutableRawPointer?) {
    withContext(context, as: GTKDesktopSettings.self, otherwise: ()) { $0.update() }
}
