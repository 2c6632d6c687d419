import Foundation

/// What a scene is made of.
@MainActor public final class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// A class that conforms to `UISceneDelegate`.
    public var delegateClass: AnyClass?
    /// `UIWindowScene` when nothing is said.
    public var sceneClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
