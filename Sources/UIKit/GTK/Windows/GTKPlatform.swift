import CGtk
import Foundation

/// The desktop: windows on a display, time from its frame clock, looks from its settings.
@MainActor package final class GTKPlatform: Platform {
    private let settings: GTKDesktopSettings

    /// - Throws: `GTKDisplayError` when there is no display.
    package init() throws {
        try GTKDisplay.open()
        settings = GTKDesktopSettings()
        super.init(
            screenSize: HeadlessPlatform.defaultScreenSize,
            traits: Self.traits(settings.current, scale: 1), clock: GTKClock.shared)
        reducesMotion = settings.current.reducesMotion
        let process = ProcessInfo.processInfo
        stateFolder = SceneMemory.stateFolder(process.environment, program: process.processName)
        settings.onChange = { [weak self] settings in
            guard let self else { return }
            reducesMotion = settings.reducesMotion
            traits = Self.traits(settings, scale: traits.displayScale)
        }
    }

    override func makeWindow(size: CGSize, title: String) -> any HostWindow {
        GTKWindow(title: title, size: size)
    }

    override func open(_ url: URL) {
        g_app_info_launch_default_for_uri_async(url.absoluteString, nil, nil, nil, nil)
    }

    override func makeClipboard() -> any HostClipboard { GTKClipboard() }

    override func makeDesktop() -> any HostDesktop { GTKDesktop() }

    override func lastWindowWasClosed() {
        MainLoop.main.stop()
    }

    private static func traits(_ settings: DesktopSettings, scale: CGFloat) -> UITraitCollection {
        UITraitCollection(
            style: settings.prefersDark ? .dark : .light, idiom: .pad, scale: scale,
            horizontal: .compact, vertical: .regular,
            direction: settings.isRightToLeft ? .rightToLeft : .leftToRight,
            contentSize: UIContentSizeCategory(textScale: settings.textScale), level: .base)
    }
}
