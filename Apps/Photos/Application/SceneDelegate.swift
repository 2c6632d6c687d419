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
            let database = try PhotosDatabase.open(AppFile.chosen(PhotosDatabase.name))
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
            window.rootViewController = FailureController(
                error, title: localized("The photos can’t be opened."))
            window.makeKeyAndVisible()
        }
    }
}
