import Foundation

// In Swift in Apple's UIKit too: value types that Objective-C sees as classes.

@MainActor public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }
    public enum HeaderMode: Int, Sendable {
        case none, supplementary, firstItemInSection
    }
    public enum FooterMode: Int, Sendable {
        case none, supplementary
    }
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    public init(appearance: Appearance) { fatalError() }
    public let appearance: Appearance
    public var showsSeparators: Bool
    public var backgroundColor: UIColor?
    public var headerMode: HeaderMode
    public var footerMode: FooterMode
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}

extension NSCollectionLayoutSection {
    @MainActor public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { fatalError() }
}

@MainActor public struct UICellAccessory {
    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }
    public struct ReorderOptions {
        public init() { fatalError() }
    }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { fatalError() }
}

extension UICollectionViewListCell {
    @MainActor public var accessories: [UICellAccessory] {
        get { fatalError() }
        set { fatalError() }
    }
    @MainActor public func defaultContentConfiguration() -> UIListContentConfiguration {
        fatalError()
    }
}
