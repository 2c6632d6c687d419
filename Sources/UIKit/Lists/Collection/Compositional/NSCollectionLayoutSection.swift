public import Foundation

/// Where insets of a compositional layout begin.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic = 0
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
    case readableContent = 4
}

/// How a section scrolls across the others.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It doesn't.
    case none = 0
    /// To wherever it is let go.
    case continuous = 1
    /// To the beginning of a group.
    case continuousGroupLeadingBoundary = 2
    /// By the section's width.
    case paging = 3
    /// By a group at a time.
    case groupPaging = 4
    /// By a group at a time, to the middle.
    case groupPagingCentered = 5
}

/// Called while a section scrolls, with its items in sight, the offset and what is around.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// How a section of a compositional layout is arranged: a group that is repeated, and what is around.
@MainActor open class NSCollectionLayoutSection: NSObject {
    final let group: NSCollectionLayoutGroup

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    /// Room around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Between groups, in points.
    open var interGroupSpacing: CGFloat = 0

    /// What the insets are added to; automatic takes the layout's.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    open var orthogonalScrollingBehavior =
        UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// Headers, footers and the like. Their index paths have the item 0.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Whether headers and footers keep the section's insets at both sides. Default: yes.
    open var supplementariesFollowContentInsets = true

    /// Called before the section's items are shown, at each step of scrolling: may change how they
    /// look. Gets the section's offset.
    open var visibleItemsInvalidationHandler:
        NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// What is drawn behind the section. Their index paths have the item 0.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// How the section looks as a list, if it is one.
    final var list: UICollectionLayoutListConfiguration?

    final var scrollsByItself: Bool { orthogonalScrollingBehavior != .none }
}

/// What concerns a compositional layout as a whole.
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public override init() {
        super.init()
    }

    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// In points.
    open var interSectionSpacing: CGFloat = 0

    /// At the edges of the whole content. Their index paths have one index, their number here.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// What sections' insets are added to, where they don't say. Default: the safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
}
