public import Foundation

extension UIButton {
    /// The look of a button as one value.
    ///
    /// Sizes and colours are those of
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct and of
    /// Apple's design resources for iOS.
    @MainActor public struct Configuration {
        enum Style { case plain, gray, tinted, filled, borderless, bordered }

        let style: Style

        /// The first line; `nil` or an empty text takes no room. Setting it takes the place of an
        /// attributed title.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The first line with its attributes; what it has none of is the button's.
        public var attributedTitle: AttributedString?
        /// Called with the attributes of each part of the title before it is drawn.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The second line, smaller; `nil` or an empty text takes no room. Setting it takes the place
        /// of an attributed subtitle.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The second line with its attributes; what it has none of is the button's.
        public var attributedSubtitle: AttributedString?
        /// Called with the attributes of each part of the subtitle before it is drawn.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Beside the texts, where `imagePlacement` says. A template, such as a symbol, is drawn in
        /// the foreground's colour.
        public var image: UIImage?
        /// Of texts, templates and the indicator; `nil` takes the style's. A button that is
        /// disabled or pressed shows it paler.
        public var baseForegroundColor: UIColor?
        /// What the style makes its background from; `nil` takes the tint colour, or grey.
        public var baseBackgroundColor: UIColor?
        /// By which `contentInsets` are chosen, and the text style of the title; setting it changes
        /// the insets only when `setDefaultContentInsets()` follows.
        public var buttonSize = Size.medium
        /// Whether the corners are as round as `background` says, or by a size of the system's.
        public var cornerStyle = CornerStyle.dynamic
        /// Around the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// Where the picture stands: one edge.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between picture and title, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The background's colour, edge and corners, before what `baseBackgroundColor` and the
        /// state make of them.
        public var background = UIBackgroundConfiguration.button()
        /// How the lines of the title, and title and subtitle, stand to one another.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether something that is under way is shown in the place of the picture.
        public var showsActivityIndicator = false
        /// How a symbol is drawn; `nil` goes by the title's size.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        init(style: Style) {
            self.style = style
            contentInsets = Size.medium.insets
            if style == .borderless { contentInsets = .zero }
        }

        /// The configuration with what its style gives to a button in the button's state.
        public func updated(for button: UIButton) -> Configuration {
            let look = ButtonLook(configuration: self, button: button)
            var configuration = self
            configuration.baseForegroundColor = look.foreground
            configuration.background.backgroundColor = look.background
            return configuration
        }

        /// Gives the insets of the size.
        public mutating func setDefaultContentInsets() {
            contentInsets = style == .borderless ? .zero : buttonSize.insets
        }

        /// How the lines of a title stand to one another.
        public enum TitleAlignment: Int, Sendable {
            /// As the button's content stands.
            case automatic = 0
            /// At the side where reading begins.
            case leading = 1
            /// In the middle.
            case center = 2
            /// At the side where reading ends.
            case trailing = 3
        }

        /// No background; the tint colour in front.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// A grey background.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// A pale background of the tint colour.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// A background of the tint colour; white in front.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// No background and no room around the content.
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        /// As `gray`, with the tint colour in front.
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        /// As `tinted`.
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        /// As `filled`.
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        /// How large a button is, by its insets and its font.
        public enum Size: Sendable {
            /// `mini` and `small` have the same insets and the subheadline's text; `medium` and `large`
            /// have the body's.
            case mini, small, medium, large

            /// In points.
            var insets: NSDirectionalEdgeInsets {
                switch self {
                case .mini, .small:
                    NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                case .medium:
                    NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
                case .large:
                    NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
                }
            }

            var textStyle: UIFont.TextStyle {
                switch self {
                case .mini, .small: .subheadline
                case .medium, .large: .body
                }
            }
        }

        /// How round a button's corners are.
        public enum CornerStyle: Sendable {
            /// The background's own radius.
            case fixed
            /// The background's own radius, larger at larger sizes.
            case dynamic
            /// A radius of 4, 8 and 14 points, and at most half of the height.
            case small, medium, large
            /// Half of the height.
            case capsule

            /// In points.
            func radius(for height: CGFloat, given radius: CGFloat) -> CGFloat {
                switch self {
                case .fixed, .dynamic: min(radius, height / 2)
                case .small: min(4, height / 2)
                case .medium: min(8, height / 2)
                case .large: min(14, height / 2)
                case .capsule: height / 2
                }
            }
        }
    }
}

/// Some of a rectangle's edges, by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge at which reading begins: left in English, right in Arabic.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge at which reading ends: right in English, left in Arabic.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
