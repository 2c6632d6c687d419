import Foundation

/// The pane of glass that one menu is on. It stands in the window itself, so that the glass blurs what
/// is behind.
final class MenuPlatter: UIVisualEffectView {
    let list: MenuListView
    var menu: UIMenu
    /// Draws the shadow around the glass; it stands below it.
    let shade = UIView(frame: .zero)
    private weak var presentation: MenuPresentation?

    /// In points.
    static let cornerRadius: CGFloat = 13
    /// In points, at the usual text size.
    static let width: CGFloat = 250

    init(_ menu: UIMenu, isSubmenu: Bool, presentation: MenuPresentation) {
        self.menu = menu
        self.presentation = presentation
        list = MenuListView(MenuContent(menu), header: isSubmenu ? menu : nil)
        super.init(effect: UIBlurEffect(style: .systemThickMaterial))
        layer.cornerRadius = Self.cornerRadius
        layer.masksToBounds = true
        contentView.addSubview(list)
        shade.isUserInteractionEnabled = false
        // A layer that shows nothing casts no shadow.
        shade.backgroundColor = UIColor(white: 0, alpha: 0.004)
        shade.layer.cornerRadius = Self.cornerRadius
        shade.layer.shadowOpacity = 0.2
        shade.layer.shadowRadius = 16
        shade.layer.shadowOffset = CGSize(width: 0, height: 8)
    }

    required init?(coder: NSCoder) {
        menu = UIMenu()
        list = MenuListView(MenuContent(menu), header: nil)
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = contentView.bounds
        shade.bounds.size = bounds.size
        shade.center = center
        shade.layer.shadowPath =
            UIBezierPath(
                roundedRect: CGRect(origin: .zero, size: bounds.size),
                cornerRadius: Self.cornerRadius
            ).cgPath
    }

    override var accessibleDetails: AccessibleDetails {
        AccessibleDetails(role: .menu, isContainer: true)
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (menu.title.isEmpty ? nil : menu.title) }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(touches)
    }

    private func track(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        presentation?.track(touch.windowLocation)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        presentation?.endTracking(touch.windowLocation)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        presentation?.cancelTracking()
    }
}

/// Lies between the menus and the rest of the window, and takes what is meant for neither.
final class MenuBackdrop: UIView {
    var onTouch: (() -> Void)?
    var onResize: (() -> Void)?

    /// Darkens what is behind, for a menu with a preview.
    func appear() {
        UIView.animate(withDuration: 0.3) { [self] in
            backgroundColor = UIColor(white: 0, alpha: 0.25)
        }
    }

    func disappear(animated: Bool) {
        isUserInteractionEnabled = false
        onResize = nil
        guard animated, backgroundColor != nil, UIView.areAnimationsEnabled else {
            removeFromSuperview()
            return
        }
        UIView.animate(withDuration: 0.2) { [self] in
            alpha = 0
        } completion: { [self] _ in
            removeFromSuperview()
        }
    }

    private var knownSize: CGSize?

    override func layoutSubviews() {
        super.layoutSubviews()
        if let knownSize, knownSize != bounds.size { onResize?() }
        knownSize = bounds.size
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        onTouch?()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
