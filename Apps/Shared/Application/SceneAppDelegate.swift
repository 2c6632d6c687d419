public import UIKit

/// The delegate of an app that has its windows from scenes.
open class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    /// The class of the windows' delegates: a `UIWindowSceneDelegate`. An app overrides it.
    open var sceneDelegateClass: AnyClass? { nil }

    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = sceneDelegateClass
        return configuration
    }
}
