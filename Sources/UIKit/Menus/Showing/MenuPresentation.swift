import Foundation

/// A menu that is open in a window: its platters, one for each submenu that was opened, and what
/// fingers, the pointer and the keyboard do to them.
@MainActor final class MenuPresentation {
    /// What a menu is opened with.
    struct Request {
        let menu: UIMenu
        /// What it belongs to, in the window.
        let anchor: CGRect
        /// Who performs actions; commands look for their method from here on.
        weak var sender: NSObject?
        /// Opened by a key: the first row is highlighted.
        var isByKeyboard = false
        /// What the menu is about, shown above it.
        var preview: ContextMenuPreview?
        /// Called when an element was chosen, before it is performed.
        var onSelect: ((UIMenuElement) -> Void)?
        /// Called when the menu begins to close.
        var onClose: (() -> Void)?
        /// Called when the menu is no longer to be seen.
        var onEnd: (() -> Void)?
    }

    weak var window: UIWindow?
    private let request: Request
    private let backdrop = MenuBackdrop(frame: .zero)
    private(set) var platters: [MenuPlatter] = []
    private(set) var highlighted: MenuRowView?
    private weak var focusBefore: UIView?
    var typing = MenuTyping()

    /// Between menus and the window's edges, in points.
    private static let margin: CGFloat = 10

    /// Opens a menu; `nil` when there is nothing in it. One that is open in the window closes.
    @discardableResult
    static func open(_ request: Request, in window: UIWindow) -> MenuPresentation? {
        request.menu.forgetDeferredElements()
        guard !MenuContent(request.menu).sections.isEmpty else { return nil }
        window.openMenu?.close()
        let presentation = MenuPresentation(request, window)
        window.openMenu = presentation
        presentation.show()
        return presentation
    }

    private init(_ request: Request, _ window: UIWindow) {
        self.request = request
        self.window = window
    }

    /// The platter that keyboard and assistive technology are kept to.
    var top: MenuPlatter? { platters.last }

    // MARK: - Opening

    private func show() {
        guard let window else { return }
        focusBefore = window.focus.view
        window.focus.move(to: nil, in: window)
        backdrop.frame = window.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.onTouch = { [weak self] in self?.close() }
        backdrop.onResize = { [weak self] in self?.close(animated: false) }
        window.addSubview(backdrop)
        showPreview(in: window)
        push(request.menu, from: nil)
        if request.isByKeyboard { moveHighlight(to: rows.first { $0.isEnabled }) }
    }

    private func showPreview(in window: UIWindow) {
        guard let preview = request.preview else { return }
        let height = MenuListView(MenuContent(request.menu), header: nil)
            .sizeThatFits(CGSize(width: menuWidth, height: 0)).height.rounded(.up)
        preview.place(besideMenuOf: height, in: area)
        window.addSubview(preview)
        preview.appear()
        backdrop.appear()
    }

    private func push(_ menu: UIMenu, from row: MenuRowView?) {
        guard let window else { return }
        let platter = MenuPlatter(menu, isSubmenu: row != nil, presentation: self)
        let hover = MenuHoverGestureRecognizer()
        hover.presentation = self
        platter.addGestureRecognizer(hover)
        window.addSubview(platter.shade)
        window.addSubview(platter)
        let parent = platters.last
        highlight(nil)
        platters.append(platter)
        prepareRows(of: platter)
        let origin = place(platter, over: row)
        if let parent {
            UIView.animate(withDuration: 0.25) {
                parent.contentView.alpha = 0.4
                parent.transform = CGAffineTransform(scaleX: 0.96, y: 0.96)
            }
        }
        MenuMotion.appear(platter, from: origin)
        loadDeferredElements(of: platter)
        window.accessibilityDidChange()
    }

    private func prepareRows(of platter: MenuPlatter) {
        for row in platter.list.rows + [platter.list.header].compactMap({ $0 }) {
            row.onActivate = { [weak self, weak row] in
                if let self, let row { choose(row, byKeyboard: true) }
            }
        }
    }

    private func loadDeferredElements(of platter: MenuPlatter) {
        for element in MenuContent(platter.menu).unknown {
            element.load { [weak self, weak platter] in
                if let self, let platter, platters.contains(platter) { reload(platter) }
            }
        }
    }

    /// Shows another menu in the place of one that is open.
    func replace(_ old: UIMenu, by new: UIMenu) {
        guard let platter = platters.first(where: { $0.menu === old }) else { return }
        platter.menu = new
        reload(platter)
    }

    /// Shows a menu whose elements, or their states, are others now.
    private func reload(_ platter: MenuPlatter) {
        let old = highlighted?.element
        let isSubmenu = platter.list.header != nil
        highlighted = nil
        platter.list.show(
            MenuContent(platter.menu), header: isSubmenu ? platter.menu : nil)
        prepareRows(of: platter)
        if platter.transform == .identity { place(platter, over: nil, keepsOrigin: true) }
        if platter === top, let old { highlight(rows.first { $0.element === old }) }
        loadDeferredElements(of: platter)
        window?.accessibilityDidChange()
    }

    /// Where menus may be, in the window.
    private var area: CGRect {
        guard let window else { return .zero }
        return window.bounds.inset(by: window.safeAreaInsets)
            .insetBy(dx: Self.margin, dy: Self.margin)
    }

    private var menuWidth: CGFloat {
        let body = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: window?.traitCollection
        ).pointSize
        return min((MenuPlatter.width * max(1, body / 17)).rounded(), area.width)
    }

    /// - Returns: Where the platter grows from, in the window.
    @discardableResult
    private func place(
        _ platter: MenuPlatter, over row: MenuRowView?, keepsOrigin: Bool = false
    ) -> CGPoint {
        guard let window else { return .zero }
        let area = area
        let width = menuWidth
        let height = platter.list.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
        let size = CGSize(width: width, height: height)
        if keepsOrigin, platters.first !== platter {
            platter.frame = Self.moved(CGRect(origin: platter.frame.origin, size: size), into: area)
            return .zero
        }
        if let row, let parent = row.superview {
            let place = parent.convert(row.frame, to: nil)
            platter.frame = Self.moved(CGRect(origin: place.origin, size: size), into: area)
            return CGPoint(x: place.midX, y: place.midY)
        }
        let placement = MenuPlacement(
            size: size, anchor: request.preview?.frame ?? request.anchor, area: area,
            startsRight: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        platter.frame = placement.frame
        return placement.origin
    }

    private static func moved(_ frame: CGRect, into area: CGRect) -> CGRect {
        let height = min(frame.height, area.height)
        return CGRect(
            x: max(area.minX, min(frame.minX, area.maxX - frame.width)).rounded(),
            y: max(area.minY, min(frame.minY, area.maxY - height)).rounded(),
            width: frame.width, height: height)
    }

    // MARK: - Closing

    /// Closes the menu with all its submenus.
    func close(animated: Bool = true) {
        guard let window, window.openMenu === self else { return }
        window.openMenu = nil
        backdrop.disappear(animated: animated)
        request.preview?.disappear(animated: animated)
        highlighted = nil
        if let focusBefore, focusBefore.window === window {
            window.focus.move(to: focusBefore, in: window)
        } else {
            window.focus.move(to: nil, in: window)
        }
        request.onClose?()
        let closing = platters
        platters = []
        for platter in closing {
            MenuMotion.disappear(platter, animated: animated) { [onEnd = request.onEnd] in
                if platter === closing.last { onEnd?() }
            }
        }
        window.accessibilityDidChange()
    }

    /// Closes the submenu that was opened last.
    func pop(byKeyboard: Bool) {
        guard platters.count > 1 else { return }
        let closing = platters.removeLast()
        highlight(nil)
        MenuMotion.disappear(closing, animated: true) {}
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
            top?.contentView.alpha = 1
            top?.transform = .identity
        }
        let opener = rows.first { $0.element === closing.menu }
        if byKeyboard { moveHighlight(to: opener) }
        window?.accessibilityDidChange()
    }

    // MARK: - Choosing

    var rows: [MenuRowView] { top?.list.rows ?? [] }

    func choose(_ row: MenuRowView, byKeyboard: Bool) {
        guard row.isEnabled, let platter = top else { return }
        switch row.row {
        case .loading: break
        case .submenu(let menu):
            if row === platter.list.header {
                pop(byKeyboard: byKeyboard)
            } else {
                push(menu, from: row)
                if byKeyboard {
                    moveHighlight(to: rows.first { $0.isEnabled })
                }
            }
        case .element(let element):
            platter.menu.singleSelectionMenu(of: element)?.mark(element)
            let stays = element.shownAttributes.contains(.keepsMenuPresented)
            if !stays { close() }
            request.onSelect?(element)
            element.perform(from: request.sender, in: window)
            if stays, platters.contains(platter) { reload(platter) }
        }
    }

    // MARK: - Fingers and pointer

    private func row(at location: CGPoint) -> MenuRowView? {
        guard let list = top?.list else { return nil }
        return list.row(at: list.convert(location, from: nil))
    }

    /// A finger on the menus, or the pointer over them, is at a place in the window.
    func track(_ location: CGPoint) {
        let row = row(at: location)
        highlight(row.flatMap { $0.isEnabled ? $0 : nil })
    }

    /// The finger was lifted.
    func endTracking(_ location: CGPoint) {
        if let row = row(at: location) {
            highlight(nil)
            choose(row, byKeyboard: false)
        } else if top?.frame.contains(location) == false,
            platters.dropLast().contains(where: { $0.frame.contains(location) })
        {
            pop(byKeyboard: false)
        }
    }

    func cancelTracking() {
        highlight(nil)
    }

    /// Where the finger that opened the menu came down, in the window.
    private var heldFrom: CGPoint?

    /// The finger that opened the menu moved on to a place in the window.
    func trackHeld(_ location: CGPoint) {
        if heldFrom == nil { heldFrom = location }
        if hasLeftStart(location) { track(location) }
    }

    /// The finger that opened the menu was lifted: on a row it chooses that, elsewhere the menu stays.
    func endTrackingHeld(_ location: CGPoint) {
        if hasLeftStart(location), row(at: location) != nil { endTracking(location) }
    }

    private func hasLeftStart(_ location: CGPoint) -> Bool {
        guard let heldFrom else { return false }
        return hypot(location.x - heldFrom.x, location.y - heldFrom.y) > 10
    }

    func highlight(_ row: MenuRowView?) {
        guard row !== highlighted else { return }
        highlighted?.isHighlighted = false
        highlighted = row
        row?.isHighlighted = true
    }
}

/// Highlights what the pointer is over.
private final class MenuHoverGestureRecognizer: UIHoverGestureRecognizer {
    weak var presentation: MenuPresentation?

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        switch state {
        case .began, .changed: presentation?.track(lastLocation)
        default: presentation?.cancelTracking()
        }
    }
}
