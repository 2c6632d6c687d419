import Beeline
import SharedScreens
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var flow: AppFlow?
    /// Ends what the app was started with; nil if it was started with nothing.
    private var opening: (@MainActor () async throws -> Void)?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let files = connectionOptions.urlContexts.map(\.url).sorted { $0.path < $1.path }
        window = UIWindow.show(in: scene, failure: localized("The photos can’t be opened.")) {
            let flow = try makeFlow(opening: files)
            self.flow = flow
            return flow.navigationController
        }
        if let opening, let flow {
            flow.follow { [weak flow] in
                try await opening()
                flow?.showPhoto(of: files)
            }
        } else {
            flow?.welcome()
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        flow?.openInFront(URLContexts.map(\.url).sorted { $0.path < $1.path })
    }

    /// Opens the database, and reads what there is, or what is to be opened, before the first frame.
    private func makeFlow(opening files: [URL]) throws -> AppFlow {
        let database = try PhotosDatabase.open(AppFile.chosen(PhotosDatabase.name))
        let launch = files.isEmpty ? nil : LaunchOpening(files, in: database)
        let provider = DatabasePhotosProvider(database, album: launch?.albumID, firstCount: 80)
        if let launch { opening = { try await launch.show(in: provider) } }
        return AppFlow(provider, thumbnails: .cached())
    }
}
