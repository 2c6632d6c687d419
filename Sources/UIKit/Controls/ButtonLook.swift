import Foundation

/// What a button shows in its current state, whichever way it was told.
@MainActor struct ButtonLook {
    var title: String?
    /// Shown in the place of the title.
    var attributedTitle: NSAttributedString?
    var subtitle: String?
    var image: UIImage?
    /// `nil` keeps the label's own.
    var font: UIFont?
    var subtitleFont: UIFont?
    var foreground: UIColor
    var background: UIColor?
    var strokeColor: UIColor?
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
        let tint = button.tintColor ?? .tintColor
        foreground = states.titleColor(for: button.state) ?? (isSystem ? tint : .white)
        if !button.isEnabled, isSystem { foreground = .tertiaryLabel }
        if button.isHighlighted { alpha = isSystem ? 0.25 : 0.5 }
        if isSystem { insets = NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0) }
        minimumSize = CGSize(width: 30, height: 0)
        imagePadding = title != nil && image != nil ? 4 : 0
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
        image = image?.withConfiguration(UIImage.SymbolConfiguration(font: font))
        subtitleFont = .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
        let tint = button.tintColor ?? .tintColor
        foreground = Self.foreground(configuration, tint)
        background = Self.background(configuration, tint)
        strokeColor = configuration.background.strokeColor
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
