public import Foundation

/// The bar at the top of a screen: where one is, the way back, and what can be done.
///
/// It shows the last of its items; those before it are the way back.
open class UINavigationBar: UIView, BarItemObserver {
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
        accessibilityIdentifier = "UINavigationBar"
        updateBackground()
    }

    open weak var delegate: (any UINavigationBarDelegate)?

    // MARK: - Items

    /// The item that is shown last; those before it are the way back to the first one.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    private var stack: [UINavigationItem] = []

    open var topItem: UINavigationItem? { stack.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard controller == nil else { return refuse("pushItem(_:animated:)") }
        if (try? delegate?.navigationBar(self, shouldPush: item)) == false { return }
        change(to: stack + [item], animated: animated) { [weak self] in
            guard let self else { return }
            _ = try? delegate?.navigationBar(self, didPush: item)
        }
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard controller == nil else {
            refuse("popItem(animated:)")
            return nil
        }
        guard stack.count > 1, let item = stack.last else { return nil }
        if (try? delegate?.navigationBar(self, shouldPop: item)) == false { return nil }
        change(to: Array(stack.dropLast()), animated: animated) { [weak self] in
            guard let self else { return }
            _ = try? delegate?.navigationBar(self, didPop: item)
        }
        return item
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard controller == nil else { return refuse("setItems(_:animated:)") }
        change(to: items ?? [], animated: animated) {}
    }

    /// UIKit's words.
    private func refuse(_ call: String) {
        fatalError(
            """
            \(call): Cannot call setItems:animated: directly on a UINavigationBar managed by a \
            controller. Change the controller's stack
            """)
    }

    /// The controller whose stack the bar shows.
    final weak var controller: UINavigationController?

    private func change(
        to items: [UINavigationItem], animated: Bool, then completion: @escaping () -> Void
    ) {
        let change = prepareChange(to: items)
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            change.finish(didComplete: true)
            completion()
            return
        }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            change.move()
        } completion: { _ in
            change.finish(didComplete: true)
            completion()
        }
    }

    // MARK: - Pages

    /// What is shown of the item on top.
    private(set) final var page: NavigationBarPage?
    private final weak var currentChange: NavigationBarChange?

    /// Puts what other items look like where it begins to come in; nothing is seen of it yet.
    final func prepareChange(to items: [UINavigationItem]) -> NavigationBarChange {
        currentChange?.finish(didComplete: true)
        let isPop = items.last.map { item in stack.contains { $0 === item } } ?? false
        let old = page
        let oldStack = stack
        stack = items
        let new: NavigationBarPage?
        if let top = items.last, old?.item !== top {
            let coming = NavigationBarPage(top, back: backItem, bar: self)
            coming.frame = bounds
            addSubview(coming)
            new = coming
        } else {
            new = items.isEmpty ? nil : old
            old?.back = backItem
        }
        page = new
        updateBackground()
        setNeedsLayout()
        let change = NavigationBarChange(self, from: old, to: new, oldStack: oldStack, isPop: isPop)
        currentChange = change
        return change
    }

    /// What was to come in does not.
    final func takeBack(to stack: [UINavigationItem], page: NavigationBarPage?) {
        self.stack = stack
        self.page = page
        updateBackground()
        setNeedsLayout()
    }

    func itemDidChange(_ item: NSObject) {
        guard item === topItem || item === backItem || page?.shows(item) ?? false else { return }
        setNeedsLayout()
        controller?.navigationItemDidChange()
        guard let item = item as? UINavigationItem, item === topItem, item.changesAreAnimated,
            window != nil
        else {
            page?.update()
            return
        }
        UIView.transition(
            with: self, duration: 0.2, options: .transitionCrossDissolve,
            animations: { self.page?.update() })
    }

    /// A button before all others on the first screen of a stack, such as a sidebar's.
    final var accessoryItem: UIBarButtonItem? {
        didSet { if accessoryItem !== oldValue { page?.update() } }
    }

    final func goBack() {
        if let controller {
            controller.popByBackButton()
        } else {
            popItem(animated: true)
        }
    }

    // MARK: - Looks

    /// Whether items may show large titles.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { looksDidChange() } }
    }

    /// The look while content is below the bar. The bar keeps a copy.
    open var standardAppearance: UINavigationBarAppearance {
        get { ownStandardAppearance ?? legacyAppearance }
        set {
            ownStandardAppearance = newValue.copied()
            looksDidChange()
        }
    }

    private var ownStandardAppearance: UINavigationBarAppearance?

    /// The look while content is scrolled to its top; `nil` is the standard one without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { ownScrollEdgeAppearance }
        set {
            ownScrollEdgeAppearance = newValue?.copied()
            looksDidChange()
        }
    }

    private var ownScrollEdgeAppearance: UINavigationBarAppearance?

    /// Which of the bar's looks it has. Bars without an appearance of their own take it from here.
    open var barTintColor: UIColor? {
        didSet { looksDidChange() }
    }

    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { looksDidChange() }
    }

    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { looksDidChange() }
    }

    /// Whether content shines through the bar, and views go on below it.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { looksDidChange() } }
    }

    /// Dark or light whatever is around.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { looksDidChange() } }
    }

    /// What the older properties say.
    private var legacyAppearance: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = titleTextAttributes ?? [:]
        appearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
        if let barTintColor {
            appearance.backgroundColor = barTintColor.withAlphaComponent(isTranslucent ? 0.85 : 1)
        } else if !isTranslucent {
            appearance.configureWithOpaqueBackground()
        }
        if barStyle == .black {
            appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
            if appearance.titleTextAttributes[.foregroundColor] == nil {
                appearance.titleTextAttributes[.foregroundColor] = UIColor.white
            }
        }
        return appearance
    }

    private func looksDidChange() {
        updateBackground()
        page?.update()
        setNeedsLayout()
        controller?.navigationItemDidChange()
    }

    /// Whether content is scrolled to its top, so that the bar needs no background.
    final var isAtScrollEdge = true {
        didSet {
            guard isAtScrollEdge != oldValue else { return }
            UIView.animate(
                withDuration: window == nil ? 0 : 0.15, delay: 0, options: .allowUserInteraction
            ) {
                self.updateBackground()
            }
        }
    }

    /// The look that the item on top has now.
    final var appearance: UINavigationBarAppearance { appearance(for: topItem) }

    final func appearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
        let standard = item?.standardAppearance ?? standardAppearance
        guard isAtScrollEdge else { return standard }
        if let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        if ownStandardAppearance == nil, barTintColor != nil || !isTranslucent { return standard }
        let clear = standard.copied()
        clear.configureWithTransparentBackground()
        return clear
    }

    private final let background = BarBackground(shadowIsOnTop: false)

    private func updateBackground() {
        background.show(appearance, blurring: layer)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        page?.update()
    }

    // MARK: - Layout

    /// The height of the row of buttons, in points.
    final class var rowHeight: CGFloat { 44 }
    /// What a prompt adds, in points.
    final class var promptHeight: CGFloat { 30 }
    /// What a large title adds, in points.
    final class var largeTitleHeight: CGFloat { 52 }

    /// Whether an item of the bar shows a large title: by itself, or as the one before it.
    final func showsLargeTitle(_ item: UINavigationItem?, in items: [UINavigationItem]) -> Bool {
        guard prefersLargeTitles, let item else { return false }
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .never: return false
        case .automatic:
            guard let index = items.firstIndex(where: { $0 === item }), index > 0 else {
                return true
            }
            return showsLargeTitle(items[index - 1], in: items)
        }
    }

    /// The height of an item's prompt, in points.
    final func promptHeight(for item: UINavigationItem?) -> CGFloat {
        item?.prompt == nil ? 0 : Self.promptHeight
    }

    /// From the least height, when content is scrolled, to the one at its beginning, in points.
    final func heights(
        for item: UINavigationItem?, in items: [UINavigationItem]
    ) -> ClosedRange<CGFloat> {
        let row = Self.rowHeight + promptHeight(for: item)
        let large = row + (showsLargeTitle(item, in: items) ? Self.largeTitleHeight : 0)
        guard let item, let search = stackedSearch(of: item) else { return row...large }
        let height = search.searchBar.heightInBar
        if search.isActive {
            let fixed = search.hidesNavigationBarDuringPresentation ? height + 4 : large + height
            return fixed...fixed
        }
        return (item.hidesSearchBarWhenScrolling ? row : row + height)...(large + height)
    }

    /// The search whose bar is below the titles of an item.
    final func stackedSearch(of item: UINavigationItem) -> UISearchController? {
        isSearchInline(item) ? nil : item.searchController
    }

    /// Whether an item's search bar is beside the buttons: on iPad, if nobody says otherwise
    /// (https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum).
    final func isSearchInline(_ item: UINavigationItem) -> Bool {
        switch item.preferredSearchBarPlacement {
        case .automatic:
            traitCollection.horizontalSizeClass == .regular
                && controller?.viewIfLoaded?.bounds.width ?? bounds.width >= 600
        case .inline: true
        case .stacked: false
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: heights(for: topItem, in: stack).upperBound)
    }

    override var accessibleDetails: AccessibleDetails {
        AccessibleDetails(role: .toolBar, isContainer: true)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric, height: heights(for: topItem, in: stack).upperBound)
    }

    /// What the screen's edge covers above the bar: the background goes on there, in points.
    final var coveredHeight: CGFloat = 0 {
        didSet { if coveredHeight != oldValue { setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(
            x: 0, y: -coveredHeight, width: bounds.width, height: bounds.height + coveredHeight)
        if let page, currentChange == nil { page.frame = bounds }
    }
}

/// Whether a bar is light or dark by itself.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}
