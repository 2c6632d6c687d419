public import Foundation

/// A view that a collection view shows for a while and then uses for something else.
open class UICollectionReusableView: UIView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// What the view's class was registered under.
    open internal(set) var reuseIdentifier: String?

    /// Called before the view is used for another element: forget what it shows. Overrides call
    /// `super`.
    open func prepareForReuse() {}

    // MARK: - Layout

    /// Called with the attributes that the view was given; those of a class of one's own may say more
    /// than where the view goes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the view goes from one layout to another.
    open func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {}

    /// Called when the view went from one layout to another.
    open func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {}

    /// The attributes that the view would like to have, given those that the layout proposes.
    ///
    /// The default takes the size that the view's constraints ask for, along the axes that the
    /// layout only estimates.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.duplicate()
        preferred.size = fittingSize(in: layoutAttributes)
        return preferred
    }

    private func fittingSize(in attributes: UICollectionViewLayoutAttributes) -> CGSize {
        let proposed = attributes.size
        guard fittedView.sizesByContent else { return proposed }
        let axes = attributes.place.estimatedAxes ?? [.horizontal, .vertical]
        let fitting = contentSize(
            fitting: CGSize(
                width: axes.contains(.horizontal) ? 0 : proposed.width,
                height: axes.contains(.vertical) ? 0 : proposed.height),
            axes)
        return CGSize(
            width: axes.contains(.horizontal) ? fitting.width : proposed.width,
            height: axes.contains(.vertical) ? fitting.height : proposed.height)
    }

    /// The size that the content asks for, along the axes that are free.
    func contentSize(fitting size: CGSize, _ free: Set<NSLayoutConstraint.Axis>) -> CGSize {
        fittedView.systemLayoutSizeFitting(
            size,
            withHorizontalFittingPriority: free.contains(.horizontal)
                ? .fittingSizeLevel : .required,
            verticalFittingPriority: free.contains(.vertical) ? .fittingSizeLevel : .required)
    }

    /// The view whose constraints say how large this one would like to be.
    var fittedView: UIView { self }

    // MARK: - In the collection view

    final weak var collectionView: UICollectionView?

    /// What the view was given last; nil while it isn't in use.
    final var layoutAttributes: UICollectionViewLayoutAttributes?

    /// The size that the view was last asked about, and answered with.
    final var fittedSize: CGSize?
}

extension UIView {
    /// Whether the view's constraints or its content say how large it is.
    var sizesByContent: Bool {
        !constraints.isEmpty || self is any UIContentView
            || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }
}
