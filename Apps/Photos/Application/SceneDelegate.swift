import Beeline
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
            let database = try openDatabase()
            let files = connectionOptions.urlContexts.map(\.url).sorted { $0.path < $1.path }
            let opening = files.isEmpty ? nil : LaunchOpening(files, in: database)
            let provider = DatabasePhotosProvider(
                database, album: opening?.albumID, firstCount: 80)
            let flow = AppFlow(provider, thumbnails: .cached())
            self.flow = flow
            window.rootViewController = flow.navigationController
            window.makeKeyAndVisible()
            if let opening {
                flow.follow { [weak flow] in
                    try await opening.show(in: provider)
                    flow?.showPhoto(of: files)
                }
            } else {
                flow.welcome()
            }
        } catch {
            window.rootViewController = FailureController(error)
            window.makeKeyAndVisible()
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        flow?.openInFront(URLContexts.map(\.url).sorted { $0.path < $1.path })
    }

    private func openDatabase() throws -> Database {
        let file =
            try UserDefaults.standard.string(forKey: "database").map { URL(fileURLWithPath: $0) }
            ?? PhotosDatabase.defaultFile()
        return try PhotosDatabase.open(file)
    }
}
