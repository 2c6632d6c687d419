public import Foundation

// Which scenes there are, how more of them come, and how they come back in the next run.

extension UIApplication {
    /// The sessions that the app has, those that it had at the end of its last run included.
    public var openSessions: Set<UISceneSession> { Set(sessions) }

    /// Whether there may be more than one window: in apps that have scenes.
    public var supportsMultipleScenes: Bool { !sessions.isEmpty }

    /// Shows a scene: that of the session, or a new one beside the others. A scene that is there comes to
    /// the front. On iOS this comes about some time later, here at once.
    ///
    /// - Parameters:
    ///   - sceneSession: One of `openSessions`; `nil` for a new scene.
    ///   - userActivity: What is to be gone on with there.
    ///   - options: Who asks; nothing follows from it on Linux.
    ///   - errorHandler: Told a `UISceneError` when nothing comes of it.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard supportsMultipleScenes else {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
            return
        }
        guard let sceneSession else {
            connect(
                UISceneSession(role: .windowApplication),
                UIScene.ConnectionOptions(activity: userActivity))
            return
        }
        guard sessions.contains(sceneSession) else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        guard let scene = sceneSession.scene else {
            connect(sceneSession, UIScene.ConnectionOptions(activity: userActivity))
            return
        }
        bringForward(scene)
        if let userActivity { try? scene.delegate?.scene(scene, continue: userActivity) }
    }

    /// Takes a scene away for good, with its windows and with what was kept of it.
    ///
    /// - Parameters:
    ///   - sceneSession: One of `openSessions`.
    ///   - options: How the window goes; on Linux it goes at once.
    ///   - errorHandler: Told a `UISceneError` when nothing comes of it.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard sessions.contains(sceneSession) else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        if let scene = sceneSession.scene {
            for window in (scene as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
            scene.disconnect()
        }
        discard(sceneSession)
        if allWindows.isEmpty { Launch.lastWindowWasClosed() }
    }

    func bringForward(_ scene: UIScene) {
        guard let window = (scene as? UIWindowScene)?.windows.last else { return }
        window.makeKeyAndVisible()
        window.host?.show()
    }

    // MARK: - From run to run

    private var memory: SceneMemory? {
        Platform.current.stateFolder.map { SceneMemory(folder: $0) }
    }

    /// The scenes that there were when the app ended, or else one.
    func connectScenes(opening files: [URL]) {
        sessions = []
        let role = UISceneSession.Role.windowApplication
        let kept = (memory?.read() ?? []).filter { $0.role == role.rawValue }.map(\.session)
        let all = kept.isEmpty ? [UISceneSession(role: role)] : kept
        for session in all {
            // The scene that comes last is in front.
            let isFront = session === all.last
            connect(session, UIScene.ConnectionOptions(opening: isFront ? files : []))
        }
    }

    /// Makes the scene of a session, as the app's delegate says. An app whose delegate doesn't say has no
    /// scenes. Unlike iOS, which remembers the answer, this asks for sessions of earlier runs too.
    private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        guard
            let configuration = try? delegate?.application(
                self, configurationForConnecting: session, options: options)
        else { return }
        session.configuration = configuration
        if !sessions.contains(session) { sessions.append(session) }
        let scene = UIWindowScene(session: session)
        scene.delegate = configuration.delegateClass.map(Self.makeSceneDelegate)
        scene.connect(options)
    }

    private static func makeSceneDelegate(_ delegateClass: AnyClass) -> any UISceneDelegate {
        guard let objectClass = delegateClass as? NSObject.Type,
            let delegate = Launch.objectInitializer.make(objectClass) as? any UISceneDelegate
        else {
            fatalError(
                """
                UISceneConfiguration.delegateClass: \(delegateClass) has to be a subclass of \
                NSObject that conforms to UISceneDelegate
                """)
        }
        return delegate
    }

    /// Asks a scene what it is to come back with, and writes that down.
    func keepState(of scene: UIScene) {
        if let delegate = scene.delegate {
            do throws(NotImplemented) {
                let activity = try delegate.stateRestorationActivity(for: scene)
                scene.session.stateRestorationActivity = activity
            } catch {
                // The app may have set the session's activity itself.
            }
        }
        writeSessions()
    }

    private func writeSessions() {
        memory?.write(sessions.map { StoredSession($0) })
    }

    /// A person closed a scene's last window. The last of all is what the app begins with next time; one
    /// of several is gone.
    func sceneWasClosed(_ scene: UIScene) {
        scene.disconnect()
        if !connectedScenes.isEmpty { discard(scene.session) }
    }

    private func discard(_ session: UISceneSession) {
        sessions.removeAll { $0 === session }
        writeSessions()
        try? delegate?.application(self, didDiscardSceneSessions: [session])
    }
}

/// How a scene is to be taken away.
@MainActor open class UISceneDestructionRequestOptions: NSObject {}
