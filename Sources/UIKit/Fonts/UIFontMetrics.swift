public import Foundation

/// Scales fonts and lengths of one's own with the person's text size, as a text style would.
@MainActor public final class UIFontMetrics: NSObject {
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// - Parameter font: The font at the default text size.
    public func scaledFont(for font: UIFont) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize))
    }

    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }

    public func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// - Parameter value: The length at the default text size, in points.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// - Parameters:
    ///   - value: The length at the default text size, in points.
    ///   - traitCollection: Says how large a person reads.
    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let traits = traitCollection ?? UITraitCollection.current
        let size = style.pointSize(at: traits.preferredContentSizeCategory)
        return value * size / style.pointSize(at: .large)
    }
}
