import Beeline
import UIKit

#if canImport(BeelineSecrets)
    import BeelineSecrets
#endif

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var flow: AppFlow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        do {
            let flow = try makeFlow()
            self.flow = flow
            window.rootViewController = flow.splitController
            window.makeKeyAndVisible()
            if let file = connectionOptions.urlContexts.first?.url {
                flow.importFile(file)
            } else {
                flow.welcome()
            }
        } catch {
            window.rootViewController = FailureController(error)
            window.makeKeyAndVisible()
        }
    }

    /// Opens the database, and reads as many people as the first frame shows.
    private func makeFlow() throws -> AppFlow {
        let file =
            try UserDefaults.standard.string(forKey: "database").map { URL(fileURLWithPath: $0) }
            ?? PeopleDatabase.defaultFile()
        let database = try PeopleDatabase.open(file)
        let sync = PeopleSync(database, credentials: Self.credentials)
        let provider = DatabasePeopleProvider(database, firstCount: 50) { [weak sync] in
            sync?.syncSoon()
        }
        Task { await sync.resume() }
        return AppFlow(database, provider: provider, sync: sync)
    }

    /// The desktop's keyring, where there is one.
    private static var credentials: any CredentialStore {
        #if canImport(BeelineSecrets)
            SecretService()
        #else
            SessionCredentials()
        #endif
    }
}
