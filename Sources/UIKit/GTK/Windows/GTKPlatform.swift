import CGtk
import Foundation

/// The desktop: windows on a display, time from its frame clock, looks from its settings.
@MainActor package final class GTKPlatform: Platform {
    private let settings: GTKDesktopSettings
    private let memory: WindowMemory?
    private let memoryMonitor = GTKMemoryMonitor()

    /// - Parameter remembersSizes: Whether windows are as large as they were when they were closed
    ///   last.
    /// - Throws: `GTKDisplayError` when there is no display.
    package init(remembersSizes: Bool = false) throws {
        try GTKDisplay.open()
        settings = GTKDesktopSettings()
        let process = ProcessInfo.processInfo
        let stateFolder = SceneMemory.stateFolder(
            process.environment, program: process.processName)
        memory = remembersSizes ? stateFolder.map { WindowMemory(folder: $0) } : nil
        super.init(
            screenSize: memory?.size ?? HeadlessPlatform.defaultScreenSize,
            traits: Self.traits(settings.current, scale: 1), clock: GTKClock.shared)
        reducesMotion = settings.current.reducesMotion
        self.stateFolder = stateFolder
        settings.onChange = { [weak self] settings in
            guard let self else { return }
            reducesMotion = settings.reducesMotion
            traits = Self.traits(settings, scale: traits.displayScale)
        }
    }

    override func makeWindow(size: CGSize, title: String) -> any HostWindow {
        let window = GTKWindow(title: title, size: size)
        window.willClose = { [memory] size in memory?.keep(size) }
        return window
    }

    override func open(_ url: URL) {
        g_app_info_launch_default_for_uri_async(url.absoluteString, nil, nil, nil, nil)
    }

    override func makeClipboard() -> any HostClipboard { GTKClipboard() }

    override func makePrimarySelection() -> any HostClipboard { GTKClipboard(isPrimary: true) }

    /// The texts that assistive technology reads are GTK's own, and offer what is selected in them. If
    /// anybody else offered it, they would select nothing any more.
    override func offerSelection(_ text: String) {}

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
