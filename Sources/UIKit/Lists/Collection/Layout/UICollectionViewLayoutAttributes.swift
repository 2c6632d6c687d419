public import Foundation

/// Where an item, a supplementary view or a decoration view of a collection view goes, and how it
/// looks there.
///
/// A subclass with properties of its own overrides `copy(with:)` and `isEqual(_:)`
/// (https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes).
@MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
    // MARK: - Lifecycle

    public override init() {
        super.init()
    }

    /// Attributes of the cell of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        place.indexPath = indexPath
    }

    /// Attributes of a supplementary view.
    ///
    /// - Parameters:
    ///   - elementKind: A name that means something to the layout and the data source.
    ///   - indexPath: Where it belongs.
    public convenience init(
        forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
    ) {
        self.init()
        place.indexPath = indexPath
        place.category = .supplementaryView
        place.kind = elementKind
    }

    /// Attributes of a decoration view.
    ///
    /// - Parameters:
    ///   - decorationViewKind: The name that the view's class is registered under.
    ///   - indexPath: Where it belongs.
    public convenience init(
        forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
    ) {
        self.init()
        place.indexPath = indexPath
        place.category = .decorationView
        place.kind = decorationViewKind
    }

    private static let initializer = ClassInitializer<NSObject, Void>(of: NSObject.self)

    /// Attributes of a class that a layout names.
    static func make(
        _ type: AnyClass, _ category: UICollectionView.ElementCategory, _ kind: String?,
        _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes: UICollectionViewLayoutAttributes
        if type == UICollectionViewLayoutAttributes.self {
            attributes = UICollectionViewLayoutAttributes()
        } else {
            guard let type = type as? NSObject.Type,
                let made = initializer.make(type) as? UICollectionViewLayoutAttributes
            else {
                fatalError(
                    "layoutAttributesClass: \(type) is not a subclass of "
                        + "UICollectionViewLayoutAttributes")
            }
            attributes = made
        }
        attributes.place.indexPath = indexPath
        attributes.place.category = category
        attributes.place.kind = kind
        return attributes
    }

    // MARK: - Copies

    /// A copy of the same class; a subclass gives it its own properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.make(
            type(of: self), representedElementCategory, representedElementKind, indexPath)
        copy.place = place
        return copy
    }

    /// The copy that every caller in here wants.
    final func duplicate() -> UICollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
            fatalError("\(type(of: self)).copy(with:) did not return layout attributes")
        }
        return copy
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return MainActor.assumeIsolated {
            other.place == place && type(of: other) == type(of: self)
        }
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { place.indexPath.hashValue ^ place.center.x.hashValue }
    }

    // MARK: - What is placed

    /// All that is known, so that it is copied and compared whole.
    final var place = ElementPlace()

    /// Of an item; of another element what its layout makes of it.
    open var indexPath: IndexPath {
        get { place.indexPath }
        set { place.indexPath = newValue }
    }

    open var representedElementCategory: UICollectionView.ElementCategory { place.category }

    /// The kind of a supplementary or decoration view; `nil` for a cell.
    open var representedElementKind: String? { place.kind }

    // MARK: - Geometry

    /// In the content's coordinates, in points. Setting it changes `center` and `size`.
    open var frame: CGRect {
        get { place.frame }
        set { place.frame = newValue }
    }

    /// Has the size; its origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: place.size) }
        set { place.size = newValue.size }
    }

    /// In the content's coordinates, in points.
    open var center: CGPoint {
        get { place.center }
        set { place.center = newValue }
    }

    /// In points, before the transform.
    open var size: CGSize {
        get { place.size }
        set { place.size = newValue }
    }

    /// Applied around the centre.
    open var transform3D: CATransform3D {
        get { place.transform }
        set { place.transform = newValue }
    }

    /// Applied around the centre; the identity when the transform of space is more than that.
    open var transform: CGAffineTransform {
        get {
            CATransform3DIsAffine(place.transform)
                ? CATransform3DGetAffineTransform(place.transform) : .identity
        }
        set { place.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    // MARK: - Looks

    /// From 0 to 1.
    open var alpha: CGFloat {
        get { place.alpha }
        set { place.alpha = newValue }
    }

    /// Elements with higher numbers are in front of those with lower ones.
    open var zIndex: Int {
        get { place.zIndex }
        set { place.zIndex = newValue }
    }

    /// Whether the element isn't shown. No view is made for it.
    open var isHidden: Bool {
        get { place.isHidden }
        set { place.isHidden = newValue }
    }
}
