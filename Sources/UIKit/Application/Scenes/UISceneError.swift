/// Why a scene can't be shown or taken away.
public struct UISceneError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        /// The app has no scenes, or shows its one window by itself.
        case multipleScenesNotSupported = 0
        /// The session is none of the app's open ones.
        case requestDenied = 1
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

extension UISceneError: CustomStringConvertible {
    public var description: String {
        switch code {
        case .multipleScenesNotSupported:
            """
            The app has no scenes; its delegate has to implement \
            application(_:configurationForConnecting:options:)
            """
        case .requestDenied: "The session is not among UIApplication.shared.openSessions"
        }
    }
}
