import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/restoring-your-app-s-state and
// https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)

@MainActor @Suite(.serialized) final class SceneTests {
    private let before = Platform.current
    private let platform = HeadlessPlatform()
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "SceneTests-\(UUID().uuidString)")
    private let application = UIApplication.shared

    init() {
        platform.stateFolder = folder
        calls = CallRecorder()
        shownActivity = nil
    }

    isolated deinit {
        for scene in application.connectedScenes {
            for window in (scene as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
            application.disconnect(scene)
        }
        application.sessions = []
        application.delegate = nil
        if Platform.current === platform { Platform.current = before }
        try? FileManager.default.removeItem(at: folder)
    }

    private var scenes: [UIWindowScene] {
        application.sessions.compactMap { $0.scene as? UIWindowScene }
    }

    /// Other tests may have had the main actor since this one was made.
    private func start() {
        Platform.current = platform
        Launch.start(SceneApp.self)
    }

    /// The person closes a scene's window.
    private func close(_ scene: UIWindowScene?) {
        for window in scene?.windows ?? [] { application.windowWasClosed(window) }
    }

    /// The app ends with all its windows, as when the person logs out.
    private func end() {
        Launch.finish()
        for window in application.allWindows where window.rootViewController is SceneScreen {
            window.isHidden = true
        }
    }

    private func openAnother(_ person: String? = nil) {
        application.requestSceneSessionActivation(
            nil, userActivity: person.map(activity), options: nil)
    }

    private func activity(_ person: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "io.beeline.card")
        activity.addUserInfoEntries(from: ["person": person])
        return activity
    }

    // MARK: - State

    @Test func `what a window showed comes back in the next run, in the same session`() {
        start()
        #expect(calls.take() == "connect(nothing)")
        let identifier = scenes.first?.session.persistentIdentifier
        scenes.first?.userActivity = activity("Ada")
        close(scenes.first)
        #expect(calls.take() == "asked disconnect")
        start()
        #expect(calls.take() == "connect(Ada) restore(Ada)")
        #expect(scenes.first?.session.persistentIdentifier == identifier)
        #expect(application.openSessions == Set(scenes.map(\.session)))
    }

    @Test func `a window that is left is asked too, and an end without warning loses nothing`() {
        start()
        scenes.first?.userActivity = activity("Ada")
        let window = scenes.first?.windows.first
        if let window, let host = window.host {
            window.hostWindow(host, didBecomeActive: false)
        }
        // No more than that: the process is gone.
        let kept = SceneMemory(folder: folder).read()
        #expect(kept.map { $0.activity?.userInfo } == [["person": .text("Ada")]])
    }

    @Test func `a delegate that has nothing to come back with gets nothing`() {
        start()
        scenes.first?.userActivity = activity("Ada")
        close(scenes.first)
        start()
        scenes.first?.userActivity = nil
        close(scenes.first)
        _ = calls.take()
        start()
        #expect(calls.take() == "connect(nothing)")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/scenes.plist"))
    }

    @Test func `a session keeps what it is given besides`() {
        start()
        scenes.first?.session.userInfo = ["filter": "family", "counts": [1, 2, 3]]
        close(scenes.first)
        start()
        let kept = scenes.first?.session.userInfo
        #expect(kept?["filter"] as? String == "family")
        #expect(kept?["counts"] as? [Int] == [1, 2, 3])
    }

    @Test func `all kinds of values are kept as they were, and others left out with a warning`() {
        let moment = Date(timeIntervalSinceReferenceDate: 12_345.678)
        let identifier = UUID()
        let url = URL(fileURLWithPath: "/tmp/ä b")
        let activity = NSUserActivity(activityType: "kinds")
        activity.title = "Title"
        activity.targetContentIdentifier = "content"
        activity.userInfo = [
            "text": "小明", "truth": true, "one": 1, "negative": Int8(-3), "number": 0.5,
            "data": Data([0, 255]), "date": moment, "url": url, "uuid": identifier,
            "list": ["a", 1, [false]] as [Any], "inner": ["a": ["b": 2.5]],
        ]
        start()
        scenes.first?.userActivity = activity
        close(scenes.first)
        start()
        let kept = shownActivity
        #expect(kept?.activityType == "kinds")
        #expect(kept?.title == "Title")
        #expect(kept?.targetContentIdentifier == "content")
        let values = kept?.userInfo ?? [:]
        #expect(values.count == 11)
        #expect(values["text"] as? String == "小明")
        #expect(values["truth"] as? Bool == true)
        #expect(values["one"] as? Int == 1)
        #expect(values["negative"] as? Int == -3)
        #expect(values["number"] as? Double == 0.5)
        #expect(values["data"] as? Data == Data([0, 255]))
        #expect(values["date"] as? Date == moment)
        #expect(values["url"] as? URL == url)
        #expect(values["uuid"] as? UUID == identifier)
        let list = values["list"] as? [Any]
        #expect(list?[0] as? String == "a")
        #expect((list?[2] as? [Any])?.first as? Bool == false)
        #expect((values["inner"] as? [String: [String: Double]])?["a"]?["b"] == 2.5)

        let warnings = Diagnostics.warnings {
            activity.userInfo = ["view": UIView(), 3: "no text", "kept": 1]
            scenes.first?.userActivity = activity
            close(scenes.first)
        }
        #expect(Set(warnings).count == 2)
        #expect(warnings.contains { $0.contains("the UIView under view is not kept") })
        #expect(
            SceneMemory(folder: folder).read().first?.activity?.userInfo == ["kept": .integer(1)])
    }

    @Test func `a file that can't be read or written is warned of, and the app goes on`() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("no property list".utf8).write(to: folder.appending(path: "scenes.plist"))
        let reading = Diagnostics.warnings { start() }
        #expect(reading.count == 1)
        #expect(reading.first?.contains("windows come up as new ones") == true)
        #expect(calls.take() == "connect(nothing)")
        try FileManager.default.removeItem(at: folder)
        try Data().write(to: folder)
        scenes.first?.userActivity = activity("Ada")
        let writing = Diagnostics.warnings { close(scenes.first) }
        #expect(writing.first?.contains("what windows show is not kept") == true)
    }

    @Test func `the state is in the folder that the desktop has for it`() {
        func path(_ environment: [String: String]) -> String? {
            SceneMemory.stateFolder(environment, program: "People")?.path
        }
        #expect(path(["XDG_STATE_HOME": "/state", "HOME": "/home/ada"]) == "/state/People")
        #expect(path(["HOME": "/home/ada"]) == "/home/ada/.local/state/People")
        #expect(
            path(["XDG_STATE_HOME": "relative", "HOME": "/home/ada"])
                == "/home/ada/.local/state/People")
        #expect(path([:]) == nil)
    }

    // MARK: - Several windows

    @Test func `an app opens more windows, each a scene of its own`() {
        start()
        openAnother("Ada")
        #expect(calls.take() == "connect(nothing) connect(Ada)")
        #expect(scenes.count == 2)
        #expect(application.connectedScenes.count == 2)
        #expect(application.openSessions.count == 2)
        #expect(Set(scenes.map(\.session.persistentIdentifier)).count == 2)
        #expect(scenes.map(\.windows.count) == [1, 1])
        #expect(application.keyWindow === scenes.last?.windows.first)
        #expect(scenes.allSatisfy { $0.windows.first?.host is HeadlessWindow })
    }

    @Test func `of several windows one that is closed is gone for good, the last one comes back`() {
        start()
        openAnother("Ada")
        scenes.last?.userActivity = activity("Ada")
        _ = calls.take()
        close(scenes.first)
        #expect(calls.take() == "asked disconnect discard 1")
        #expect(application.openSessions.count == 1)
        close(scenes.first)
        #expect(calls.take() == "asked disconnect")
        start()
        #expect(calls.take() == "connect(Ada) restore(Ada)")
    }

    @Test func `an app that ends with several windows begins with them again`() {
        start()
        for name in ["Ada", "Grace"] {
            openAnother(name)
            scenes.last?.userActivity = activity(name)
        }
        _ = calls.take()
        end()
        _ = calls.take()
        start()
        #expect(
            calls.take()
                == "connect(nothing) connect(Ada) restore(Ada) connect(Grace) restore(Grace)")
        #expect(application.keyWindow === scenes.last?.windows.first)
    }

    @Test func `a scene that is there comes to the front and is told what to go on with`() {
        start()
        openAnother()
        let first = scenes.first
        #expect(first?.windows.first?.isKeyWindow == false)
        _ = calls.take()
        application.requestSceneSessionActivation(
            first?.session, userActivity: activity("Ada"), options: nil)
        #expect(calls.take() == "continue(Ada)")
        #expect(first?.windows.first?.isKeyWindow == true)
        #expect(scenes.count == 2)
    }

    @Test func `an app takes a window away`() throws {
        start()
        openAnother()
        let session = try #require(scenes.last?.session)
        _ = calls.take()
        application.requestSceneSessionDestruction(session, options: nil)
        #expect(calls.take() == "asked disconnect discard 1")
        #expect(session.scene == nil)
        var errors: [String] = []
        application.requestSceneSessionDestruction(session, options: nil) {
            errors.append("\($0)")
        }
        application.requestSceneSessionActivation(session, userActivity: nil, options: nil) {
            errors.append("\($0)")
        }
        #expect(
            errors
                == Array(
                    repeating: "The session is not among UIApplication.shared.openSessions",
                    count: 2))
    }

    @Test func `an app without scenes is told so`() {
        application.sessions = []
        var error: (any Error)?
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
            error = $0
        }
        #expect(error as? UISceneError == UISceneError(.multipleScenesNotSupported))
        #expect(!application.supportsMultipleScenes)
    }
}

/// Delegates are made by their class, so what they hear is written down where all reach it.
@MainActor private var calls = CallRecorder()
@MainActor private var shownActivity: NSUserActivity?

private final class SceneScreen: UIViewController {}

private final class SceneApp: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = RecordedScene.self
        return configuration
    }

    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        calls.record("discard \(sceneSessions.count)")
    }
}

private final class RecordedScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func person(_ activity: NSUserActivity?) -> String {
        activity?.userInfo?["person"] as? String ?? "nothing"
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let activity =
            connectionOptions.userActivities.first ?? session.stateRestorationActivity
        shownActivity = activity
        calls.record("connect(\(person(activity)))")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = SceneScreen()
        window.makeKeyAndVisible()
        self.window = window
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        if calls.calls.last != "asked" { calls.record("asked") }
        return scene.userActivity
    }

    func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {
        calls.record("restore(\(person(stateRestorationActivity)))")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        calls.record("continue(\(person(userActivity)))")
    }

    func sceneDidDisconnect(_ scene: UIScene) { calls.record("disconnect") }
}
