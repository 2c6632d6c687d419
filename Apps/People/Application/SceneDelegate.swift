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
        window = UIWindow.show(in: scene, failure: localized("The people can’t be opened.")) {
            let flow = try makeFlow()
            self.flow = flow
            return flow.splitController
        }
        let files = connectionOptions.urlContexts.map(\.url)
        if files.isEmpty { flow?.welcome() } else { flow?.importFiles(files) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        flow?.importInFront(URLContexts.map(\.url))
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
