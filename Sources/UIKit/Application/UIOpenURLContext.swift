public import Foundation

/// A file or an address that the app is to open.
@MainActor public final class UIOpenURLContext: NSObject {
    public let url: URL
    public let options: UIScene.OpenURLOptions

    init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions(openInPlace: url.isFileURL)
    }
}

extension UIScene {
    /// How a file or an address is to be opened.
    @MainActor public final class OpenURLOptions: NSObject {
        /// Whether the file is to stay where it is. Here every one is.
        public let openInPlace: Bool

        init(openInPlace: Bool) {
            self.openInPlace = openInPlace
        }
    }
}
