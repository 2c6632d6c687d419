public import Foundation

/// The one edit menu of older programs: it offers what the first responder can do. Newer ones use
/// `UIEditMenuInteraction`.
@MainActor open class UIMenuController: NSObject {
    open class var shared: UIMenuController { sharedController }

    private static let sharedController = UIMenuController()

    private override init() {
        super.init()
    }

    private weak var presentation: EditMenuPresentation?
    private weak var targetView: UIView?
    private var targetRect = CGRect.null

    /// What is offered besides cutting, copying and the like, where a responder has the method.
    open var menuItems: [UIMenuItem]? {
        didSet { update() }
    }

    open var isMenuVisible: Bool { presentation?.isOpen ?? false }

    /// In the window; zero while the menu is not shown.
    open var menuFrame: CGRect { isMenuVisible ? presentation?.bar.frame ?? .zero : .zero }

    /// Shows the menu beside a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        self.targetView = targetView
        self.targetRect = targetRect
        show()
    }

    /// Hides the menu, if it belongs to the view.
    open func hideMenu(from targetView: UIView) {
        if targetView === self.targetView { hideMenu() }
    }

    open func hideMenu() {
        presentation?.close()
    }

    /// Says where the menu will be shown.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetView = targetView
        self.targetRect = targetRect
    }

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show() } else { hideMenu() }
    }

    /// Makes the menu that is shown anew.
    open func update() {
        if isMenuVisible { show() }
    }

    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")

    // MARK: - Private

    private static let standardItems = [
        UIMenuItem(title: systemText("Cut"), action: "cut:"),
        UIMenuItem(title: systemText("Copy"), action: "copy:"),
        UIMenuItem(title: systemText("Paste"), action: "paste:"),
        UIMenuItem(title: systemText("Delete"), action: "delete:"),
        UIMenuItem(title: systemText("Select"), action: "select:"),
        UIMenuItem(title: systemText("Select All"), action: "selectAll:"),
    ]

    private func show() {
        guard let targetView, let window = targetView.window else { return }
        let items = Self.standardItems + (menuItems ?? [])
        let actions = items.compactMap { item in
            responder(for: item.action, from: window.firstResponder ?? targetView).map { target in
                UIAction(title: item.title) { [weak self, weak target] _ in
                    if let target {
                        ExposedMembers.send(item.action, to: target, from: self, for: nil)
                    }
                }
            }
        }
        guard !actions.isEmpty else { return }
        NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
        presentation = EditMenuPresentation.open(
            UIMenu(children: actions), in: window, at: targetView.convert(targetRect, to: nil),
            sender: self,
            onClose: { [weak self] in
                NotificationCenter.default.post(
                    name: Self.willHideMenuNotification, object: self)
            })
    }

    private func responder(for action: Selector, from first: UIResponder) -> UIResponder? {
        var candidate: UIResponder? = first
        while let current = candidate {
            if ExposedMembers.canSend(action, to: current) { return current }
            candidate = current.next
        }
        return nil
    }
}

/// An element of `UIMenuController`'s menu.
@MainActor open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
    }
}
