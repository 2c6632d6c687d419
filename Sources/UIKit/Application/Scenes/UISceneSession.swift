public import Foundation

/// What the system remembers of a scene, from one run of the app to the next.
@MainActor public final class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role: Role
    /// The same in every run.
    public let persistentIdentifier: String
    /// `nil` while nothing is shown of it.
    public internal(set) weak var scene: UIScene?
    public internal(set) var configuration: UISceneConfiguration

    /// What the scene is to come back with: what its delegate's `stateRestorationActivity(for:)` said
    /// last, also in an earlier run.
    public var stateRestorationActivity: NSUserActivity?

    /// What else the app wants to be kept, of the kinds that `NSUserActivity.userInfo` takes.
    public var userInfo: [String: Any]?

    init(role: Role, persistentIdentifier: String = UUID().uuidString) {
        self.role = role
        self.persistentIdentifier = persistentIdentifier
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
    }
}
