import Foundation

extension UIAccessibility {
    /// Something that assistive technology is to know at once.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Another screen is there. The argument is a text to be said, or the element to go to.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen is another. The argument is a text to be said, or the element to go to.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a text to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// The argument is a text to be said, such as "page 2 of 3".
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive technology, in the window that the keyboard goes to.
    ///
    /// - Parameters:
    ///   - notification: What it is told.
    ///   - argument: Text is said. A view gets the focus if the keyboard can come to it.
    @MainActor public static func post(notification: Notification, argument: Any?) {
        guard let window = UIApplication.shared.keyWindow else { return }
        switch argument {
        case let text as String: window.host?.announce(text)
        case let text as NSAttributedString: window.host?.announce(text.string)
        case let view as UIView where notification != .announcement:
            if view.window === window, view.canBecomeFocused {
                window.focus.move(to: view, in: window)
            }
        default: break
        }
        window.accessibilityDidChange()
    }
}
