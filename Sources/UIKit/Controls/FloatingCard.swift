import Foundation

/// Something that a control opens above the rest: a card beside the control. A tap beside it, or
/// Escape, closes it.
final class FloatingCard: UIViewController {
    private let content: UIView
    private weak var source: UIView?
    private let card = UIView(frame: .zero)
    private let onClose: () -> Void
    private var isClosing = false
    private var dismissal: CardDismissal?

    /// In points.
    private static let margin: CGFloat = 8
    private static let padding: CGFloat = 8
    private static let cornerRadius: CGFloat = 13

    /// Shows a view, in its intrinsic size, beside the control that opens it.
    ///
    /// - Parameter onClose: Called once, when the card goes.
    static func show(_ content: UIView, from source: UIView, onClose: @escaping () -> Void) {
        let owner =
            sequence(first: source as UIResponder, next: \.next)
            .first { $0 is UIViewController } as? UIViewController
        guard let presenter = owner ?? source.window?.rootViewController else {
            onClose()
            return
        }
        let card = FloatingCard(content, source, onClose)
        card.modalPresentationStyle = .overFullScreen
        presenter.present(card, animated: false)
    }

    private init(_ content: UIView, _ source: UIView, _ onClose: @escaping () -> Void) {
        self.content = content
        self.source = source
        self.onClose = onClose
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("FloatingCard is a part of controls alone")
    }

    override func loadView() {
        let view = CardBackground(frame: .zero)
        view.onTap = { [weak self] in self?.close() }
        card.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : .white
        }
        card.layer.cornerRadius = Self.cornerRadius
        card.layer.shadowColor = CGColor(gray: 0, alpha: 1)
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 24
        card.layer.shadowOffset = CGSize(width: 0, height: 10)
        card.addSubview(content)
        view.addSubview(card)
        let dismissal = CardDismissal(accessibilityContainer: view)
        dismissal.onActivate = { [weak self] in self?.close() }
        view.accessibilityElements = [card, dismissal]
        self.dismissal = dismissal
        self.view = view
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
            .insetBy(dx: Self.margin, dy: Self.margin)
        let wanted = content.intrinsicContentSize
        let size = CGSize(
            width: min(wanted.width + 2 * Self.padding, area.width),
            height: min(wanted.height + 2 * Self.padding, area.height))
        card.frame = CGRect(origin: origin(of: size, in: area), size: size)
        content.frame = card.bounds.insetBy(dx: Self.padding, dy: Self.padding)
        dismissal?.accessibilityFrameInContainerSpace = view.bounds
    }

    /// Below the control where there is room, else above it, else as near as it fits.
    private func origin(of size: CGSize, in area: CGRect) -> CGPoint {
        guard let source, source.window != nil else {
            return CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
        }
        let anchor = source.convert(source.bounds, to: view)
        let x = min(max(area.minX, anchor.midX - size.width / 2), area.maxX - size.width)
        if anchor.maxY + Self.margin + size.height <= area.maxY {
            return CGPoint(x: x, y: anchor.maxY + Self.margin)
        }
        if anchor.minY - Self.margin - size.height >= area.minY {
            return CGPoint(x: x, y: anchor.minY - Self.margin - size.height)
        }
        return CGPoint(x: x, y: area.maxY - size.height)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIAccessibility.post(notification: .screenChanged, argument: content)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            close()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    private func close() {
        guard !isClosing else { return }
        isClosing = true
        dismiss(animated: false)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let source, source.canBecomeFocused, let window = source.window {
            window.focus.move(to: source, in: window)
        }
        onClose()
    }
}

/// What assistive technology closes a card with, as VoiceOver does a popover.
private final class CardDismissal: UIAccessibilityElement {
    var onActivate: () -> Void = {}

    override init(accessibilityContainer container: Any) {
        super.init(accessibilityContainer: container)
        accessibilityLabel = systemText("Dismiss popup")
        accessibilityTraits = .button
    }

    @discardableResult override func accessibilityActivate() -> Bool {
        onActivate()
        return true
    }
}

/// What lies behind a card: clear, and closes it.
private final class CardBackground: UIView {
    var onTap: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.view === self else { return }
        onTap()
    }
}
