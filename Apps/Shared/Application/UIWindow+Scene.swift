public import UIKit

extension UIWindow {
    /// Shows an app's first screen in a window of its own, or why there is none.
    ///
    /// - Parameters:
    ///   - scene: Where the window is.
    ///   - failure: What can't be done if `makeRoot` throws, in a sentence.
    ///   - makeRoot: Makes the first screen, before the window is seen.
    /// - Returns: The window, for the scene's delegate to keep; nil for a scene without windows.
    public static func show(
        in scene: UIScene, failure: String, _ makeRoot: () throws -> UIViewController
    ) -> UIWindow? {
        guard let scene = scene as? UIWindowScene else { return nil }
        let window = UIWindow(windowScene: scene)
        do {
            window.rootViewController = try makeRoot()
        } catch {
            window.rootViewController = FailureController(error, title: failure)
        }
        window.makeKeyAndVisible()
        return window
    }
}
