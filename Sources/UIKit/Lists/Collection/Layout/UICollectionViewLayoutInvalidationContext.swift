public import Foundation

/// What of a layout is to be worked out anew.
///
/// A layout whose `invalidationContextClass` names a subclass is given that, and may say more in it
/// (https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext).
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() {
        super.init()
    }

    /// Whether all of the layout is out of date, the number of items too.
    open internal(set) var invalidateEverything = false

    /// Whether the numbers of sections and items may have changed.
    open internal(set) var invalidateDataSourceCounts = false

    /// Added to the content's offset with the next layout, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// What the content's size will have changed by, in points.
    open var contentSizeAdjustment = CGSize.zero

    /// Where the items that a person moves were before this step.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the items that a person moves are to be in this step.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the middle of the first of the moved items is, in the content.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Adds items to what is out of date.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds supplementary views to what is out of date.
    open func invalidateSupplementaryElements(
        ofKind elementKind: String, at indexPaths: [IndexPath]
    ) {
        invalidatedSupplementaryIndexPaths = Self.adding(
            indexPaths, elementKind, to: invalidatedSupplementaryIndexPaths)
    }

    /// Adds decoration views to what is out of date.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = Self.adding(
            indexPaths, elementKind, to: invalidatedDecorationIndexPaths)
    }

    private static func adding(
        _ indexPaths: [IndexPath], _ kind: String, to all: [String: [IndexPath]]?
    ) -> [String: [IndexPath]] {
        var all = all ?? [:]
        all[kind, default: []] += indexPaths
        return all
    }

    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// By their kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// By their kind.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    private static let initializer = ClassInitializer<NSObject, Void>(of: NSObject.self)

    static func make(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
        if type == UICollectionViewLayoutInvalidationContext.self {
            return UICollectionViewLayoutInvalidationContext()
        }
        guard let type = type as? NSObject.Type,
            let context = initializer.make(type) as? UICollectionViewLayoutInvalidationContext
        else {
            fatalError(
                "invalidationContextClass: \(type) is not a subclass of "
                    + "UICollectionViewLayoutInvalidationContext")
        }
        return context
    }
}
