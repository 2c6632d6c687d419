public import Foundation

/// What a menu or a control shows for something that can be done.
@MainActor open class UIMenuElement: NSObject {
    open internal(set) var title: String
    open internal(set) var image: UIImage?
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }

    /// What an action looks like and whether it can be chosen.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        /// Choosing the element leaves its menu open, so that several can be chosen one after
        /// another.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// Whether an action is marked as chosen.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }
}
