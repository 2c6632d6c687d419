import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence and
// https://developer.apple.com/documentation/uikit/uiscenedelegate

@MainActor @Suite(.serialized) struct LaunchTests {
    /// Ends the scenes of other tests, whose delegates would be told in the place of the app's. Not in an
    /// initializer: between that and the test others may run.
    private func disconnectOthers() {
        for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    }

    @Test func `an app with a scene starts, connects it and becomes active, and the scene goes`() {
        disconnectOthers()
        calls = CallRecorder()
        Launch.start(SceneApp.self)
        #expect(
            calls.take() == """
                willFinish didFinish configuration scene.connect scene.foreground scene.active
                """)
        let application = UIApplication.shared
        #expect(application.applicationState == .active)
        let scene = application.connectedScenes.first
        #expect(scene?.activationState == .foregroundActive)
        #expect(scene?.session.scene === scene)
        let delegate = scene?.delegate as? RecordedScene
        #expect(delegate?.window?.windowScene === scene)
        #expect((scene as? UIWindowScene)?.windows.count == 1)
        #expect(delegate?.window?.isKeyWindow == true)
        guard let window = delegate?.window, let host = window.host else { return }
        window.hostWindow(host, didBecomeActive: false)
        window.hostWindow(host, didBecomeActive: true)
        #expect(calls.take() == "scene.resign scene.active")
        application.windowWasClosed(window)
        #expect(calls.take() == "scene.resign scene.background scene.disconnect")
        #expect(application.connectedScenes.isEmpty)
        #expect(!window.isKeyWindow)
        application.delegate = nil
    }

    // https://developer.apple.com/documentation/uikit/uiapplication/willresignactivenotification,
    // https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)
    @Test func `observers hear last that an app is active no more, and that it is again`() throws {
        disconnectOthers()
        calls = CallRecorder()
        Launch.start(SceneApp.self)
        let application = UIApplication.shared
        let scene = try #require(application.connectedScenes.first?.delegate as? RecordedScene)
        let window = try #require(scene.window)
        let host = try #require(window.host)
        _ = calls.take()
        let observers = [
            (UIApplication.willResignActiveNotification, "posted.resign"),
            (UIApplication.didBecomeActiveNotification, "posted.active"),
        ].map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { calls.record(word) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        window.hostWindow(host, didBecomeActive: false)
        #expect(calls.take() == "scene.resign posted.resign")
        #expect(application.applicationState == .inactive)
        // Said twice it happens once.
        window.hostWindow(host, didBecomeActive: false)
        #expect(calls.take() == "")
        window.hostWindow(host, didBecomeActive: true)
        #expect(calls.take() == "scene.active posted.active")
        #expect(application.applicationState == .active)
        // Another window of the app took the keyboard.
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.makeKeyAndVisible()
        window.hostWindow(host, didBecomeActive: false)
        #expect(calls.take() == "scene.resign")
        #expect(application.applicationState == .active)
        other.isHidden = true
        window.hostWindow(host, didBecomeActive: true)
        application.windowWasClosed(window)
        application.delegate = nil
    }

    @Test func `an app without scenes shows its window by itself`() {
        disconnectOthers()
        calls = CallRecorder()
        let application = UIApplication.shared
        // Windows of other tests may be there.
        let before = application.allWindows
        Launch.start(PlainApp.self)
        #expect(calls.take() == "didFinish active")
        #expect(application.connectedScenes.isEmpty)
        let shown = application.allWindows.filter { !before.contains($0) }
        #expect(shown.count == 1)
        shown.first?.isHidden = true
        #expect(application.allWindows == before)
        application.delegate = nil
    }
}

/// Delegates are made by their class, so what they hear is written down where all reach it.
@MainActor private var calls = CallRecorder()

private final class PlainApp: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.record("didFinish")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.record("active") }
}

private final class SceneApp: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.record("willFinish")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.record("didFinish")
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        calls.record("configuration")
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = RecordedScene.self
        return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.record("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.record("resign") }
}

private final class RecordedScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        calls.record("scene.connect")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) { calls.record("scene.foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.record("scene.active") }
    func sceneWillResignActive(_ scene: UIScene) { calls.record("scene.resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.record("scene.background") }
    func sceneDidDisconnect(_ scene: UIScene) { calls.record("scene.disconnect") }
}
