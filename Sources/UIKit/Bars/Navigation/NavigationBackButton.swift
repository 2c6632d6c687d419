import Foundation

/// The way back: an arrow, and the name of the screen before.
final class NavigationBackButton: UIControl {
    private let arrow = UIView(frame: .zero)
    private let arrowShape = StillShapeLayer()
    private let picture = UIImageView(frame: .zero)
    let label = UILabel(frame: .zero)
    private var previous: UINavigationItem?
    private var form = NavigationRowArrangement.BackForm.title
    private var customImage: UIImage?
    private var attributes: [NSAttributedString.Key: Any] = [:]

    /// In points.
    private static let arrowSize = CGSize(width: 12, height: 20.5)
    private static let gap: CGFloat = 6
    /// How far the arrow stands out over the bar's margin.
    private static let overhang: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for part in [arrow, picture, label] {
            part.isUserInteractionEnabled = false
            part.isAccessibilityElement = false
            addSubview(part)
        }
        arrowShape.fillColor = nil
        arrowShape.lineWidth = 2.5
        arrowShape.lineCap = .round
        arrowShape.lineJoin = .round
        arrow.layer.addSublayer(arrowShape)
        accessibilityIdentifier = "BackButton"
    }

    // MARK: - Content

    func show(_ previous: UINavigationItem?, appearance: UINavigationBarAppearance) {
        self.previous = previous
        customImage = previous?.backBarButtonItem?.image
        picture.image = customImage ?? appearance.backIndicatorImage
        picture.isHidden = picture.image == nil
        arrow.isHidden = appearance.backIndicatorImage != nil
        attributes = appearance.backButtonAppearance.attributes(for: state)
        tintColor = previous?.backBarButtonItem?.tintColor
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
        updateColors()
        showsForm(form)
    }

    /// The forms that the previous item allows and their widths, the longest first.
    var widths: [(form: NavigationRowArrangement.BackForm, width: CGFloat)] {
        let bare = Self.arrowSize.width - Self.overhang
        var forms: [(NavigationRowArrangement.BackForm, CGFloat)] = []
        if customImage != nil {
            let width = picture.image?.size.width ?? 0
            return [(.arrow, bare + Self.gap + width)]
        }
        for form in allowedForms {
            guard let text = text(for: form) else { continue }
            forms.append((form, bare + Self.gap + width(of: text)))
        }
        // A finger needs more than the arrow's width.
        return forms + [(.arrow, max(bare, 22))]
    }

    private var allowedForms: [NavigationRowArrangement.BackForm] {
        switch previous?.backButtonDisplayMode ?? .default {
        case .default: [.title, .generic]
        case .generic: [.generic]
        case .minimal: []
        }
    }

    private func text(for form: NavigationRowArrangement.BackForm) -> String? {
        switch form {
        case .title:
            let title = previous?.titleForBackButton
            // Without a name there is still a word for the way.
            return title ?? systemText("Back")
        case .generic: return systemText("Back")
        case .arrow: return nil
        }
    }

    private func width(of text: String) -> CGFloat {
        let measure = UILabel(frame: .zero)
        measure.font = label.font
        measure.text = text
        return measure.intrinsicContentSize.width.rounded(.up)
    }

    func showsForm(_ form: NavigationRowArrangement.BackForm) {
        self.form = form
        let text = customImage == nil ? text(for: form) : nil
        if label.text != text { label.text = text }
        label.isHidden = (text ?? "").isEmpty
    }

    private func updateColors() {
        let color = attributes[.foregroundColor] as? UIColor ?? tintColor ?? .tintColor
        label.textColor = color
        picture.tintColor = tintColor
        arrowShape.strokeColor = (tintColor ?? .tintColor).cgColor(with: traitCollection)
        let alpha: CGFloat = isHighlighted ? 0.3 : 1
        for part in [arrow, picture, label] where part.alpha != alpha { part.alpha = alpha }
    }

    override func controlStateDidChange() { updateColors() }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        updateColors()
    }

    // MARK: - Layout

    private var runsLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = Self.arrowSize
        let arrowX = runsLeft ? bounds.maxX - size.width + Self.overhang : -Self.overhang
        arrow.frame = CGRect(
            x: arrowX, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        drawArrow()
        let start = size.width - Self.overhang + Self.gap
        let height = label.intrinsicContentSize.height
        let width = max(0, bounds.width - start)
        label.frame = CGRect(
            x: runsLeft ? 0 : start, y: ((bounds.height - height) / 2).rounded(), width: width,
            height: height)
        if let image = picture.image {
            let x = customImage == nil ? arrowX : (runsLeft ? 0 : start)
            picture.frame = CGRect(
                x: x, y: ((bounds.height - image.size.height) / 2).rounded(),
                width: image.size.width, height: image.size.height)
        }
    }

    private func drawArrow() {
        let size = Self.arrowSize
        let inset: CGFloat = 2
        let path = UIBezierPath()
        let (tip, tail) = runsLeft ? (size.width - inset, inset) : (inset, size.width - inset)
        path.move(to: CGPoint(x: tail, y: inset))
        path.addLine(to: CGPoint(x: tip, y: size.height / 2))
        path.addLine(to: CGPoint(x: tail, y: size.height - inset))
        arrowShape.frame = CGRect(origin: .zero, size: size)
        arrowShape.path = path.cgPath
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -12, dy: 0).contains(point)
    }

    // MARK: - Accessibility

    override var defaultAccessibilityLabel: String? {
        let title = previous?.titleForBackButton ?? ""
        return title.isEmpty ? systemText("Back") : title
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}

/// A shape that takes every change at once.
private final class StillShapeLayer: CAShapeLayer {
    override var animatesChanges: Bool { false }
}
