import Foundation

/// One segment: a title or a picture. Assistive technology and the keyboard come to each of them.
final class SegmentView: UIView {
    /// On both sides of the content, in points.
    private static let padding: CGFloat = 10

    let label = UILabel(frame: .zero)
    let imageView = UIImageView(frame: .zero)
    weak var control: UISegmentedControl?

    var action: UIAction?
    var isEnabled = true
    /// In points; 0 shares what the others leave.
    var fixedWidth: CGFloat = 0
    var offset = CGSize.zero

    var title: String? {
        didSet { if title != nil { image = nil } }
    }

    var image: UIImage? {
        didSet { if image != nil { title = nil } }
    }

    init(in control: UISegmentedControl) {
        self.control = control
        super.init(frame: .zero)
        isUserInteractionEnabled = true
        isAccessibilityElement = true
        label.isAccessibilityElement = false
        label.textAlignment = .center
        imageView.contentMode = .center
        addSubview(label)
        addSubview(imageView)
    }

    required init?(coder: NSCoder) {
        fatalError("SegmentView is a part of UISegmentedControl alone")
    }

    var contentWidth: CGFloat {
        let content = image?.size.width ?? label.intrinsicContentSize.width
        return content.rounded(.up) + 2 * Self.padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: min(4, bounds.width / 4), dy: 0)
        let place = inner.offsetBy(dx: offset.width, dy: offset.height)
        label.frame = place
        imageView.frame = place
    }

    /// The control itself is touched.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    // MARK: - Focus and accessibility

    /// Tab comes to one segment of a control, and arrows go on from there.
    override var canBecomeFocused: Bool {
        guard let control, control.isEnabled, isEnabled else { return false }
        return control.keyboardSegment === self
    }

    override var focusCornerRadius: CGFloat { 7 }

    @discardableResult override func accessibilityActivate() -> Bool {
        guard let control, control.isEnabled, isEnabled else { return false }
        control.choose(self)
        return true
    }

    override var defaultAccessibilityLabel: String? {
        title ?? action?.title ?? image?.accessibilityName
    }

    /// As VoiceOver has it: the place among the segments.
    override var defaultAccessibilityValue: String? {
        guard let control, let index = control.index(of: self) else { return nil }
        return "\(index + 1) of \(control.numberOfSegments)"
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = .button
        guard let control else { return traits }
        if control.isShownSelected(self) { traits.insert(.selected) }
        if !control.isEnabled || !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    override var accessibleDetails: AccessibleDetails {
        AccessibleDetails(role: control?.isMomentary == true ? .button : .radio)
    }
}

extension UIImage {
    /// What a picture is called that stands in the place of a text: a symbol's name, in words.
    var accessibilityName: String? {
        guard case .symbol(let symbol) = content else { return nil }
        return symbol.name.split(separator: ".").joined(separator: " ")
    }
}
