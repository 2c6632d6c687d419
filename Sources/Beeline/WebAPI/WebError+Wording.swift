extension WebError {
    /// What happened, for people.
    public var errorDescription: String? {
        switch problem {
        case .offline: "The server can’t be reached."
        case .timedOut: "The server did not answer in time."
        case .interrupted: "The connection was lost."
        case .insecure: "The connection to the server is not secure."
        case .refused(401): "The server does not know the name or the password."
        case .refused(403): "You are not allowed to do this."
        case .refused(404): "The server does not have this."
        case .refused(413): "This is too large for the server."
        case .refused(429): "The server asks for a pause."
        case .refused(let status) where status >= 500: "The server has a problem."
        case .refused:
            detail.isEmpty ? "The server refused this." : "The server refused this: \(detail)"
        case .notJSON, .otherShape: "The server’s answer can’t be understood."
        case .tooLarge: "The server’s answer is too long."
        case .redirected: "The server sends on to another one."
        }
    }

    /// What can be done about it, for people; nil if only a developer can.
    public var recoverySuggestion: String? {
        switch problem {
        case .offline: "Check the network. Nothing was sent."
        case .timedOut, .interrupted: "Check the network and try again."
        case .insecure: "Check the server’s address, and the date of this computer."
        case .refused(401): "Enter them again."
        case .refused(429): "It will be tried again later."
        case .refused(let status) where status >= 500: "Try again later."
        case .notJSON, .redirected:
            "Check the server’s address. A network that wants you to sign in first can cause this."
        case .otherShape: "Update the app."
        default: nil
        }
    }
}
