import Foundation

/// The desktop: windows on a display, time from its frame clock.
@MainActor final class GTKPlatform: Platform {
    /// - Throws: `GTKDisplayError` when there is no display.
    init() throws {
        try GTKDisplay.open()
        super.init(
            screenSize: HeadlessPlatform.defaultScreenSize,
            traits: UITraitCollection(
                style: .light, idiom: .pad, scale: 1, horizontal: .compact, vertical: .regular,
                direction: .leftToRight, contentSize: .large),
            clock: GTKClock.shared)
    }

    override func makeWindow(size: CGSize, title: String) -> any HostWindow {
        GTKWindow(title: title, size: size)
    }

    override func lastWindowWasClosed() {
        MainLoop.main.stop()
    }
}
