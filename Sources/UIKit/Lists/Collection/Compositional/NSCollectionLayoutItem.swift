public import Foundation

/// The place of one item in a group of a compositional layout.
@MainActor open class NSCollectionLayoutItem: NSObject {
    public final let layoutSize: NSCollectionLayoutSize

    /// Views that belong to the item, such as badges.
    public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    /// Room inside of the item's place, in points. Doesn't count along an axis that is estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Room outside of the item's place.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

/// A view that belongs to an item or a group, such as a badge.
@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public final let elementKind: String
    public final let containerAnchor: NSCollectionLayoutAnchor
    public final let itemAnchor: NSCollectionLayoutAnchor?

    /// Above items, by default.
    open var zIndex = 1

    /// - Parameters:
    ///   - layoutSize: How large it is.
    ///   - elementKind: What sort of view it is.
    ///   - containerAnchor: The point of the item or group that the view lies inside of.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// - Parameters:
    ///   - layoutSize: How large it is.
    ///   - elementKind: What sort of view it is.
    ///   - containerAnchor: A point of the item or group.
    ///   - itemAnchor: The point of the view that comes there.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
        _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The view's place beside or on a rectangle.
    final func frame(on rect: CGRect) -> CGRect {
        let size = layoutSize.size(in: rect.size)
        let target = containerAnchor.point(in: rect)
        let own = CGRect(origin: .zero, size: size)
        let tied = (itemAnchor ?? containerAnchor).point(in: own)
        let shift = containerAnchor.shift(for: size)
        let ownShift = itemAnchor?.shift(for: size) ?? .zero
        return CGRect(
            x: target.x - tied.x + shift.x + ownShift.x,
            y: target.y - tied.y + shift.y + ownShift.y, width: size.width, height: size.height)
    }
}

/// A side or a corner of a rectangle, by the direction of reading.
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top = 1
    case topLeading = 2
    case leading = 3
    case bottomLeading = 4
    case bottom = 5
    case bottomTrailing = 6
    case trailing = 7
    case topTrailing = 8
}

/// A view at the edge of a section or of the whole layout, such as a header.
@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
    NSCollectionLayoutSupplementaryItem
{
    public final let alignment: NSRectAlignment
    /// In points.
    public final let offset: CGPoint

    /// Whether the section has room for the view outside of its content. Default: yes.
    open var extendsBoundary = true

    /// Whether the view stays in sight while its section is. Default: no.
    open var pinToVisibleBounds = false

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
            absoluteOffset: .zero)
    }

    /// - Parameters:
    ///   - layoutSize: How large it is.
    ///   - elementKind: What sort of view it is.
    ///   - alignment: At which edge or corner.
    ///   - absoluteOffset: In points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }

    final var isAtTop: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
    final var isAtBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
    final var isAtLeading: Bool {
        [.leading, .topLeading, .bottomLeading].contains(alignment)
    }
    final var isAtTrailing: Bool {
        [.trailing, .topTrailing, .bottomTrailing].contains(alignment)
    }
}

/// What is drawn behind a section.
@MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public final let elementKind: String

    /// Behind the items, by default.
    open var zIndex = -1

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// As large as the section, headers and footers too.
    ///
    /// - Parameter elementKind: Names the view's class, which is registered with the layout.
    public static func background(elementKind: String) -> Self {
        guard let item = NSCollectionLayoutDecorationItem(elementKind) as? Self else {
            fatalError("background(elementKind:): \(self) is a class of one's own")
        }
        return item
    }
}
