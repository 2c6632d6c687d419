import Foundation

/// An edit menu that is open in a window. It takes no keys: the person goes on editing beside it.
@MainActor final class EditMenuPresentation {
    private weak var window: UIWindow?
    let bar: EditMenuBar
    private let shade = UIView(frame: .zero)
    private var target: CGRect
    private let sender: NSObject?
    private let onClose: () -> Void

    /// Between the menu and what it belongs to, and the window's edges, in points.
    private static let gap: CGFloat = 8

    /// Opens a menu above what it belongs to, or below where there is no room; `nil` when there is
    /// nothing in it.
    ///
    /// - Parameters:
    ///   - target: What the menu belongs to, in the window.
    ///   - sender: Who performs actions; commands look for their method from here on.
    static func open(
        _ menu: UIMenu, in window: UIWindow, at target: CGRect, sender: NSObject?,
        onClose: @escaping () -> Void
    ) -> EditMenuPresentation? {
        let elements = MenuContent(menu).sections.flatMap(\.rows).compactMap { row in
            switch row {
            case .element(let element): element
            case .submenu(let menu): menu as UIMenuElement
            case .loading: nil
            }
        }
        window.editMenu?.close()
        guard !elements.isEmpty else { return nil }
        let presentation = EditMenuPresentation(elements, window, target, sender, onClose)
        window.editMenu = presentation
        presentation.show()
        return presentation
    }

    private init(
        _ elements: [UIMenuElement], _ window: UIWindow, _ target: CGRect, _ sender: NSObject?,
        _ onClose: @escaping () -> Void
    ) {
        self.window = window
        self.target = target
        self.sender = sender
        self.onClose = onClose
        bar = EditMenuBar(elements, largestWidth: window.bounds.width - 2 * Self.gap)
    }

    private func show() {
        guard let window else { return }
        bar.onChoose = { [weak self] in self?.choose($0, $1) }
        bar.onResize = { [weak self] in self?.place() }
        shade.isUserInteractionEnabled = false
        // A layer that shows nothing casts no shadow.
        shade.backgroundColor = UIColor(white: 0, alpha: 0.004)
        shade.layer.cornerRadius = bar.layer.cornerRadius
        shade.layer.shadowOpacity = 0.2
        shade.layer.shadowRadius = 12
        shade.layer.shadowOffset = CGSize(width: 0, height: 4)
        window.addSubview(shade)
        window.addSubview(bar)
        place()
        UIView.performWithoutAnimation { for view in [shade, bar] { view.alpha = 0 } }
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { [self] in
            for view in [shade, bar] { view.alpha = 1 }
        }
        window.accessibilityDidChange()
    }

    /// Stands beside another place.
    func move(to target: CGRect, animated: Bool) {
        self.target = target
        if animated {
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [self] in
                place()
            }
        } else {
            place()
        }
    }

    private func place() {
        guard let window else { return }
        let size = bar.bounds.size
        let area = window.bounds.inset(by: window.safeAreaInsets)
            .insetBy(dx: Self.gap, dy: Self.gap)
        let isAbove = target.minY - Self.gap - size.height >= area.minY
        let y = isAbove ? target.minY - Self.gap - size.height : target.maxY + Self.gap
        let frame = CGRect(
            x: max(area.minX, min(target.midX - size.width / 2, area.maxX - size.width)).rounded(),
            y: max(area.minY, min(y, area.maxY - size.height)).rounded(), width: size.width,
            height: size.height)
        for view in [shade, bar] { view.frame = frame }
    }

    var isOpen: Bool { window?.editMenu === self }

    // MARK: - Closing

    /// A press begins somewhere in the window: one beside the menu closes it, and goes on to what it
    /// is on.
    func touchWillBegin(at location: CGPoint) {
        if !bar.frame.contains(location) { close() }
    }

    func close() {
        guard let window, window.editMenu === self else { return }
        window.editMenu = nil
        onClose()
        bar.isUserInteractionEnabled = false
        bar.accessibilityElementsHidden = true
        guard UIView.areAnimationsEnabled else {
            for view in [shade, bar] { view.removeFromSuperview() }
            return
        }
        UIView.animate(withDuration: 0.15) { [self] in
            for view in [shade, bar] { view.alpha = 0 }
        } completion: { [self] _ in
            for view in [shade, bar] { view.removeFromSuperview() }
        }
        window.accessibilityDidChange()
    }

    private func choose(_ element: UIMenuElement, _ place: CGRect) {
        guard let window else { return }
        close()
        if let menu = element as? UIMenu {
            MenuPresentation.open(
                MenuPresentation.Request(menu: menu, anchor: place, sender: sender), in: window)
        } else {
            element.perform(from: sender, in: window)
        }
    }
}
