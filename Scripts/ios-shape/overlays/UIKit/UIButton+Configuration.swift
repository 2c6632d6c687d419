// In Swift in Apple's UIKit too: value types that Objective-C sees as classes.

extension UIButton {
    @MainActor public struct Configuration {
        public enum Size: Sendable { case mini, small, medium, large }
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }

        public static func plain() -> UIButton.Configuration { fatalError() }
        public static func tinted() -> UIButton.Configuration { fatalError() }
        public static func gray() -> UIButton.Configuration { fatalError() }
        public static func filled() -> UIButton.Configuration { fatalError() }
        public static func borderless() -> UIButton.Configuration { fatalError() }
        public static func bordered() -> UIButton.Configuration { fatalError() }
        public static func borderedTinted() -> UIButton.Configuration { fatalError() }
        public static func borderedProminent() -> UIButton.Configuration { fatalError() }

        public var background: UIBackgroundConfiguration
        public var cornerStyle: CornerStyle
        public var buttonSize: Size
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var image: UIImage?
        public var imagePlacement: NSDirectionalRectEdge
        public var imagePadding: CGFloat
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var showsActivityIndicator: Bool
        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var titlePadding: CGFloat
        public var titleAlignment: TitleAlignment
        public var contentInsets: NSDirectionalEdgeInsets
        public func updated(for button: UIButton) -> UIButton.Configuration { fatalError() }
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    public var configuration: UIButton.Configuration? {
        get { fatalError() }
        set { fatalError() }
    }
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { fatalError() }
        set { fatalError() }
    }
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        fatalError()
    }
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        fatalError()
    }
}

@MainActor public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat
    public static func clear() -> UIBackgroundConfiguration { fatalError() }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var top: NSDirectionalRectEdge { fatalError() }
    public static var leading: NSDirectionalRectEdge { fatalError() }
    public static var bottom: NSDirectionalRectEdge { fatalError() }
    public static var trailing: NSDirectionalRectEdge { fatalError() }
}
