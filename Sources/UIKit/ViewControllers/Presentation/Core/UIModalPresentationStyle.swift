/// How a controller comes before another one.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers all; the controller behind leaves the screen.
    case fullScreen = 0
    /// A sheet before the dimmed screen, which stays in its place.
    case pageSheet = 1
    /// A smaller sheet where there is room for one.
    case formSheet = 2
    /// Covers the controller that defines the context; that leaves the screen.
    case currentContext = 3
    /// As the presentation controller of the `transitioningDelegate` says.
    case custom = 4
    /// Covers all; the controller behind stays, and shows where the one before is clear.
    case overFullScreen = 5
    /// Covers the controller that defines the context, which stays.
    case overCurrentContext = 6
    /// A bubble that points at what it belongs to; a sheet where there is little room.
    case popover = 7
    /// No other style: an adaptive presentation stays as it is.
    case none = -1
    /// What the system thinks best: a page sheet.
    case automatic = -2

    var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }

    /// Whether the controller comes before the one that defines the context, and not before all.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
