import Foundation

/// What is written down of a scene's session.
struct StoredSession: Codable, Equatable {
    struct Activity: Codable, Equatable {
        var type: String
        var title: String?
        var content: String?
        var userInfo: [String: StoredValue]?
    }

    var identifier: String
    var role: String
    var userInfo: [String: StoredValue]?
    var activity: Activity?
}

extension StoredSession {
    @MainActor init(_ session: UISceneSession) {
        identifier = session.persistentIdentifier
        role = session.role.rawValue
        userInfo = session.userInfo.map {
            StoredValue.dictionary(of: $0, in: "UISceneSession.userInfo")
        }
        activity = session.stateRestorationActivity.map { activity in
            Activity(
                type: activity.activityType, title: activity.title,
                content: activity.targetContentIdentifier,
                userInfo: activity.userInfo.map {
                    StoredValue.dictionary(of: $0, in: "NSUserActivity.userInfo")
                })
        }
    }

    /// Whether there is something to be gone on with.
    var saysSomething: Bool { activity != nil || userInfo?.isEmpty == false }

    @MainActor var session: UISceneSession {
        let session = UISceneSession(
            role: UISceneSession.Role(rawValue: role), persistentIdentifier: identifier)
        session.userInfo = userInfo?.mapValues(\.value)
        session.stateRestorationActivity = activity.map { stored in
            let activity = NSUserActivity(activityType: stored.type)
            activity.title = stored.title
            activity.targetContentIdentifier = stored.content
            activity.userInfo = stored.userInfo.map { entries in
                Dictionary(uniqueKeysWithValues: entries.map { (AnyHashable($0), $1.value) })
            }
            return activity
        }
        return session
    }
}
