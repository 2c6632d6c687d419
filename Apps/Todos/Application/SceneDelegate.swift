import SharedScreens
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var flow: AppFlow?
    private var store: TodoStore?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = UIWindow.show(in: scene, failure: localized("The to-dos can’t be opened.")) {
            let flow = try makeFlow()
            self.flow = flow
            return flow.rootController
        }
    }

    /// The program may end now.
    func sceneDidEnterBackground(_ scene: UIScene) {
        store?.finishWriting()
    }

    /// Opens the database, and reads what there is before the first frame.
    private func makeFlow() throws -> AppFlow {
        let database = try TodoDatabase.open(AppFile.chosen(TodoDatabase.name))
        let sync = ServerSync(
            database, content: TodoDatabase.syncedContent, credentials: ServerSync.keyring)
        let store = try TodoStore(database) { [weak sync] in sync?.syncSoon() }
        self.store = store
        Task { await sync.resume() }
        return AppFlow(store, sync: sync)
    }
}
