public import Foundation

/// How a section of a compositional layout looks as a list.
@MainActor public struct UICollectionLayoutListConfiguration {
    /// How a list looks: as a table of some style, or as a sidebar.
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
        case sidebar = 3
        case sidebarPlain = 4
    }

    /// Where headers come from.
    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// From the data source, as supplementary views.
        case supplementary = 1
        /// The first item of a section is its header.
        case firstItemInSection = 2
    }

    /// Where footers come from.
    public enum FooterMode: Int, Sendable {
        case none = 0
        /// From the data source, as supplementary views.
        case supplementary = 1
    }

    public let appearance: Appearance

    /// Whether lines part the rows. Default: yes, but for sidebars.
    public var showsSeparators: Bool

    /// Is shown behind the list; `nil` takes the appearance's.
    public var backgroundColor: UIColor?

    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none

    /// What can be done with the row at an index path; nil for nothing.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    /// What comes into sight when a row is dragged away from where reading begins.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// What comes into sight when a row is dragged away from where reading ends.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    var hasSwipeActions: Bool {
        leadingSwipeActionsConfigurationProvider != nil
            || trailingSwipeActionsConfigurationProvider != nil
    }

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
    var hasCards: Bool { appearance == .insetGrouped }

    /// What is shown behind the list.
    var resolvedBackgroundColor: UIColor? {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped: return .systemGroupedBackground
        case .sidebar: return .secondarySystemBackground
        }
    }
}

extension NSCollectionLayoutSection {
    /// A section whose items are rows, as those of a table are.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        )
        section.list = configuration
        let isWide = layoutEnvironment.container.contentSize.width >= 414
        let side: CGFloat = configuration.hasCards ? (isWide ? 20 : 16) : 0
        let hasHeader = configuration.headerMode == .supplementary
        let top: CGFloat = configuration.isGrouped && !hasHeader ? 18 : 0
        let bottom: CGFloat = configuration.isGrouped ? 17 : 0
        section.contentInsets = NSDirectionalEdgeInsets(
            top: top, leading: side, bottom: bottom, trailing: side)
        section.contentInsetsReference = configuration.hasCards ? .automatic : .none
        section.boundarySupplementaryItems = boundaryItems(configuration)
        return section
    }

    private static func boundaryItems(
        _ configuration: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(configuration.isGrouped ? 39 : 28))
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            items.append(header)
        }
        if configuration.footerMode == .supplementary {
            items.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom))
        }
        return items
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout of rows, all sections alike.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}

/// What a row of a list knows of its place in it.
struct ListRow: Equatable {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var isFirst = false
    var isLast = false
    var showsSeparator = true
    /// Whether the row stands for the section's header.
    var isHeader = false
    var isFooter = false

    /// A row among others of its section.
    @MainActor init(_ list: UICollectionLayoutListConfiguration, item: Int, count: Int) {
        let startsWithHeader = list.headerMode == .firstItemInSection
        appearance = list.appearance
        isFirst = item == (startsWithHeader ? 1 : 0)
        isLast = item == count - 1
        showsSeparator = list.showsSeparators
        isHeader = startsWithHeader && item == 0
    }

    /// A header or a footer.
    @MainActor init(_ list: UICollectionLayoutListConfiguration, isFooter: Bool) {
        appearance = list.appearance
        isHeader = !isFooter
        self.isFooter = isFooter
    }
}
