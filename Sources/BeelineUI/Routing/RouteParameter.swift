public import Foundation

/// A value that a part of a URL's path stands for.
public protocol RouteParameter: Sendable {
    /// Reads the value; `nil` when the text is none, so that the pattern doesn't fit.
    ///
    /// - Parameter routeText: One part of the path, with no percent signs left.
    init?(routeText: String)

    /// What a message calls such values.
    static var routeName: String { get }
}

extension RouteParameter {
    public static var routeName: String { "\(Self.self)" }
}

extension String: RouteParameter {
    public init?(routeText: String) {
        guard !routeText.isEmpty else { return nil }
        self = routeText
    }
}

extension Int: RouteParameter {
    public init?(routeText: String) { self.init(routeText) }
}

extension UUID: RouteParameter {
    public init?(routeText: String) { self.init(uuidString: routeText) }
}

extension RouteParameter where Self: RawRepresentable, RawValue == String {
    public init?(routeText: String) { self.init(rawValue: routeText) }
}
