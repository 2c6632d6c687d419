public import Foundation

/// A picture and two texts, as rows of lists have them.
///
///     var content = UIListContentConfiguration.subtitleCell()
///     content.text = "Ada"
///     content.secondaryText = "ada@example.org"
///     cell.contentConfiguration = content
public struct UIListContentConfiguration: Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// Takes the place of `text`.
    public var attributedText: NSAttributedString?
    /// How the first text looks.
    public var textProperties: TextProperties
    /// Below the first text, or beside it if `prefersSideBySideTextAndSecondaryText` says so; nil
    /// takes no room.
    public var secondaryText: String?
    /// Takes the place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties

    /// Along which axes the margins are at least those of the view around.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// In points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts stand side by side where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// In points.
    public var imageToTextPadding: CGFloat = 16
    /// In points; the least distance of texts that stand side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// In points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// From 0 to 1, of all that is shown.
    public var alpha: CGFloat = 1

    init(
        text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets
    ) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
    }

}

// MARK: - Showing

extension UIListContentConfiguration: UIContentConfiguration {
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled
            ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        var updated = self
        updated.textProperties.isDisabled = isDisabled
        updated.secondaryTextProperties.isDisabled = isDisabled
        return updated
    }
}

// MARK: - Parts

extension UIListContentConfiguration {
    /// How a text of the configuration looks.
    public struct TextProperties: Hashable {
        /// Where a text's lines stand.
        public enum TextAlignment: Int, Sendable {
            /// `natural` is the side where reading begins; `justified` fills the lines but the
            /// last.
            case natural, center, justified
        }

        /// In which letters a text is written.
        public enum TextTransform: Int, Sendable {
            /// Changes what is drawn and not what is read out.
            case none, uppercase, lowercase, capitalized
        }

        /// The text style's of the configuration until it is set.
        public var font: UIFont
        /// A cell that is disabled is drawn in another one: `resolvedColor()`.
        public var color: UIColor
        public var alignment = TextAlignment.natural
        /// How a text that has more lines than `numberOfLines` is cut.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 for as many as it takes.
        public var numberOfLines = 0
        /// Whether a text of one line that is too wide is drawn smaller before it is cut.
        public var adjustsFontSizeToFitWidth = false
        /// How small the text may get then, as a share of its size; 0 sets no limit.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether a font with a text style follows the person's text size when that changes.
        public var adjustsFontForContentSizeCategory = true
        /// In which letters the text is drawn.
        public var transform = TextTransform.none
        var isDisabled = false

        @MainActor init(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil) {
            let font = UIFont.preferredFont(forTextStyle: style)
            self.font = weight.map { style.preferredFont(weight: $0) } ?? font
            self.color = color
        }

        /// The colour that the text is drawn in.
        public func resolvedColor() -> UIColor { isDisabled ? .tertiaryLabel : color }
    }

    /// How the picture of the configuration looks.
    public struct ImageProperties: Hashable {
        /// How a symbol is drawn; nil draws it as the configuration does.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Nil takes the view's tint colour.
        public var tintColor: UIColor?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// In points; larger pictures are made smaller. 0 sets no limit.
        public var maximumSize = CGSize.zero
        /// In points, for pictures to stand in the middle of, so that texts of several rows begin at
        /// one line; 0 reserves what the picture takes, `standardDimension` what a symbol does.
        public var reservedLayoutSize = CGSize.zero

        /// Stands for the room that symbols have in lists.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The colour of a template in a view with a tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            self.tintColor ?? tintColor
        }
    }
}

extension UIFont.TextStyle {
    /// The style's font at another weight, and at the person's text size.
    @MainActor func preferredFont(weight: UIFont.Weight) -> UIFont {
        UIFontMetrics(forTextStyle: self).scaledFont(
            for: .systemFont(ofSize: pointSize(at: .large), weight: weight))
    }
}
