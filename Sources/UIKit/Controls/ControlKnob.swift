import Foundation

/// The white knob that a finger moves: a switch's, a slider's.
///
/// The shadow is that of Apple's design resources for iOS 16 (Switch, Slider).
final class ControlKnob: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        backgroundColor = .white
        layer.shadowColor = CGColor(gray: 0, alpha: 1)
        layer.shadowOpacity = 0.16
        layer.shadowRadius = 3.5
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.borderColor = CGColor(gray: 0, alpha: 0.06)
        layer.borderWidth = 0.5
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
