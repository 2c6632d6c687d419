public import Foundation

/// A button in a navigation bar or a toolbar.
@MainActor open class UIBarButtonItem: UIBarItem {
    // MARK: - Lifecycle

    public override init() {
        style = .plain
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// An item with a title. For source that is for iOS too `init(title:image:primaryAction:menu:)` needs
    /// no selector.
    public convenience init(
        title: String?, style: Style, target: AnyObject?, action: Selector?
    ) {
        self.init()
        self.title = title
        self.style = style
        self.target = target
        self.action = action
    }

    /// An item with a picture. Give it an `accessibilityLabel`: nobody hears a picture.
    public convenience init(
        image: UIImage?, style: Style, target: AnyObject?, action: Selector?
    ) {
        self.init()
        self.image = image
        self.style = style
        self.target = target
        self.action = action
    }

    /// An item with the system's title or symbol, in the person's language, and its name for assistive
    /// technology.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
    ) {
        self.init()
        use(systemItem)
        self.target = target
        self.action = action
    }

    /// An item that shows a view; the view's size is the item's.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// An item that performs an action, and shows the action's title and picture.
    public convenience init(primaryAction: UIAction?) {
        self.init()
        self.primaryAction = primaryAction
        // An initializer sets the property without its observer.
        showPrimaryAction()
    }

    /// An item that performs an action and looks as the system's does.
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        showPrimaryAction()
        use(systemItem)
    }

    /// An item that performs an action; without a title and a picture it shows the action's.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        showPrimaryAction()
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Room that takes its share of what is left over.
    public class func flexibleSpace() -> Self {
        let item = make()
        item.use(.flexibleSpace)
        return item
    }

    /// Room of a width in points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = make()
        item.use(.fixedSpace)
        item.width = width
        return item
    }

    private class func make() -> Self {
        guard let item = UIBarButtonItem() as? Self else {
            fatalError("\(self): spaces are made of UIBarButtonItem itself")
        }
        return item
    }

    // MARK: - Looks

    /// How an item stands among others.
    public enum Style: Int, Sendable {
        /// One among others.
        case plain = 0
        /// Ends what the screen is for: its title is heavier.
        case done = 2
    }

    /// How the item's title is drawn among others.
    open var style: Style {
        didSet { if style != oldValue { itemDidChange() } }
    }

    /// In points; 0 takes the width of the content.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { itemDidChange() } }
    }

    /// Titles that the item will have at other times; it is as wide as the widest.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { itemDidChange() } }
    }

    /// Shown in the place of title and picture.
    open var customView: UIView? {
        didSet { if customView !== oldValue { itemDidChange() } }
    }

    /// `nil` takes the bar's.
    open var tintColor: UIColor? {
        didSet { itemDidChange() }
    }

    /// Whether the item is shown as chosen.
    open var isSelected = false {
        didSet { if isSelected != oldValue { itemDidChange() } }
    }

    /// Whether each tap turns `isSelected` over.
    open var changesSelectionAsPrimaryAction = false

    /// A hidden item takes no room.
    open var isHidden = false {
        didSet { if isHidden != oldValue { itemDidChange() } }
    }

    // MARK: - Actions

    /// Called when the item is tapped, on the target or on the first responder that has it.
    open var action: Selector?

    /// Held weakly; nil sends the action along the responders, from the first one.
    open weak var target: AnyObject?

    /// Performed when the item is tapped. Setting it gives the item the action's title and picture.
    open var primaryAction: UIAction? {
        didSet { showPrimaryAction() }
    }

    /// What the item offers: on a tap if it has no action, and on a long press or with the secondary
    /// button if it has one.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { itemDidChange() } }
    }

    /// The view that a bar shows the item by.
    final weak var shownView: UIView?

    private func showPrimaryAction() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
        if primaryAction.attributes.contains(.disabled) { isEnabled = false }
        itemDidChange()
    }

    /// Does what a tap on the item does.
    ///
    /// - Parameter sender: The view that was tapped.
    final func perform(from sender: UIView?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        primaryAction?.perform(from: self)
        if let action {
            if let target {
                UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
            } else if let sender {
                UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil)
            }
        }
    }

    // MARK: - System items

    final private(set) var systemItem: SystemItem?

    private func use(_ item: SystemItem) {
        systemItem = item
        if let title = item.title { self.title = title }
        if let symbol = item.symbol { image = UIImage(systemName: symbol) }
        if item == .done || item == .save { style = .done }
    }

    override var defaultAccessibilityLabel: String? { title ?? systemItem?.name }

    final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
