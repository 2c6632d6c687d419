public import Foundation

/// A typeface at a size.
///
/// The system font is Inter, in the place of San Francisco; from 20 points on its display cut is
/// used, as Apple's system font changes cuts at that size.
public final class UIFont: NSObject, Sendable {
    private let foundationHeader = FoundationHeader.swiftObject
    let face: FontFace
    /// In points.
    public let pointSize: CGFloat
    /// Made with a text style, and so to be made anew when the person chooses another text size.
    let textStyle: TextStyle?

    init(face: FontFace, size: CGFloat, textStyle: TextStyle? = nil) {
        self.face = face
        self.textStyle = textStyle
        pointSize = size
    }

    /// A font by its family's or its face's name; `nil` when it is not installed.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontFace(named: fontName) else { return nil }
        self.init(face: face, size: fontSize)
    }

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
    public static let systemFontSize: CGFloat = 14

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: .system(weight: weight, size: fontSize), size: fontSize)
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var face = FontFace.system(weight: .regular, size: fontSize)
        face.isItalic = true
        return UIFont(face: face, size: fontSize)
    }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: .monospaced(weight: weight), size: fontSize)
    }

    public static func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat, weight: Weight
    )
        -> UIFont
    {
        var face = FontFace.system(weight: weight, size: fontSize)
        face.hasMonospacedDigits = true
        return UIFont(face: face.atSize(fontSize), size: fontSize)
    }

    /// The same typeface at another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(face: face.atSize(fontSize), size: fontSize)
    }

    public var familyName: String { face.family }

    public var fontName: String { face.name }

    /// From the baseline to the top of the tallest letters, in points.
    public var ascender: CGFloat { face.metrics.ascent * pointSize }

    /// From the baseline to the bottom of the deepest letters, in points; negative.
    public var descender: CGFloat { -face.metrics.descent * pointSize }

    /// In points; Inter, like San Francisco, has none.
    public var leading: CGFloat { 0 }

    /// From one baseline to the next, in points.
    public var lineHeight: CGFloat { ascender - descender }

    /// In points.
    public var capHeight: CGFloat { face.metrics.capHeight * pointSize }

    /// In points.
    public var xHeight: CGFloat { face.metrics.xHeight * pointSize }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || face == other.face && pointSize == other.pointSize
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    public override var description: String {
        "<UIFont: \(fontName) \(pointSize)pt>"
    }
}
