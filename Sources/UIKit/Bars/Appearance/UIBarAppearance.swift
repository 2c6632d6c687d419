public import Foundation

/// What lies behind the content of a bar.
@MainActor open class UIBarAppearance: NSObject {
    /// The usual background.
    public override init() {
        super.init()
    }

    public init(idiom: UIUserInterfaceIdiom) {
        super.init()
    }

    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// What blurs the content that goes on below the bar; `nil` leaves it sharp.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)

    /// Drawn before the effect.
    open var backgroundColor: UIColor?

    open var backgroundImage: UIImage?

    /// How the picture fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

    /// The hairline between bar and content; `nil` or clear draws none.
    open var shadowColor: UIColor? = UIBarAppearance.hairline

    /// Drawn in the place of the hairline.
    open var shadowImage: UIImage?

    /// Glass, and a hairline.
    open func configureWithDefaultBackground() {
        reset(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: Self.hairline)
    }

    /// A plain colour, and a hairline.
    open func configureWithOpaqueBackground() {
        reset(effect: nil, color: .systemBackground, shadow: Self.hairline)
    }

    /// Nothing at all.
    open func configureWithTransparentBackground() {
        reset(effect: nil, color: nil, shadow: nil)
    }

    private func reset(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }

    private static let hairline = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2)
    }

    /// Takes everything from another appearance.
    func take(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// Whether something of what lies behind can be seen.
    final var isTranslucent: Bool {
        guard let color = backgroundColor else { return backgroundImage == nil }
        return backgroundEffect != nil || color.cgColor(with: .current).alpha < 1
    }
}
