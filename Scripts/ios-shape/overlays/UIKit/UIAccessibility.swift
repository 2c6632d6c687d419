// What Objective-C has as functions, in a struct that is a name space.
public struct UIAccessibility {
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { fatalError() }
        public static let screenChanged: Notification = { fatalError() }()
        public static let layoutChanged: Notification = { fatalError() }()
        public static let announcement: Notification = { fatalError() }()
    }

    @MainActor public static func post(notification: Notification, argument: Any?) { fatalError() }
}
