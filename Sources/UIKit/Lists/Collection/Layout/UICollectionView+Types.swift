extension UICollectionView {
    /// What an element of a collection view is.
    public enum ElementCategory: UInt, Sendable {
        /// The cell of an item.
        case cell = 0
        /// A view that says something of items, such as a section's header.
        case supplementaryView = 1
        /// A view that belongs to the layout alone, such as a background.
        case decorationView = 2
    }

    /// The direction in which a layout's content is longer than the view.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// Where in the view an item is to come to by scrolling.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The kind of a section's header in flow layouts and lists.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of a section's footer in flow layouts and lists.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
