public import Foundation

/// A file or an address that the app is to open.
@MainActor public final class UIOpenURLContext: NSObject {
    public let url: URL

    init(url: URL) {
        self.url = url
    }
}
