public import Foundation

/// A bar of tabs at the bottom of the screen, of which one is chosen.
open class UITabBar: UIView, BarItemObserver {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        addSubview(background)
        accessibilityTraits = .tabBar
        updateLooks()
    }

    open weak var delegate: (any UITabBarDelegate)?

    // MARK: - Items

    open var items: [UITabBarItem]? {
        get { buttons.map(\.item) }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let change = { [self] in show(items ?? []) }
        guard animated, window != nil else { return change() }
        UIView.transition(
            with: self, duration: 0.25, options: .transitionCrossDissolve, animations: change)
    }

    private final var buttons: [TabBarButton] = []

    private func show(_ items: [UITabBarItem]) {
        var old = buttons
        buttons = items.map { item in
            if let index = old.firstIndex(where: { $0.item === item }) {
                return old.remove(at: index)
            }
            let button = TabBarButton(item)
            button.addAction(
                UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
            item.observers.add(self)
            return button
        }
        for button in old {
            button.item.observers.remove(self)
            button.removeFromSuperview()
        }
        for button in buttons { addSubview(button) }
        if let item = selectedItem, !items.contains(where: { $0 === item }) { selectedItem = nil }
        updateLooks()
        window?.accessibilityDidChange()
    }

    /// The chosen tab. Setting it tells nobody.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { updateLooks() } }
    }

    private func choose(_ item: UITabBarItem) {
        if let controller {
            controller.choose(item)
            return
        }
        selectedItem = item
        _ = try? delegate?.tabBar(self, didSelect: item)
    }

    /// The controller whose tabs the bar shows.
    final weak var controller: UITabBarController?

    func itemDidChange(_ item: NSObject) {
        buttons.first { $0.item === item }?.update()
        if item === selectedItem { updateLooks() }
    }

    // MARK: - Looks

    /// The look while content is below the bar. The bar keeps a copy.
    open var standardAppearance: UITabBarAppearance {
        get { ownStandardAppearance ?? legacyAppearance }
        set {
            ownStandardAppearance = newValue.copied()
            updateLooks()
        }
    }

    private var ownStandardAppearance: UITabBarAppearance?

    /// The look while content is scrolled to its end; `nil` is the standard one without a background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { ownScrollEdgeAppearance }
        set {
            ownScrollEdgeAppearance = newValue?.copied()
            updateLooks()
        }
    }

    private var ownScrollEdgeAppearance: UITabBarAppearance?

    /// The background, for bars without an appearance of their own.
    open var barTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// The colour of tabs that are not chosen; `nil` is grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// Whether content shines through the bar, and views go on below it.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { updateLooks() } }
    }

    private var legacyAppearance: UITabBarAppearance {
        let appearance = UITabBarAppearance()
        if let barTintColor {
            appearance.backgroundColor = barTintColor.withAlphaComponent(isTranslucent ? 0.85 : 1)
        } else if !isTranslucent {
            appearance.configureWithOpaqueBackground()
        }
        return appearance
    }

    /// Whether content is scrolled to its end, so that the bar needs no background.
    final var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { updateLooks() } }
    }

    final var appearance: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? standardAppearance
        guard isAtScrollEdge else { return standard }
        if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        if ownStandardAppearance == nil, barTintColor != nil || !isTranslucent { return standard }
        let clear = standard.copied()
        clear.configureWithTransparentBackground()
        return clear
    }

    private final let background = BarBackground(shadowIsOnTop: true)

    private func updateLooks() {
        let appearance = appearance
        background.show(appearance, blurring: layer)
        let isInline = isInline
        for button in buttons {
            button.isSelected = button.item === selectedItem
            button.unselectedColor = unselectedItemTintColor
            button.isInline = isInline
            button.looks =
                isInline ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance
        }
        setNeedsLayout()
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        updateLooks()
    }

    /// Where there is room, the title is beside the picture.
    private var isInline: Bool { traitCollection.horizontalSizeClass == .regular }

    // MARK: - Layout

    /// In points.
    final class var height: CGFloat { 49 }

    /// What the screen's edge covers below the bar: the background goes on there, in points.
    final var coveredHeight: CGFloat = 0 {
        didSet { if coveredHeight != oldValue { setNeedsLayout() } }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    override var accessibleDetails: AccessibleDetails {
        AccessibleDetails(role: .tabList, isContainer: true)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: bounds.height + coveredHeight)
        guard !buttons.isEmpty else { return }
        let count = CGFloat(buttons.count)
        // On wide windows the tabs stay together in the middle.
        let width = isInline ? min(bounds.width / count, 170) : bounds.width / count
        let start = (bounds.width - width * count) / 2
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let x = start + width * CGFloat(index)
            let left = runsLeft ? bounds.width - x - width : x
            button.frame = CGRect(
                x: left.rounded(), y: 0, width: width.rounded(), height: Self.height)
        }
    }

    // MARK: - Keys

    /// The arrow keys go from tab to tab while one of them has the keyboard.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unhandled = presses.filter { !moveFocus(by: $0) }
        if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
    }

    private func moveFocus(by press: UIPress) -> Bool {
        guard let window, let key = press.key,
            key.modifierFlags.isDisjoint(with: [.alternate, .command, .control]),
            let index = buttons.firstIndex(where: { $0 === window.focusedView })
        else { return false }
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let step: Int
        switch key.keyCode {
        case .keyboardLeftArrow: step = runsLeft ? 1 : -1
        case .keyboardRightArrow: step = runsLeft ? -1 : 1
        default: return false
        }
        let next = index + step
        if buttons.indices.contains(next) { window.focus.move(to: buttons[next], in: window) }
        return true
    }
}
