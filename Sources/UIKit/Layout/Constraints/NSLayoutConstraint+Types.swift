extension NSLayoutConstraint {
    /// The part of an item that a constraint is about.
    public enum Attribute: Int, Sendable {
        /// The left edge, whatever the direction of reading.
        case left = 1
        /// The right edge, whatever the direction of reading.
        case right = 2
        /// The upper edge of the alignment rectangle.
        case top = 3
        /// The lower edge of the alignment rectangle.
        case bottom = 4
        /// The edge at which reading begins. It can't be compared with `left` and `right`.
        case leading = 5
        /// The edge at which reading ends. It can't be compared with `left` and `right`.
        case trailing = 6
        /// A length, in points; it may be compared with no item at all.
        case width = 7
        /// A length, in points; it may be compared with no item at all.
        case height = 8
        /// Half of the way across.
        case centerX = 9
        /// Half of the way down.
        case centerY = 10
        /// What the lowest line of text stands on; without text the lower edge.
        case lastBaseline = 11
        /// What the topmost line of text stands on; without text the lower edge.
        case firstBaseline = 12
        /// `left`, further in by the view's `layoutMargins`.
        case leftMargin = 13
        /// `right`, further in by the view's `layoutMargins`.
        case rightMargin = 14
        /// `top`, further in by the view's `layoutMargins`.
        case topMargin = 15
        /// `bottom`, further in by the view's `layoutMargins`.
        case bottomMargin = 16
        /// `leading`, further in by the view's `layoutMargins`.
        case leadingMargin = 17
        /// `trailing`, further in by the view's `layoutMargins`.
        case trailingMargin = 18
        /// Half of the way across between the margins.
        case centerXWithinMargins = 19
        /// Half of the way down between the margins.
        case centerYWithinMargins = 20
        /// For a constraint without a second item: a length compared with a constant.
        case notAnAttribute = 0

        /// The older name of `lastBaseline`.
        public static let baseline = Attribute.lastBaseline
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// The two sides are the same.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// A direction that lengths lie in.
    public enum Axis: Int, Sendable {
        /// Across.
        case horizontal = 0
        /// Down.
        case vertical = 1
    }

    /// What a visual format aligns besides spacing it, and which way it reads.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// A format along a line reads in the direction of reading. This is what it does without an
        /// option.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// A format along a line reads from left to right in every language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A format along a line reads from right to left in every language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Which attributes may stand on the two sides of one constraint: only those of one kind.
    enum Kind {
        case horizontalPosition, verticalPosition, size, none
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .horizontalPosition
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .verticalPosition
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    var isVertical: Bool {
        kind == .verticalPosition || self == .height
    }

    /// Whether the attribute follows the reading direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a fixed side, left or right.
    var isAbsolute: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The attribute of the margins guide that says the same, if this one is about margins.
    var withoutMargin: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// As UIKit writes it.
    var name: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }
}
