public import Foundation

/// Shows a picture.
open class UIImageView: UIView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// A view of the picture's own size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// A view of the first picture's size.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    // MARK: - Content

    /// What is shown, by `contentMode`; its size is the view's intrinsic one. `nil` shows nothing
    /// and asks for no room.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if image?.size != oldValue?.size { contentSizeDidChange() }
            setNeedsDisplay()
        }
    }

    /// Shown in the place of `image` while the view is highlighted.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }

    /// Whether `highlightedImage` is shown, where there is one.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// How symbols are drawn that were made without a configuration of their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            contentSizeDidChange()
            setNeedsDisplay()
        }
    }

    private var shownImage: UIImage? {
        let chosen = isHighlighted ? highlightedImage ?? image : image
        guard let chosen, let preferredSymbolConfiguration, chosen.isSymbolImage else {
            return chosen
        }
        return chosen.withConfiguration(preferredSymbolConfiguration)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate ?? false { setNeedsDisplay() }
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        setNeedsDisplay()
    }

    // MARK: - Size and drawing

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    open override var intrinsicContentSize: CGSize {
        shownImage?.size
            ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    override func contentNode() -> RenderNode? {
        guard let image = shownImage, !bounds.isEmpty else { return nil }
        let place = contentMode.placement(of: image.size, in: bounds)
        return image.node(
            in: place, template: (tintColor ?? .tintColor).cgColor(with: traitCollection),
            displayScale: max(1, traitCollection.displayScale), traits: traitCollection)
    }

    // MARK: - Accessibility

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
}
