public import Foundation

/// Items of a compositional layout side by side, one below another, or as a closure places them. A
/// section repeats its group until all items have their places.
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case row
        case column
        case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
    }

    final let arrangement: Arrangement
    /// Repeated, in this order, as long as there is room.
    public final let subitems: [NSCollectionLayoutItem]
    /// How many items share the room alike; nil for as many as fit.
    final let count: Int?

    /// Between the items of a row or a column.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private final var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    private init(
        _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
        _ subitems: [NSCollectionLayoutItem], count: Int?
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        self.count = count
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    private static func make(
        _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
        _ subitems: [NSCollectionLayoutItem], count: Int? = nil, _ call: String
    ) -> Self {
        if case .custom = arrangement {
        } else {
            stopUnless(!subitems.isEmpty, "\(call): a group has to have items, and there are none")
        }
        if let count {
            stopUnless(count > 0, "\(call): the count is \(count), and has to be above 0")
        }
        guard
            let group = NSCollectionLayoutGroup(layoutSize, arrangement, subitems, count: count)
                as? Self
        else { fatalError("\(call): \(self) is a class of one's own") }
        return group
    }

    /// Items from the leading edge on, repeated as long as there is room.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        make(layoutSize, .row, subitems, "horizontal(layoutSize:subitems:)")
    }

    /// A number of items of one width, which fill the group together.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(
            layoutSize, .row, [subitem], count: count,
            "horizontal(layoutSize:repeatingSubitem:count:)")
    }

    /// The older name of `horizontal(layoutSize:repeatingSubitem:count:)`.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .row, [subitem], count: count, "horizontal(layoutSize:subitem:count:)")
    }

    /// Items from above on, repeated as long as there is room.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        make(layoutSize, .column, subitems, "vertical(layoutSize:subitems:)")
    }

    /// A number of items of one height, which fill the group together.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(
            layoutSize, .column, [subitem], count: count,
            "vertical(layoutSize:repeatingSubitem:count:)")
    }

    /// The older name of `vertical(layoutSize:repeatingSubitem:count:)`.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .column, [subitem], count: count, "vertical(layoutSize:subitem:count:)")
    }

    /// Items where a closure places them.
    ///
    /// - Parameters:
    ///   - layoutSize: Of the whole group.
    ///   - itemProvider: Gets the group's size as the container; one place for each item.
    public static func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider:
            @escaping (any NSCollectionLayoutEnvironment)
            -> [NSCollectionLayoutGroupCustomItem]
    ) -> Self {
        make(layoutSize, .custom(itemProvider), [], "custom(layoutSize:itemProvider:)")
    }
}

/// The place of one item in a custom group.
@MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// In the group, in points.
    public let frame: CGRect
    public let zIndex: Int

    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
