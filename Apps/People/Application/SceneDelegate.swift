import Beeline
import SharedScreens
import UIKit

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
            window.rootViewController = FailureController(
                error, title: localized("The people can’t be opened."))
            window.makeKeyAndVisible()
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        if let file = URLContexts.first?.url { flow?.importInFront(file) }
    }

    /// Opens the database, and reads as many people as the first frame shows.
    private func makeFlow() throws -> AppFlow {
        let database = try PeopleDatabase.open(AppFile.chosen(PeopleDatabase.name))
        let sync = ServerSync(
            database, content: PeopleDatabase.syncedContent, credentials: ServerSync.keyring)
        let provider = DatabasePeopleProvider(database, firstCount: 50) { [weak sync] in
            sync?.syncSoon()
        }
        Task { await sync.resume() }
        return AppFlow(database, provider: provider, sync: sync)
    }
}
