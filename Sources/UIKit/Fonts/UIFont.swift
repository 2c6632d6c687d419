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

    /// Of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// Of buttons without a configuration, in points.
    public static let buttonFontSize: CGFloat = 18
    /// The least size of the system's texts, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// Of the system's texts, in points. Labels have `labelFontSize`.
    public static let systemFontSize: CGFloat = 14

    /// Inter, regular, at a size in points that doesn't follow the person's text size:
    /// `preferredFont(forTextStyle:)` does.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Inter at a weight, and a size in points that doesn't follow the person's text size.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: .system(weight: weight, size: fontSize), size: fontSize)
    }

    /// Inter, semibold, as iOS's bold system font is.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Inter, italic.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var face = FontFace.system(weight: .regular, size: fontSize)
        face.isItalic = true
        return UIFont(face: face, size: fontSize)
    }

    /// A font whose letters are all of one width, at a size in points.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: .monospaced(weight: weight), size: fontSize)
    }

    /// Inter with digits of one width, so that numbers that change don't jump.
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

    /// What the typeface is called, without weight and slant.
    public var familyName: String { face.family }

    /// What the face is called: `init(name:size:)` finds it by that.
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
