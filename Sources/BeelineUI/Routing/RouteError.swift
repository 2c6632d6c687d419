public import Foundation

/// A URL can't be shown.
public enum RouteError: Error, Equatable {
    /// No pattern fits. The patterns are those that there are, with the types of their parameters.
    case unknown(URL, patterns: [String])
    /// The screen has no controller that the URL's screens could be shown in.
    case noPlace(URL, wanted: RoutePlacement)
    /// The root controller is gone.
    case noRoot(URL)
}

extension RouteError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknown(let url, let patterns):
            let known =
                patterns.isEmpty ? "None is registered." : patterns.joined(separator: ", ") + "."
            return "No screen is registered for \(url.absoluteString). Patterns: \(known)"
        case .noPlace(let url, .push):
            return
                "\(url.absoluteString) can't be pushed: no navigation controller is on the screen."
        case .noPlace(let url, .tab(let index)):
            return """
                \(url.absoluteString) can't be chosen: the root is no tab bar controller with a tab \
                number \(index).
                """
        case .noPlace(let url, .present):
            return "\(url.absoluteString) can't be presented: the root is not in a window."
        case .noRoot(let url):
            return "\(url.absoluteString) can't be shown: the router's root controller is gone."
        }
    }
}
