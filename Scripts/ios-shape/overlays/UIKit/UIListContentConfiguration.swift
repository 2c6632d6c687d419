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
    public var imageProperties: ImageProperties
    public var text: String?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryTextProperties: TextProperties
    public func makeContentView() -> any UIView & UIContentView { fatalError() }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        fatalError()
    }
}

extension UIListContentConfiguration {
    @MainActor public struct TextProperties {
        public enum TextAlignment: Sendable { case natural, center, justified }

        public var font: UIFont
        public var color: UIColor
        public var alignment: TextAlignment
        public var lineBreakMode: NSLineBreakMode
        public var numberOfLines: Int
        public var adjustsFontForContentSizeCategory: Bool
    }

    @MainActor public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat
        public var maximumSize: CGSize
        public var reservedLayoutSize: CGSize
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
