public import Foundation

/// The one object that stands for the running app.
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// Held strongly here, since nothing else holds it.
    open var delegate: (any UIApplicationDelegate)?

    // MARK: - Scenes and windows

    open private(set) var connectedScenes: Set<UIScene> = []

    /// The sessions that there are, the oldest first.
    final var sessions: [UISceneSession] = []

    /// The windows on the screen, those at the back first.
    private var shownWindows: [UIWindow] = []

    final var allWindows: [UIWindow] { shownWindows }

    /// The windows of all scenes that are shown, those at the back first.
    open var windows: [UIWindow] { shownWindows }

    /// The window that keys go to.
    open internal(set) weak var keyWindow: UIWindow?

    final func connect(_ scene: UIScene) {
        connectedScenes.insert(scene)
    }

    final func disconnect(_ scene: UIScene) {
        connectedScenes.remove(scene)
    }

    final func windowDidAppear(_ window: UIWindow) {
        guard !shownWindows.contains(where: { $0 === window }) else { return }
        shownWindows.append(window)
    }

    final func windowDidDisappear(_ window: UIWindow) {
        shownWindows.removeAll { $0 === window }
        if keyWindow === window { keyWindow = nil }
    }

    /// The person closed a window. The app ends with its last one, as desktop apps do.
    final func windowWasClosed(_ window: UIWindow) {
        let scene = window.windowScene
        window.isHidden = true
        if let scene, scene.windows.allSatisfy(\.isHidden) { sceneWasClosed(scene) }
        if shownWindows.isEmpty { Launch.lastWindowWasClosed() }
    }

    // MARK: - Events

    /// All events pass here on their way to a window.
    open func sendEvent(_ event: UIEvent) {
        keyWindow?.sendEvent(event)
    }

    final func sendEvent(_ event: UIEvent, in window: UIWindow) {
        defer { UndoManager.eventIsOver() }
        if type(of: self) == UIApplication.self || window !== keyWindow {
            window.sendEvent(event)
        } else {
            sendEvent(event)
        }
    }

    /// Calls a method of a target, or of the first responder that has it when the target is `nil`;
    /// true when there was one.
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        if let target {
            TargetAction(target: target, selector: action).send(from: sender, for: event)
            return true
        }
        var responder = (sender as? UIResponder) ?? keyWindow?.firstResponder
        while let current = responder {
            if ExposedMembers.canSend(action, to: current) {
                ExposedMembers.send(action, to: current, from: sender, for: event)
                return true
            }
            responder = current.next
        }
        return false
    }

    override var windowForResponding: UIWindow? { keyWindow }

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: - State

    /// Whether the app has the person's attention.
    public enum State: Int, Sendable {
        /// One of its windows has the keyboard.
        case active = 0
        /// It is being started, or another app has the keyboard.
        case inactive = 1
        case background = 2
    }

    /// `active` from the end of the launch on, until another app has the keyboard. Which of its windows
    /// has it, their scenes' `activationState` says.
    open internal(set) var applicationState = State.inactive

    /// Posted after the delegate heard of it.
    public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted after the window's scene and the delegate heard of it.
    public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted after the delegate heard of it.
    public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted before the delegate hears of it; not when the program is killed.
    public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    /// What an app is told about why it was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }
}
