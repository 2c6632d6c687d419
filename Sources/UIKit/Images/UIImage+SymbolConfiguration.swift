public import Foundation

extension UIImage {
    /// How large and heavy a symbol is drawn.
    public class SymbolConfiguration: NSObject {
        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let symbolScale: SymbolScale

        init(pointSize: CGFloat?, textStyle: UIFont.TextStyle?, scale: SymbolScale) {
            self.pointSize = pointSize
            self.textStyle = textStyle
            symbolScale = scale
        }

        /// - Parameter pointSize: The size of the text that the symbol goes with.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, textStyle: nil, scale: .medium)
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: nil, textStyle: textStyle, scale: .medium)
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, scale: scale)
        }

        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: nil, scale: scale)
        }

        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize, textStyle: nil, scale: .medium)
        }

        /// The side of the square that a symbol is drawn in, in points.
        @MainActor func side() -> CGFloat {
            let size =
                pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
            return ((size ?? 17) * symbolScale.factor).rounded()
        }
    }

    /// A symbol's size beside the text that it goes with.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        /// Times the text's size.
        var factor: CGFloat {
            switch self {
            case .small: 0.95
            case .large: 1.5
            case .default, .unspecified, .medium: 1.2
            }
        }
    }

    /// A symbol of SF Symbols' name, drawn as the desktop's icon that means the same; `nil` when
    /// there is none.
    @MainActor public convenience init?(systemName name: String) {
        self.init(symbol: name, side: SymbolConfiguration(scale: .medium).side())
    }

    @MainActor public convenience init?(
        systemName name: String, withConfiguration configuration: SymbolConfiguration?
    ) {
        let configuration = configuration ?? SymbolConfiguration(scale: .medium)
        self.init(symbol: name, side: configuration.side())
    }

    @MainActor private convenience init?(symbol name: String, side: CGFloat) {
        guard let path = SymbolIcons.path(for: name) else { return nil }
        self.init(
            content: .symbol(SymbolImage(name: name, path: path)), scale: UIScreen.main.scale,
            size: CGSize(width: side, height: side))
    }

    /// The same symbol, drawn as the configuration says; a picture that is no symbol stays as it is.
    @MainActor public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard case .symbol = content else { return self }
        let side = configuration.side()
        return UIImage(
            content: content, scale: scale, size: CGSize(width: side, height: side),
            renderingMode: renderingMode)
    }
}
