public import Foundation

/// One of the tabs in a tab bar.
@MainActor open class UITabBarItem: UIBarItem {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Title and picture of a tab that every app knows, in the person's language.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbol)
        self.tag = tag
    }

    /// Shown while the item is chosen, in the place of `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { itemDidChange() } }
    }

    /// A few letters on the item, such as how much is new; `nil` shows none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { itemDidChange() } }
    }

    /// `nil` is red, or what the bar's appearance says.
    open var badgeColor: UIColor? {
        didSet { itemDidChange() }
    }

    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// How the badge's letters look in a state; `nil` takes back what was set.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state] = textAttributes
        itemDidChange()
    }

    /// What was set for a state itself; nil where nothing was.
    open func badgeTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    /// For this item's bar in the place of the bar's own, while the item is chosen.
    open var standardAppearance: UITabBarAppearance? {
        didSet { itemDidChange() }
    }

    /// The same, while the content is at its end; nil takes `standardAppearance`.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { itemDidChange() }
    }

    /// The tabs that every app knows.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11

        var title: String {
            switch self {
            case .more: systemText("More")
            case .favorites: systemText("Favorites")
            case .featured: systemText("Featured")
            case .topRated: systemText("Top Rated")
            case .recents: systemText("Recents")
            case .contacts: systemText("Contacts")
            case .history: systemText("History")
            case .bookmarks: systemText("Bookmarks")
            case .search: systemText("Search")
            case .downloads: systemText("Downloads")
            case .mostRecent: systemText("Most Recent")
            case .mostViewed: systemText("Most Viewed")
            }
        }

        var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock"
            case .contacts: "person.circle"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .downloads: "square.and.arrow.down"
            case .mostViewed: "list.bullet"
            }
        }
    }
}
