public import Foundation

/// A view that blurs what lies behind it. Put subviews into its `contentView`.
///
/// What is blurred is what its superview shows below it: the background and the siblings that are
/// drawn before. What lies behind the superview is not; there, the glass's colour alone is seen.
/// With a `UIVibrancyEffect` nothing is blurred, and what is in the `contentView` takes its colour.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect? {
        didSet { effectDidChange() }
    }

    public let contentView = UIView(frame: .zero)
    private let glass = UIView(frame: .zero)

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for view in [glass, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        glass.isUserInteractionEnabled = false
        effectDidChange()
    }

    private func effectDidChange() {
        let blur = effect as? UIBlurEffect
        glass.backgroundColor = blur?.tint
        layer.setBackdropBlur(blur == nil ? 0 : UIBlurEffect.radius)
        updateVibrancy()
    }

    private func updateVibrancy() {
        let vibrancy = effect as? UIVibrancyEffect
        contentView.layer.setVibrancy(vibrancy?.color(with: traitCollection))
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        updateVibrancy()
    }
}
