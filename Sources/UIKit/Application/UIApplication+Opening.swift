public import Foundation

extension UIApplication {
    /// How an address is to be opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How an address comes to the app that is to open it.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether a file is to stay where it is, as a `Bool`. Here every one is.
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Opens an address, or a file, in the app of the desktop that is for it.
    ///
    /// - Parameters:
    ///   - url: A file or an address.
    ///   - options: None is known here.
    ///   - completion: Told whether an app was started.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        Platform.current.desktop.open(url) { completion?($0) }
    }

    /// Whether there is an app for an address.
    public func canOpenURL(_ url: URL) -> Bool {
        Platform.current.desktop.canOpen(url)
    }
}
