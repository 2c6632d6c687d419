import Foundation
import UIKit

/// An app with scenes, each of which shows a name and comes back with it. Its command `open NAME` opens
/// another window.
final class SceneApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Commands.read { command in
            let activity = NSUserActivity(activityType: "name")
            activity.userInfo = ["name": command.last ?? ""]
            application.requestSceneSessionActivation(
                nil, userActivity: activity, options: nil)
            report("done " + command.joined(separator: " "))
        }
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NameScene.self
        return configuration
    }

    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        report("sessions \(application.openSessions.count)")
    }
}

private final class NameScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.userActivity =
            connectionOptions.userActivities.first ?? session.stateRestorationActivity
        let controller = UIViewController()
        controller.title = scene.userActivity?.userInfo?["name"] as? String ?? "nothing"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        report("shown \(controller.title ?? "")")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
