import Foundation

/// What an element of a collection view is, where it goes and how it looks there.
struct ElementPlace: Equatable {
    var indexPath = IndexPath(item: 0, section: 0)
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    /// The section that scrolls by itself across the others and holds this element.
    var scrollingSection: Int?
    /// Where the element stands in its list.
    var listRow: ListRow?
    /// The axes along which the size is a guess that the element's view may correct; nil where the
    /// layout doesn't say.
    var estimatedAxes: Set<NSLayoutConstraint.Axis>?

    var frame: CGRect {
        get {
            let upright = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
            guard !CATransform3DIsIdentity(transform), CATransform3DIsAffine(transform) else {
                return upright
            }
            let around = CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(CATransform3DGetAffineTransform(transform))
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            return upright.applying(around)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }

    var key: ElementKey { ElementKey(category: category, kind: kind ?? "", indexPath: indexPath) }
}

/// Names an element of a collection view.
struct ElementKey: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var indexPath: IndexPath

    static func item(_ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .cell, kind: "", indexPath: indexPath)
    }
}
