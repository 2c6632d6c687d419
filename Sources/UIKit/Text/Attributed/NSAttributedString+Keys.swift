public import Foundation

// The attributes that text is drawn by. The values are those of Apple's keys, so that archives agree.

extension NSAttributedString.Key {
    /// A `UIFont`; 12 points of the system font where it is missing, and a label's own in a label.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`; the one at a paragraph's beginning counts.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`; black where it is missing, and a label's own in a label.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number; 0 joins no letters.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number of points between letters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number of points between letters, as `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`; the text's own where it is missing.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`; the text's own where it is missing.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number of points; positive raises.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An `NSTextAttachment`, on the character `NSTextAttachment.character`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `URL` or a text; drawn underlined in the tint colour.
    public static let link = NSAttributedString.Key("NSLink")
}

/// How many lines lie under a text, or through it.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let double = NSUnderlineStyle(rawValue: 9)
}

/// What strings are measured and drawn by.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Breaks the text into lines; else it is one line, and the rectangle's origin is on its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as far apart as the font says. They always are.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Ends the last line that fits with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is known of a text after it was drawn.
public final class NSStringDrawingContext: NSObject {
    /// What the text took, in points.
    public internal(set) var totalBounds = CGRect.zero
}
