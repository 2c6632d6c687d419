import Foundation

/// What a button shows in its current state, whichever way it was told.
@MainActor struct ButtonLook {
    var title: String?
    /// Shown in the place of the title.
    var attributedTitle: NSAttributedString?
    var subtitle: String?
    /// Shown in the place of the subtitle.
    var attributedSubtitle: NSAttributedString?
    var image: UIImage?
    /// `nil` keeps the label's own.
    var font: UIFont?
    var subtitleFont: UIFont?
    var foreground: UIColor
    var background: UIColor?
    var backgroundImage: UIImage?
    var strokeColor: UIColor?
    /// In points.
    var strokeWidth: CGFloat = 1
    var showsActivityIndicator = false
    var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    var alpha: CGFloat = 1
    var insets = NSDirectionalEdgeInsets.zero
    var minimumSize = CGSize.zero
    var imagePlacement = NSDirectionalRectEdge.leading
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var cornerStyle = UIButton.Configuration.CornerStyle.fixed
    var cornerRadius: CGFloat = 0

    // MARK: - Without a configuration

    init(states: ButtonStates, button: UIButton) {
        let isSystem = button.buttonType != .custom
        attributedTitle = states.attributedTitle(for: button.state)
        title = attributedTitle?.string ?? states.title(for: button.state)
        image = states.image(for: button.state)
        let tint = button.role == .destructive ? UIColor.systemRed : button.tintColor ?? .tintColor
        backgroundImage = ButtonStates.value(states.backgroundImages, button.state)
        foreground = states.titleColor(for: button.state) ?? (isSystem ? tint : .white)
        if !button.isEnabled, isSystem { foreground = .tertiaryLabel }
        if button.isHighlighted { alpha = isSystem ? 0.25 : 0.5 }
        if isSystem { insets = NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0) }
        minimumSize = CGSize(width: 30, height: 0)
        imagePadding = title != nil && image != nil ? 4 : 0
        if button.buttonType == .close { beClose(button) }
        showHover(button)
    }

    /// A cross on a grey disc of 30 points, as in Apple's design resources for iOS 16.
    private mutating func beClose(_ button: UIButton) {
        foreground = button.isEnabled ? .secondaryLabel : .tertiaryLabel
        background = button.isHighlighted ? .secondarySystemFill : .tertiarySystemFill
        cornerStyle = .capsule
        insets = .zero
        minimumSize = CGSize(width: 30, height: 30)
    }

    /// Under a pointer, a button without a background gets one, and that of others is stronger.
    private mutating func showHover(_ button: UIButton) {
        guard button.isHovered, button.isEnabled, !button.isHighlighted else { return }
        if background == nil, backgroundImage == nil {
            background = .quaternarySystemFill
            if cornerStyle == .fixed, cornerRadius == 0 { cornerRadius = 8 }
        } else {
            background = background.map { color in
                UIColor { traits in
                    let fixed = color.cgColor(with: traits)
                    return UIColor(cgColor: fixed.copy(alpha: fixed.alpha * 0.88) ?? fixed)
                }
            }
        }
    }

    // MARK: - With one

    init(configuration: UIButton.Configuration, button: UIButton) {
        title = configuration.title
        subtitle = configuration.subtitle
        image = configuration.image
        let traits = button.traitCollection
        let font = UIFont.preferredFont(
            forTextStyle: configuration.buttonSize.textStyle, compatibleWith: traits)
        self.font = font
        // A symbol is as large as the text that it stands beside.
        image = image?.withConfiguration(
            configuration.preferredSymbolConfigurationForImage
                ?? UIImage.SymbolConfiguration(font: font))
        showsActivityIndicator = configuration.showsActivityIndicator
        titleAlignment = configuration.titleAlignment
        subtitleFont = .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
        let tint = button.role == .destructive ? UIColor.systemRed : button.tintColor ?? .tintColor
        foreground = Self.foreground(configuration, tint)
        background = Self.background(configuration, tint)
        strokeColor = configuration.background.strokeColor
        strokeWidth = max(1, configuration.background.strokeWidth)
        insets = configuration.contentInsets
        if configuration.buttonSize != .medium, insets == UIButton.Configuration.Size.medium.insets
        {
            insets = configuration.buttonSize.insets
        }
        imagePlacement = configuration.imagePlacement
        imagePadding = title == nil ? 0 : configuration.imagePadding
        titlePadding = configuration.titlePadding
        cornerStyle = configuration.cornerStyle
        cornerRadius = configuration.background.cornerRadius
        if configuration.buttonSize == .large, cornerStyle == .dynamic { cornerRadius = 8.75 }
        adapt(to: button)
        showHover(button)
        showAttributes(configuration)
    }

    /// After all else, since a button's state has a say in its colour.
    private mutating func showAttributes(_ configuration: UIButton.Configuration) {
        guard let font, let subtitleFont else { return }
        attributedTitle = ButtonText(
            configuration.attributedTitle, configuration.titleTextAttributesTransformer
        )?.attributed(font: font, color: foreground)
        attributedSubtitle = ButtonText(
            configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer
        )?.attributed(font: subtitleFont, color: foreground)
    }

    /// Lines of a title in several lines, and title and subtitle, stand as this says.
    @MainActor func textAlignment(_ button: UIButton) -> NSTextAlignment {
        let runsLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch titleAlignment {
        case .leading: return runsLeft ? .right : .left
        case .center: return .center
        case .trailing: return runsLeft ? .left : .right
        case .automatic: break
        }
        switch button.contentHorizontalAlignment {
        case .left: return .left
        case .right: return .right
        case .leading: return runsLeft ? .right : .left
        case .trailing: return runsLeft ? .left : .right
        case .center, .fill: return .center
        }
    }

    private static func foreground(
        _ configuration: UIButton.Configuration, _ tint: UIColor
    ) -> UIColor {
        if let color = configuration.baseForegroundColor { return color }
        switch configuration.style {
        case .filled: return .white
        case .plain, .gray, .tinted, .borderless, .bordered: return tint
        }
    }

    private static func background(
        _ configuration: UIButton.Configuration, _ tint: UIColor
    ) -> UIColor? {
        if let color = configuration.background.backgroundColor { return color }
        let base = configuration.baseBackgroundColor
        switch configuration.style {
        case .filled: return base ?? tint
        case .tinted: return (base ?? tint).withAlphaComponent(0.18)
        case .gray, .bordered: return base ?? .secondarySystemFill
        case .plain, .borderless: return base
        }
    }

    /// Pressed buttons are paler, disabled ones grey.
    private mutating func adapt(to button: UIButton) {
        if !button.isEnabled {
            foreground = .tertiaryLabel
            if background != nil { background = .tertiarySystemFill }
        } else if button.isSelected, background == nil {
            // A chosen button without a background has one of the tint colour.
            background = foreground.withAlphaComponent(0.15)
        } else if button.isHighlighted {
            alpha = 0.75
            background = background.map { color in
                UIColor { traits in
                    let fixed = color.cgColor(with: traits)
                    return UIColor(cgColor: fixed.copy(alpha: fixed.alpha * 0.75) ?? fixed)
                }
            }
        }
    }
}
