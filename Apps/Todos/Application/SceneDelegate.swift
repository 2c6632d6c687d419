import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = TodosController(
            store: TodoStore([
                Todo(title: "Buy some eggs"), Todo(title: "Buy some fruit"),
                Todo(title: "Buy some bread"), Todo(title: "Go to the shop"),
            ]))
        window.makeKeyAndVisible()
        self.window = window
    }
}
