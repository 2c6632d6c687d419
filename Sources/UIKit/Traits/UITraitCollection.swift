public import Foundation

/// What a view needs to know of its surroundings: light or dark, scale, room, direction, text size.
///
/// Immutable; a value that is unspecified leaves the question to the environment.
public final class UITraitCollection: NSObject, Sendable {
    /// Light or dark: the desktop's, unless a window or a view overrides it.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// `pad` on Linux, in windows of every size.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Pixels per point; 0 is unspecified.
    public let displayScale: CGFloat
    /// Whether there is much room across; it follows the window's width.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// Whether there is much room down; it follows the window's height.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The direction of reading, which the language says.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// How large a person wants texts.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Whether this is on what lies over something else, such as a sheet.
    public let userInterfaceLevel: UIUserInterfaceLevel

    init(
        style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
        scale: CGFloat = 0, horizontal: UIUserInterfaceSizeClass = .unspecified,
        vertical: UIUserInterfaceSizeClass = .unspecified,
        direction: UITraitEnvironmentLayoutDirection = .unspecified,
        contentSize: UIContentSizeCategory = .unspecified,
        level: UIUserInterfaceLevel = .unspecified
    ) {
        userInterfaceStyle = style
        userInterfaceIdiom = idiom
        displayScale = scale
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        layoutDirection = direction
        preferredContentSizeCategory = contentSize
        userInterfaceLevel = level
    }

    public override convenience init() {
        self.init(style: .unspecified)
    }

    /// One trait; the others are unspecified.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

    /// One trait; the others are unspecified.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(idiom: idiom)
    }

    /// One trait; the others are unspecified.
    public convenience init(displayScale scale: CGFloat) {
        self.init(scale: scale)
    }

    /// One trait; the others are unspecified.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }

    /// One trait; the others are unspecified.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(vertical: verticalSizeClass)
    }

    /// One trait; the others are unspecified.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }

    /// One trait; the others are unspecified.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(contentSize: preferredContentSizeCategory)
    }

    /// One trait; the others are unspecified.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(level: userInterfaceLevel)
    }

    /// Joins collections; where several specify a trait, the last one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        let joined = traitCollections.reduce(UITraitCollection()) { $1.over($0) }
        self.init(
            style: joined.userInterfaceStyle, idiom: joined.userInterfaceIdiom,
            scale: joined.displayScale, horizontal: joined.horizontalSizeClass,
            vertical: joined.verticalSizeClass, direction: joined.layoutDirection,
            contentSize: joined.preferredContentSizeCategory, level: joined.userInterfaceLevel)
    }

    /// This collection's traits, and the other's where this one says nothing.
    func over(_ other: UITraitCollection) -> UITraitCollection {
        UITraitCollection(
            style: userInterfaceStyle == .unspecified
                ? other.userInterfaceStyle : userInterfaceStyle,
            idiom: userInterfaceIdiom == .unspecified
                ? other.userInterfaceIdiom : userInterfaceIdiom,
            scale: displayScale == 0 ? other.displayScale : displayScale,
            horizontal: horizontalSizeClass == .unspecified
                ? other.horizontalSizeClass : horizontalSizeClass,
            vertical: verticalSizeClass == .unspecified
                ? other.verticalSizeClass : verticalSizeClass,
            direction: layoutDirection == .unspecified ? other.layoutDirection : layoutDirection,
            contentSize: preferredContentSizeCategory == .unspecified
                ? other.preferredContentSizeCategory : preferredContentSizeCategory,
            level: userInterfaceLevel == .unspecified
                ? other.userInterfaceLevel : userInterfaceLevel)
    }

    /// True when the two differ in a way that changes what a dynamic colour looks like.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
    {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || userInterfaceLevel != traitCollection?.userInterfaceLevel
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle
            && userInterfaceIdiom == other.userInterfaceIdiom
            && displayScale == other.displayScale
            && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && layoutDirection == other.layoutDirection
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && userInterfaceLevel == other.userInterfaceLevel
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        return hasher.finalize()
    }

    // MARK: - The current collection

    /// The traits that dynamic colours resolve against outside of drawing and layout.
    ///
    /// While a view, or its controller, lays out its subviews or hears of new traits or a new tint
    /// colour, these are the view's own.
    @MainActor public static var current: UITraitCollection {
        get { chosen ?? UIScreen.main.traitCollection }
        set { chosen = newValue }
    }

    @MainActor private static var chosen: UITraitCollection? {
        didSet { DrawingEnvironment.current = DrawingEnvironment(traits: current) }
    }

    /// Calls a closure with this collection as the current one.
    @MainActor public func performAsCurrent(_ actions: () -> Void) {
        let before = Self.chosen
        Self.chosen = self
        defer { Self.chosen = before }
        actions()
    }
}
