public import Foundation

/// Hears of a scene's events: it comes, gets and loses attention, goes.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when a scene comes; the delegate makes its window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) throws(NotImplemented)

    func sceneDidDisconnect(_ scene: UIScene) throws(NotImplemented)
    func sceneWillEnterForeground(_ scene: UIScene) throws(NotImplemented)
    func sceneDidBecomeActive(_ scene: UIScene) throws(NotImplemented)
    func sceneWillResignActive(_ scene: UIScene) throws(NotImplemented)
    func sceneDidEnterBackground(_ scene: UIScene) throws(NotImplemented)

    /// Says what the scene is to come back with. Asked when it goes to the background and, here, when
    /// another window gets the person's attention; the answer is kept for the next run of the app.
    func stateRestorationActivity(for scene: UIScene) throws(NotImplemented) -> NSUserActivity?

    /// Called after `scene(_:willConnectTo:options:)` with what the scene was to come back with.
    func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) throws(NotImplemented)

    /// Called with the files and addresses that a scene that is there already is to open: a person
    /// opened them with the app, or started it once more with them on the command line. Those that the
    /// app began with are in the connection options.
    func scene(
        _ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>
    ) throws(NotImplemented)

    /// Called with what a scene that is there already is to go on with.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) throws(NotImplemented)
}

/// The delegate of a scene with windows. It usually has a `window` property, which keeps it alive.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func sceneDidDisconnect(_ scene: UIScene) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func sceneWillEnterForeground(_ scene: UIScene) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func sceneDidBecomeActive(_ scene: UIScene) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func sceneWillResignActive(_ scene: UIScene) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func sceneDidEnterBackground(_ scene: UIScene) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func stateRestorationActivity(
        for scene: UIScene
    ) throws(NotImplemented) -> NSUserActivity? {
        throw NotImplemented()
    }

    public func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func scene(
        _ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func scene(
        _ scene: UIScene, continue userActivity: NSUserActivity
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
