public import UIKit

/// Shows a controller in a window with no display, and does what a person would do there.
///
///     let screen = TestScreen(TodosController(store: store))
///     try screen.tap("Add")
///     #expect(screen.has("New to-do"))
///
/// Nothing here waits: time goes on when `advance(by:)` says so.
@MainActor public final class TestScreen {
    /// What the controller is shown in.
    public let window: UIWindow

    let host: HeadlessWindow
    let clock: ManualClock
    private let platform: HeadlessPlatform
    /// The platforms of the screens that there are, and at the bottom what was there before them.
    private static var platforms: [Platform] = []

    /// Shows a controller.
    ///
    /// - Parameters:
    ///   - rootViewController: The controller of the window.
    ///   - size: Of the window, in points.
    ///   - scale: Pixels per point.
    ///   - style: Light or dark.
    ///   - contentSize: How large a person reads.
    ///   - direction: Where reading begins.
    public init(
        _ rootViewController: UIViewController, size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
        contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        platform = HeadlessPlatform(
            screenSize: size, scale: scale, style: style, contentSize: contentSize,
            direction: direction)
        if Self.platforms.count < 2 { Self.platforms = [Platform.current] }
        Self.platforms.append(platform)
        Platform.current = platform
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        guard let host = window.host as? HeadlessWindow, let clock = platform.clock as? ManualClock
        else { fatalError("TestScreen(_:): the window did not come up without a display") }
        self.host = host
        self.clock = clock
        settle()
    }

    isolated deinit {
        window.isHidden = true
        Self.platforms.removeAll { $0 === platform }
        if Platform.current === platform, let last = Self.platforms.last { Platform.current = last }
    }

    // MARK: - Time

    /// Brings layout and appearance calls up to date, with all that needs no time but turns of its own,
    /// such as a presentation without animation.
    public func settle() {
        takePlatform()
        window.settle()
    }

    /// Of several screens, the one that something is done to has the platform.
    private func takePlatform() {
        if Platform.current !== platform { Platform.current = platform }
    }

    /// Lets time go on: animations move, and what was to happen meanwhile happens.
    ///
    /// - Parameter seconds: Not negative.
    public func advance(by seconds: TimeInterval) {
        settle()
        clock.advance(by: seconds)
        settle()
    }

    /// Whether a person asked for things to appear and not to move.
    public var reducesMotion: Bool {
        get { platform.reducesMotion }
        set { platform.reducesMotion = newValue }
    }

    // MARK: - Hands

    /// Taps the middle of the view that a text, an accessibility label or identifier names.
    ///
    /// - Throws: `ViewNotFound`, or `ViewNotReachable` when something else would get the tap.
    public func tap(_ name: String) throws {
        try tap(find(name))
    }

    /// Taps the middle of a view.
    ///
    /// - Throws: `ViewNotReachable` when the view is off the screen or something else would get the
    ///   tap.
    public func tap(_ view: UIView) throws {
        settle()
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let location = view.convert(middle, to: nil)
        let hit = window.hitTest(location, with: nil)
        guard let hit, hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
            throw ViewNotReachable(view: view, location: location, hit: hit)
        }
        tap(at: location)
    }

    /// Taps a place.
    ///
    /// - Parameter location: In the window, in points.
    public func tap(at location: CGPoint) {
        send(.began, location)
        send(.ended, location)
        settle()
    }

    /// Puts a finger down, moves it along the points, and lifts it.
    ///
    /// - Parameter path: In the window, in points; at least one.
    public func drag(_ path: [CGPoint]) {
        guard let first = path.first, let last = path.last else { return }
        send(.began, first)
        for point in path.dropFirst() {
            clock.advance(by: 1.0 / 60)
            send(.moved, point)
        }
        send(.ended, last)
        settle()
    }

    /// Where each finger that is down was last.
    var fingers: [Int: CGPoint] = [:]

    func send(
        _ phase: HostPointerEvent.Phase, _ location: CGPoint, finger: Int = 0,
        device: HostPointerEvent.Device = .touch, button: Int = 1, scrollDelta: CGVector = .zero,
        modifiers: HostModifiers = []
    ) {
        takePlatform()
        window.hostWindow(
            host,
            received: HostPointerEvent(
                phase: phase, device: device, sequence: finger, button: button,
                location: location, scrollDelta: scrollDelta, time: clock.now,
                modifiers: modifiers))
    }

    // MARK: - Keys

    /// The keys that work a screen.
    public enum Key: UInt32, Sendable {
        /// Leads to the next view that takes the keyboard.
        case tab = 0xFF09
        /// Presses the button that has the keyboard.
        case space = 0x20
        /// The Return key.
        case returnKey = 0xFF0D
        /// Leaves: a sheet, a search, a menu.
        case escape = 0xFF1B
        /// The arrow to the left.
        case left = 0xFF51
        /// The arrow up.
        case up = 0xFF52
        /// The arrow to the right.
        case right = 0xFF53
        /// The arrow down.
        case down = 0xFF54
        /// To the beginning.
        case home = 0xFF50
        /// To the end.
        case end = 0xFF57
        /// A screenful up.
        case pageUp = 0xFF55
        /// A screenful down.
        case pageDown = 0xFF56
        /// Deletes the character before the caret.
        case backspace = 0xFF08
        /// Deletes the character behind the caret, or the row.
        case delete = 0xFFFF
        /// The Insert key.
        case insert = 0xFF63
        /// Opens the context menu of what has the keyboard.
        case menu = 0xFF67
    }

    /// Presses and releases a key.
    public func press(
        _ key: Key, shift: Bool = false, control: Bool = false, alternate: Bool = false
    ) {
        sendKey(
            key.rawValue, characters: key == .space ? " " : "", shift: shift, control: control,
            alternate: alternate)
    }

    func sendKey(
        _ keyValue: UInt32, characters: String, shift: Bool, control: Bool, alternate: Bool = false
    ) {
        settle()
        var modifiers: HostModifiers = shift ? .shift : []
        if control { modifiers.insert(.control) }
        if alternate { modifiers.insert(.alternate) }
        for isPress in [true, false] {
            _ = window.hostWindow(
                host,
                received: HostKeyEvent(
                    isPress: isPress, isRepeat: false, keyValue: keyValue,
                    characters: characters, modifiers: modifiers, time: clock.now))
        }
        settle()
    }

    // MARK: - Window

    /// Whether anything changed since the last frame was drawn. Draws it.
    public var needsFrame: Bool {
        let needed = host.needsFrame
        _ = host.frame(at: clock.now)
        return needed
    }

    /// Gives the window another size, as if its edge had been dragged.
    ///
    /// - Parameter size: In points.
    public func resize(to size: CGSize) {
        host.resize(to: size)
        settle()
    }
}
