public import Foundation

/// What a person is doing, said so that it can be gone on with later: an app keeps what a window shows
/// in one, and gets it back when the window comes again.
///
///     let activity = NSUserActivity(activityType: "io.beeline.People.card")
///     activity.addUserInfoEntries(from: ["person": id.uuidString])
///
/// On Apple's platforms this class is Foundation's.
open class NSUserActivity: NSObject {
    /// By reversed domain, so that it is one app's alone.
    public final let activityType: String

    /// For people.
    open var title: String?

    /// What it takes to go on. Kept are texts, numbers, truth values, dates, data, URLs, UUIDs, and
    /// arrays and dictionaries of these under texts.
    open var userInfo: [AnyHashable: Any]?

    /// Says which content this is about, for a scene that shows it already to be found.
    open var targetContentIdentifier: String?

    public init(activityType: String) {
        stopUnless(
            !activityType.isEmpty,
            "NSUserActivity(activityType:): an activity has to have a type, and \"\" is none")
        self.activityType = activityType
        super.init()
    }

    /// Adds to what it takes to go on; of two values under one key the new one counts.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
}
