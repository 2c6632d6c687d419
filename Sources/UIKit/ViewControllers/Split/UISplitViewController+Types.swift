extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two, in the way of before there were columns: the controllers are shown as they are.
        case unspecified = 0
        /// A sidebar and the content.
        case doubleColumn = 1
        /// A sidebar, a list and the content.
        case tripleColumn = 2
    }

    /// One of the places for controllers.
    public enum Column: Int, Sendable {
        /// The sidebar.
        case primary = 0
        /// Between sidebar and content.
        case supplementary = 1
        /// The content.
        case secondary = 2
        /// In the place of all others where there is room for one.
        case compact = 3
    }

    /// Which columns are seen, and how they stand to each other.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        /// With three columns, the one is the supplementary.
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        /// The content is moved aside as far as the columns need.
        case twoDisplaceSecondary = 6

        /// How many columns are seen besides the content.
        var sidebarCount: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// Whether the columns lie over the content, which is darkened.
        var isOverlay: Bool {
            self == .oneOverSecondary || self == .twoOverSecondary
                || self == .twoDisplaceSecondary
        }
    }

    /// How columns make room for each other.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        /// Side by side.
        case tile = 1
        /// The columns over the content.
        case overlay = 2
        /// The columns push the content aside.
        case displace = 3
    }

    /// The edge at which the sidebar is.
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    /// Stands for the width that the split view controller thinks best.
    public static let automaticDimension: CGFloat = -3.402_823_466_385_288_6e38
}
