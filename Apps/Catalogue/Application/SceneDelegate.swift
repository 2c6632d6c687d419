import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = CatalogueController(
            store: CatalogueStore(pages: Catalogue.pages, index: firstPage))
        window.makeKeyAndVisible()
        self.window = window
    }

    /// The page that CATALOGUE_PAGE names in the environment, or the first one.
    private var firstPage: Int {
        let name = ProcessInfo.processInfo.environment["CATALOGUE_PAGE"]
        return Catalogue.pages.firstIndex { $0.title == name } ?? 0
    }
}
