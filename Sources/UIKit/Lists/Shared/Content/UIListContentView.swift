public import Foundation

/// Shows a picture and two texts as a list content configuration has them.
open class UIListContentView: UIView, UIContentView {
    public init(configuration: UIListContentConfiguration) {
        listConfiguration = configuration
        super.init(frame: .zero)
        show()
    }

    public required init?(coder: NSCoder) {
        listConfiguration = .cell()
        super.init(coder: coder)
        show()
    }

    private var listConfiguration: UIListContentConfiguration
    private var textLabel: UILabel?
    private var secondaryTextLabel: UILabel?
    private var imageView: UIImageView?

    open var configuration: any UIContentConfiguration {
        get { listConfiguration }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                fatalError(
                    "UIListContentView.configuration: \(type(of: newValue)) is no "
                        + "UIListContentConfiguration")
            }
            guard new != listConfiguration else { return }
            listConfiguration = new
            show()
        }
    }

    // MARK: - Content

    private func show() {
        let content = listConfiguration
        textLabel = show(
            content.text, content.attributedText, content.textProperties, in: textLabel)
        secondaryTextLabel = show(
            content.secondaryText, content.secondaryAttributedText,
            content.secondaryTextProperties, in: secondaryTextLabel)
        showImage()
        if alpha != content.alpha { alpha = content.alpha }
        contentSizeDidChange()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, in label: UILabel?
    ) -> UILabel? {
        let isEmpty = (attributed?.string ?? text ?? "").isEmpty
        if isEmpty {
            label?.isHidden = true
            return label
        }
        let label = label ?? makeLabel()
        label.isHidden = false
        properties.apply(to: label)
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = properties.transformed(text)
        }
        return label
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        addSubview(label)
        return label
    }

    private func showImage() {
        guard let image = listConfiguration.image else {
            imageView?.isHidden = true
            return
        }
        let view = imageView ?? UIImageView()
        if imageView == nil { addSubview(view) }
        imageView = view
        let properties = listConfiguration.imageProperties
        view.isHidden = false
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.image = image
        view.tintColor = properties.tintColor
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
    }

    private var imageSize: CGSize? {
        guard let view = imageView, !view.isHidden else { return nil }
        var size = view.sizeThatFits(.zero)
        let limit = listConfiguration.imageProperties.maximumSize
        let scale = min(
            1, limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
            limit.height > 0 && size.height > 0 ? limit.height / size.height : 1)
        size.width *= scale
        size.height *= scale
        return size
    }

    /// Symbols of one list begin their texts at one line.
    private static let symbolWidth: CGFloat = 28

    private var reservedImageWidth: CGFloat {
        let reserved = listConfiguration.imageProperties.reservedLayoutSize.width
        let isSymbol = listConfiguration.image?.isSymbolImage ?? false
        let usesStandard = reserved == UIListContentConfiguration.ImageProperties.standardDimension
        return usesStandard || reserved == 0 && isSymbol ? Self.symbolWidth : reserved
    }

    // MARK: - Layout

    private var contentMargins: UIEdgeInsets {
        let direction = effectiveUserInterfaceLayoutDirection
        var margins = listConfiguration.directionalLayoutMargins.resolved(for: direction)
        guard let around = superview?.layoutMargins else { return margins }
        let axes = listConfiguration.axesPreservingSuperviewLayoutMargins
        if axes.contains(.horizontal) {
            margins.left = max(margins.left, around.left)
            margins.right = max(margins.right, around.right)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, around.top)
            margins.bottom = max(margins.bottom, around.bottom)
        }
        return margins
    }

    private var contentLayout: ListContentLayout {
        var layout = ListContentLayout()
        layout.margins = contentMargins
        layout.image = imageSize
        layout.reservedImageWidth = reservedImageWidth
        layout.text = textLabel
        layout.secondaryText = secondaryTextLabel
        layout.prefersSideBySide = listConfiguration.prefersSideBySideTextAndSecondaryText
        layout.imagePadding = listConfiguration.imageToTextPadding
        layout.horizontalPadding = listConfiguration.textToSecondaryTextHorizontalPadding
        layout.verticalPadding = listConfiguration.textToSecondaryTextVerticalPadding
        layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return layout
    }

    /// From the leading edge to where the texts begin, in points.
    final var textStart: CGFloat { contentLayout.places(width: bounds.width).textStart }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentLayout.places(width: size.width).height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: contentLayout.places(width: bounds.width).height)
    }

    override var contentWraps: Bool { true }

    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        contentLayout.places(width: width).height
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = contentLayout.places(width: bounds.width, height: bounds.height)
        imageView?.frame = places.image
        textLabel?.frame = places.text
        secondaryTextLabel?.frame = places.secondaryText
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        contentSizeDidChange()
    }
}

extension UIListContentConfiguration.TextProperties {
    @MainActor func apply(to label: UILabel) {
        if label.font != font { label.font = font }
        let color = resolvedColor()
        if label.textColor !== color { label.textColor = color }
        label.textAlignment =
            switch alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        label.lineBreakMode = lineBreakMode
        label.numberOfLines = numberOfLines
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumScaleFactor
        label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }

    func transformed(_ text: String?) -> String? {
        switch transform {
        case .none: text
        case .uppercase: text?.localizedUppercase
        case .lowercase: text?.localizedLowercase
        case .capitalized: text?.localizedCapitalized
        }
    }
}
