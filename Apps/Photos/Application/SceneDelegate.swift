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
        let files = connectionOptions.urlContexts.map(\.url).sorted { $0.path < $1.path }
        var opening: (@MainActor () async throws -> Void)?
        window = UIWindow.show(in: scene, failure: localized("The photos can’t be opened.")) {
            let database = try PhotosDatabase.open(AppFile.chosen(PhotosDatabase.name))
            let launch = files.isEmpty ? nil : LaunchOpening(files, in: database)
            let provider = DatabasePhotosProvider(
                database, album: launch?.albumID, firstCount: 80)
            opening = launch.map { launch in { try await launch.show(in: provider) } }
            let flow = AppFlow(provider, thumbnails: .cached())
            self.flow = flow
            return flow.navigationController
        }
        if let opening {
            flow?.follow { [weak flow] in
                try await opening()
                flow?.showPhoto(of: files)
            }
        } else {
            flow?.welcome()
        }
    }
}
