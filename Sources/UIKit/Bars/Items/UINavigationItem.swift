public import Foundation

/// What a navigation bar shows while one controller is on top.
@MainActor open class UINavigationItem: NSObject {
    /// Makes an item. A controller has one of its own already, `navigationItem`.
    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// In the middle of the bar, and on the button back to it.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    /// Shown in the place of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { itemDidChange() } }
    }

    /// A line above the buttons.
    open var prompt: String? {
        didSet { if prompt != oldValue { itemDidChange() } }
    }

    // MARK: - Back

    /// What the button back to this item is called; the title, unless it is set.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { itemDidChange() } }
    }

    /// The look of the button back to this item. It goes back whatever its action is.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { itemDidChange() } }
    }

    /// What the button back to an item shows.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// As much as there is room for: the title, "Back", or the arrow alone.
        case `default` = 0
        /// "Back", or the arrow alone.
        case generic = 1
        /// The arrow alone.
        case minimal = 2
    }

    /// For the button back to this item.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
    }

    /// Whether there is no button back while this item is on top.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { itemDidChange() } }
    }

    /// Takes the back button away, or brings it back.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        animateChange(animated) { self.hidesBackButton = hidesBackButton }
    }

    /// Whether the left items stand beside the back button, and not in its place.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { itemDidChange() } }
    }

    // MARK: - Buttons

    /// From the leading edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { itemDidChange() }
    }

    /// From the trailing edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { itemDidChange() }
    }

    /// The first of the left items; setting it takes the place of them all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of the right items, at the edge; setting it takes the place of them all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the left items, and lets the bar fade from the old ones to the new.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        animateChange(animated) { self.leftBarButtonItems = items }
    }

    /// Sets the right items, and lets the bar fade from the old ones to the new.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        animateChange(animated) { self.rightBarButtonItems = items }
    }

    /// Sets one left item in the place of all, and lets the bar fade to it.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        animateChange(animated) { self.leftBarButtonItem = item }
    }

    /// Sets one right item in the place of all, and lets the bar fade to it.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        animateChange(animated) { self.rightBarButtonItem = item }
    }

    private func animateChange(_ animated: Bool, _ change: @escaping () -> Void) {
        changesAreAnimated = animated
        change()
        changesAreAnimated = false
    }

    /// Whether the change that observers hear of is to be seen as a movement.
    final private(set) var changesAreAnimated = false

    // MARK: - Large titles

    /// Whether an item has a large title, in a bar that prefers them.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before it.
        case automatic = 0
        /// A large title while the content is at its top.
        case always = 1
        /// A small title, always.
        case never = 2
    }

    /// Counts where the bar's `prefersLargeTitles` is true.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
    }

    // MARK: - Search

    /// A search whose bar is shown with this item: below its titles, or in a wide bar beside its
    /// buttons.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if oldValue?.navigationItemOfBar === self { oldValue?.navigationItemOfBar = nil }
            searchController?.navigationItemOfBar = self
            itemDidChange()
        }
    }

    /// Whether a search bar below the titles goes when the content scrolls away from its beginning.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { itemDidChange() } }
    }

    /// Where in a navigation bar a search bar is.
    public enum SearchBarPlacement: Int, Sendable {
        /// Beside the buttons where the bar is wide, below them else.
        case automatic = 0
        /// Beside the buttons, at the trailing edge.
        case inline = 1
        /// Below the titles.
        case stacked = 2
    }

    /// Where the search bar is to be; `searchBarPlacement` tells where it is.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { itemDidChange() } }
    }

    /// Where the search bar is, in the bar that shows the item.
    open internal(set) var searchBarPlacement = SearchBarPlacement.stacked

    /// The controller that the item was made for.
    final weak var owner: UIViewController?

    // MARK: - Looks

    /// For this item in the place of the bar's; likewise the ones below.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }

    /// The look while the content is at its edge; nil takes the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }

    // MARK: - The bar

    final let observers = BarItemObservers()

    final func itemDidChange() {
        observers.tell(self)
    }

    /// The title that the button back to this item shows, if there is room.
    final var titleForBackButton: String? {
        if let backBarButtonItem { return backBarButtonItem.title }
        return backButtonTitle ?? title
    }
}
