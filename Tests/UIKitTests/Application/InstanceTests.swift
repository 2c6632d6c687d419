import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:) and
// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:open:options:)

@MainActor @Suite(.serialized) struct InstanceTests {
    private let file = URL(fileURLWithPath: "/a/b c.vcf")
    private let address = URL(fileURLWithPath: "/a/ü.png")

    @Test func `the first process has the name to itself and starts`() throws {
        let session = Session()
        let options = try LaunchOptions(arguments: ["/a/b c.vcf"])
        #expect(Launch.isFirst(session.process(), options, "Cards"))
        #expect(session.names == ["local.Cards"])
        #expect(session.handedOver.isEmpty)
    }

    @Test func `a second process hands what it was to open over, and is not to start`() throws {
        let session = Session()
        #expect(Launch.isFirst(session.process(), try LaunchOptions(arguments: []), "Cards"))
        let options = try LaunchOptions(arguments: ["/a/b c.vcf", "https://example.org"])
        #expect(!Launch.isFirst(session.process(), options, "Cards"))
        #expect(
            session.handedOver.map(\.absoluteString) == [
                "file:///a/b%20c.vcf", "https://example.org",
            ])
    }

    @Test func `processes of other names run side by side`() throws {
        let session = Session()
        let other = try LaunchOptions(arguments: ["--instance", "other"])
        #expect(Launch.isFirst(session.process(), try LaunchOptions(arguments: []), "Cards"))
        #expect(Launch.isFirst(session.process(), other, "Cards"))
        #expect(!Launch.isFirst(session.process(), other, "Cards"))
        #expect(Launch.isFirst(session.process(), try LaunchOptions(arguments: []), "Dates"))
        #expect(session.names == ["local.Cards", "local.Cards.other", "local.Dates"])
    }

    @Test(arguments: [
        ("io.beeline.People", "People", nil, "io.beeline.People"),
        (nil, "My App", nil, "local.My_App"),
        (nil, "7zip", nil, "local._7zip"),
        (nil, "", nil, "local._"),
        ("nodots", "Cards", "3", "local.Cards._3"),
        ("io.beeline.Éa", "Cards", "a.b", "io.beeline.__a.a_b"),
    ]) func `a name is one that the bus takes`(
        _ identifier: String?, _ program: String, _ instance: String?, _ expected: String
    ) {
        let name = InstanceName.name(
            identifier: identifier, program: program, instance: instance)
        #expect(name == expected)
    }

    // MARK: - What the first process does

    @Test func `a scene that is there is handed what another start was to open`() throws {
        let scene = start(opening: [])
        defer { end() }
        UIApplication.shared.wasStartedAgain(opening: [file, address])
        let contexts = try #require(scene.opened)
        #expect(contexts.map(\.url).sorted { $0.path < $1.path } == [file, address])
        #expect(contexts.allSatisfy { $0.options.openInPlace })
        #expect(UIApplication.shared.connectedScenes.count == 1)
    }

    @Test func `a start that has nothing to open only brings the window to the front`() throws {
        let scene = start(opening: [])
        defer { end() }
        let other = UIWindow(frame: UIScreen.main.bounds)
        other.makeKeyAndVisible()
        UIApplication.shared.wasStartedAgain(opening: [])
        other.isHidden = true
        #expect(scene.opened == nil)
        #expect(scene.window?.isKeyWindow == true)
    }

    @Test func `what an app begins with is in the connection options alone`() throws {
        let scene = start(opening: [file])
        defer { end() }
        #expect(scene.connected == [file])
        #expect(scene.opened == nil)
    }

    @Test func `an app without scenes is asked to open each, at its start and later`() throws {
        for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
        Launch.start(PlainApp.self, opening: [file])
        let application = UIApplication.shared
        defer { end() }
        let delegate = try #require(application.delegate as? PlainApp)
        #expect(delegate.opened == [file])
        application.wasStartedAgain(opening: [address, file])
        #expect(delegate.opened == [file, address, file])
        #expect(delegate.isInPlace == [true, true, true])
        delegate.window?.isHidden = true
    }

    private func start(opening files: [URL]) -> OpeningScene {
        for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
        Launch.start(SceneApp.self, opening: files)
        let delegate = UIApplication.shared.connectedScenes.first?.delegate
        guard let scene = delegate as? OpeningScene else { fatalError("There is no scene") }
        return scene
    }

    private func end() {
        let application = UIApplication.shared
        for scene in application.connectedScenes {
            for window in (scene as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
            scene.disconnect()
        }
        application.delegate = nil
    }
}

/// A session in which processes claim names.
@MainActor private final class Session {
    private(set) var names: [String] = []
    fileprivate(set) var handedOver: [URL] = []

    func process() -> some HostInstance { Process(session: self) }

    private final class Process: HostInstance {
        let session: Session
        var onStart: (([URL]) -> Void)?

        init(session: Session) {
            self.session = session
        }

        func claim(_ name: String, handingOver urls: [URL]) -> Bool {
            guard !session.names.contains(name) else {
                session.handedOver = urls
                return false
            }
            session.names.append(name)
            return true
        }
    }
}

private final class SceneApp: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = OpeningScene.self
        return configuration
    }
}

private final class OpeningScene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var connected: [URL] = []
    private(set) var opened: Set<UIOpenURLContext>?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        connected = connectionOptions.urlContexts.map(\.url)
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        opened = URLContexts
    }
}

private final class PlainApp: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var opened: [URL] = []
    private(set) var isInPlace: [Bool?] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        opened.append(url)
        isInPlace.append(options[.openInPlace] as? Bool)
        return true
    }
}
