import Foundation

/// What lies behind a bar's content. The blur is the bar's own layer's, since it reaches what the bar's
/// superview shows.
final class BarBackground: UIView {
    private let glass = UIView(frame: .zero)
    private let color = UIView(frame: .zero)
    private let image = UIImageView(frame: .zero)
    private let shadow = UIImageView(frame: .zero)
    /// Whether the hairline is at the top edge, as on bars at the bottom of the screen.
    private let shadowIsOnTop: Bool

    init(shadowIsOnTop: Bool) {
        self.shadowIsOnTop = shadowIsOnTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for part in [glass, color, image, shadow] {
            part.isAccessibilityElement = false
            addSubview(part)
        }
        image.clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        shadowIsOnTop = false
        super.init(coder: coder)
    }

    func show(_ appearance: UIBarAppearance, blurring layer: CALayer) {
        glass.backgroundColor = appearance.backgroundEffect?.tint
        color.backgroundColor = appearance.backgroundColor
        image.image = appearance.backgroundImage
        image.contentMode = appearance.backgroundImageContentMode
        shadow.backgroundColor = appearance.shadowColor
        shadow.image = appearance.shadowImage
        let isSeen = appearance.backgroundEffect != nil && alpha > 0
        layer.setBackdropBlur(isSeen ? UIBlurEffect.radius : 0)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [glass, color, image] { part.frame = bounds }
        let height = shadow.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
        shadow.frame = CGRect(
            x: 0, y: shadowIsOnTop ? -height : bounds.maxY, width: bounds.width, height: height)
    }
}
