public import Foundation

/// Something that can be done with items that a person shares. Subclasses are an app's own.
@MainActor open class UIActivity: NSObject {
    /// Tells one activity from another.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public static let copyToPasteboard = ActivityType(
            "com.apple.UIKit.activity.CopyToPasteboard")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        // Names to exclude; the desktop has none of these.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let saveToCameraRoll = ActivityType(
            "com.apple.UIKit.activity.SaveToCameraRoll")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let addToReadingList = ActivityType(
            "com.apple.UIKit.activity.AddToReadingList")

        static let saveToFiles = ActivityType(
            "com.apple.CloudDocsUI.AddToiCloudDrive")
        static let openInApp = ActivityType("com.apple.UIKit.activity.RemoteOpenInApplication")
    }

    /// Whether an activity acts on the items, or hands them to others.
    public enum Category: Int, Sendable {
        case action = 0
        case share = 1
    }

    public override init() {
        super.init()
    }

    open class var activityCategory: Category { .action }

    open var activityType: ActivityType? { nil }

    open var activityTitle: String? { nil }

    open var activityImage: UIImage? { nil }

    /// Whether the activity can do something with the items. The default says no.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Takes the items, before the activity is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// Shown to a person who chose the activity, in the place of `perform()`.
    open var activityViewController: UIViewController? { nil }

    /// Does the work, when the sheet is gone. Calls `activityDidFinish(_:)` at the end.
    open func perform() {
        activityDidFinish(true)
    }

    /// The activity is over.
    open func activityDidFinish(_ completed: Bool) {
        let finish = onFinish
        onFinish = nil
        finish?(completed)
    }

    final var onFinish: ((Bool) -> Void)?
}

/// Supplies an item for sharing when it is known what for.
@MainActor public protocol UIActivityItemSource: NSObjectProtocol {
    /// Stands for the item until it is asked for; of the same type.
    func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any

    /// - Returns: `nil` to leave the item out.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// The subject of a message with the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) throws(NotImplemented) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) throws(NotImplemented) -> String {
        throw NotImplemented()
    }
}
