/// How a controller comes before another one.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers all; the controller behind leaves the screen.
    case fullScreen = 0
    /// A sheet before the dimmed screen, which stays in its place.
    case pageSheet = 1
    /// A smaller sheet where there is room for one.
    case formSheet = 2
    /// Covers all; the controller behind stays, and shows where the one before is clear.
    case overFullScreen = 5
    /// None at all: a container shows the controller.
    case none = -1
    /// What the system thinks best: a page sheet.
    case automatic = -2

    var removesPresenter: Bool { self == .fullScreen }

    var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}
