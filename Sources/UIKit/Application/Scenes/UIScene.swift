public import Foundation

/// One instance of the app's user interface.
open class UIScene: UIResponder {
    /// What of the scene stays from run to run.
    public final let session: UISceneSession

    /// Hears what becomes of the scene. Held strongly: it lives as long as the scene.
    open var delegate: (any UISceneDelegate)?

    /// Shown in the title bar.
    open var title: String?

    /// What the person is doing here; delegates usually give it out as the activity to come back with.
    open var userActivity: NSUserActivity?

    /// How far it is before people's eyes, now.
    open internal(set) var activationState = ActivationState.unattached

    init(session: UISceneSession) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// How far a scene is before people's eyes.
    public enum ActivationState: Int, Sendable {
        /// Not connected yet, or no more.
        case unattached = -1
        /// On the screen, with the person's attention: its window has the keyboard.
        case foregroundActive = 0
        /// On the screen, while another window has the keyboard.
        case foregroundInactive = 1
        /// Not on the screen; the program may be ended without notice.
        case background = 2
    }

    /// Why the scene was made.
    @MainActor public final class ConnectionOptions: NSObject {
        /// What the person opened the app with.
        public let urlContexts: Set<UIOpenURLContext>
        /// What is to be gone on with in it.
        public let userActivities: Set<NSUserActivity>

        init(opening urls: [URL] = [], activity: NSUserActivity? = nil) {
            urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
            userActivities = Set([activity].compactMap { $0 })
        }
    }

    /// Who asks for another scene.
    @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene that asks; nothing follows from it on Linux.
        open var requestingScene: UIScene?
    }

    final func connect(_ options: ConnectionOptions = ConnectionOptions()) {
        UIApplication.shared.connect(self)
        try? delegate?.scene(self, willConnectTo: session, options: options)
        if let activity = session.stateRestorationActivity {
            try? delegate?.scene(self, restoreInteractionStateWith: activity)
        }
        activationState = .foregroundInactive
        try? delegate?.sceneWillEnterForeground(self)
        activationDidChange(true)
    }

    final func disconnect() {
        activationDidChange(false)
        activationState = .background
        try? delegate?.sceneDidEnterBackground(self)
        UIApplication.shared.keepState(of: self)
        UIApplication.shared.disconnect(self)
        activationState = .unattached
        try? delegate?.sceneDidDisconnect(self)
    }

    final func activationDidChange(_ isActive: Bool) {
        if isActive, activationState == .foregroundInactive {
            activationState = .foregroundActive
            try? delegate?.sceneDidBecomeActive(self)
        } else if !isActive, activationState == .foregroundActive {
            try? delegate?.sceneWillResignActive(self)
            activationState = .foregroundInactive
            // A desktop's windows may stay in the background until the system is shut down.
            UIApplication.shared.keepState(of: self)
        }
    }
}

/// A scene that shows windows.
open class UIWindowScene: UIScene {
    open private(set) var windows: [UIWindow] = []

    open override var title: String? {
        didSet { for window in windows { window.titleMayHaveChanged() } }
    }

    open var screen: UIScreen { .main }

    open var traitCollection: UITraitCollection {
        windows.first?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// The size of a new window, in points.
    final var contentSize: CGSize { UIScreen.main.bounds.size }

    final func add(_ window: UIWindow) {
        windows.append(window)
    }

    final func remove(_ window: UIWindow) {
        windows.removeAll { $0 === window }
    }
}
