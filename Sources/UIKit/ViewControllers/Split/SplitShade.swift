import Foundation

/// Darkens the content below a sidebar; a tap on it sends the sidebar away.
final class SplitShade: UIControl {
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.2)
        accessibilityLabel = systemText("Dismiss sidebar")
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}

/// The hairline between two columns.
final class SplitLine: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .separator
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
