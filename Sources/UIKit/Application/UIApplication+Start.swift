import Foundation

// What a running app does when a person starts it once more, or opens files with it.

extension UIApplication {
    /// Brings the app to the front, and hands it what is to be opened: the scene that had attention last,
    /// or the delegate of an app without scenes.
    func wasStartedAgain(opening urls: [URL]) {
        guard let scene = sceneInFront else {
            if let window = keyWindow ?? allWindows.last {
                window.makeKeyAndVisible()
                window.host?.show()
            }
            return open(urls)
        }
        bringForward(scene)
        guard !urls.isEmpty else { return }
        try? scene.delegate?.scene(
            scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
    }

    /// Hands an app without scenes what is to be opened.
    func open(_ urls: [URL]) {
        for url in urls {
            _ = try? delegate?.application(self, open: url, options: [.openInPlace: url.isFileURL])
        }
    }

    private var sceneInFront: UIScene? {
        let windows = [keyWindow].compactMap { $0 } + allWindows.reversed()
        return windows.lazy.compactMap(\.windowScene).first { connectedScenes.contains($0) }
    }
}
