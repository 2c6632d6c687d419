package import Foundation

/// Where the app runs: in windows of the desktop, or nowhere but in memory.
@MainActor package class Platform {
    /// Set once, before the first window is made; in memory unless the app found a display.
    package static var current: Platform = HeadlessPlatform() {
        didSet { DrawingEnvironment.current = DrawingEnvironment(traits: current.traits) }
    }

    /// In points.
    package let screenSize: CGSize
    /// The traits of a window with nothing said about it. Windows are told when they change.
    package var traits: UITraitCollection {
        didSet {
            guard traits != oldValue else { return }
            if Platform.current === self {
                DrawingEnvironment.current = DrawingEnvironment(traits: traits)
            }
            for window in UIApplication.shared.allWindows { window.platformTraitsDidChange() }
        }
    }

    /// What animations and gestures go by.
    package let clock: any FrameClock

    /// Makes the layers of this platform's windows move.
    let animationDriver: AnimationDriver

    /// A person asked for things to appear and not to move.
    package var reducesMotion = false {
        didSet {
            guard reducesMotion != oldValue else { return }
            NotificationCenter.default.post(
                name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
    }

    /// Where what windows show is kept from one run to the next; `nil` keeps nothing.
    package var stateFolder: URL?

    init(screenSize: CGSize, traits: UITraitCollection, clock: any FrameClock) {
        self.screenSize = screenSize
        self.traits = traits
        self.clock = clock
        animationDriver = AnimationDriver(clock: clock)
    }

    func makeWindow(size: CGSize, title: String) -> any HostWindow {
        HeadlessWindow(size: size, scale: traits.displayScale, title: title)
    }

    /// What was asked to be opened, the last one last.
    package private(set) var openedURLs: [URL] = []

    /// Opens a link in whatever the desktop opens such links with.
    func open(_ url: URL) {
        openedURLs.append(url)
    }

    /// Nothing is on the screen any more.
    func lastWindowWasClosed() {}

    /// Made when it is first asked for.
    func makeClipboard() -> any HostClipboard { HeadlessClipboard() }

    package private(set) lazy var clipboard = makeClipboard()

    /// Made when it is first asked for.
    func makePrimarySelection() -> any HostClipboard { HeadlessClipboard() }

    /// What is selected anywhere on the desktop.
    package private(set) lazy var primarySelection = makePrimarySelection()

    /// Offers what is selected to who presses the middle button.
    func offerSelection(_ text: String) {
        primarySelection.write(
            PasteboardTypes.mimeTypes(of: PasteboardTypes.text).map {
                HostClipboardRepresentation(type: $0, data: Data(text.utf8))
            })
    }

    /// Made when it is first asked for.
    func makeDesktop() -> any HostDesktop { HeadlessDesktop() }

    package private(set) lazy var desktop = makeDesktop()

    private(set) lazy var generalPasteboard = UIPasteboard(clipboard: clipboard)
}

/// No display: windows are pictures in memory, and time goes on when it is told to.
@MainActor package final class HeadlessPlatform: Platform {
    /// The size of an everyday phone, in points.
    package nonisolated static let defaultScreenSize = CGSize(width: 390, height: 844)

    package init(
        screenSize: CGSize = HeadlessPlatform.defaultScreenSize, scale: CGFloat = 1,
        style: UIUserInterfaceStyle = .light,
        contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        super.init(
            screenSize: screenSize,
            traits: UITraitCollection(
                style: style, idiom: .pad, scale: scale, horizontal: .compact, vertical: .regular,
                direction: direction, contentSize: contentSize, level: .base),
            clock: ManualClock())
    }
}
