public import Foundation

extension UIScrollView {
    /// How much of its velocity content keeps with each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light content, light on dark content.
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// What a drag does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// The first responder gives its role up as a drag with a finger begins.
        case onDrag = 1
        /// A drag takes an on-screen keyboard along; a keyboard of keys stays.
        case interactive = 2
        /// As `onDrag`.
        case onDragWithAccessory = 3
        /// As `interactive`.
        case interactiveWithAccessory = 4
    }

    /// When the safe area is added to the content's inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`.
        case automatic = 0
        /// Along the axes on which the content can be scrolled.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }
}

extension UIEdgeInsets {
    init(top: CGFloat) {
        self.init(top: top, left: 0, bottom: 0, right: 0)
    }

    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
            right: right + other.right)
    }
}
