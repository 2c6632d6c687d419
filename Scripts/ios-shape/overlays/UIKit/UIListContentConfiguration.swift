// In Swift in Apple's UIKit too: value types that Objective-C sees as classes.

@MainActor public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
}

@MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

@MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}

@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    public static func cell() -> UIListContentConfiguration { fatalError() }
    public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
    public static func valueCell() -> UIListContentConfiguration { fatalError() }
    public var image: UIImage?
    public var text: String?
    public var secondaryText: String?
    public func makeContentView() -> any UIView & UIContentView { fatalError() }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        fatalError()
    }
}

extension UITableViewCell {
    @MainActor public var contentConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set { fatalError() }
    }
}

extension UICollectionViewCell {
    @MainActor public var contentConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set { fatalError() }
    }
}
