public import Foundation

/// Which way a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
    /// By its letters.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// How the lines of a paragraph stand. All lengths are in points.
///
/// `@unchecked`: one of this class never changes, as Apple's does not. The subclass that can be
/// changed is for whoever made it alone, as Apple's is.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    private let foundationHeader = FoundationHeader.swiftObject
    // Unchecked: a plain style never changes, and a mutable one belongs to who makes it.
    fileprivate(set) var values = ParagraphValues()

    public override init() {
        super.init()
    }

    fileprivate init(_ values: ParagraphValues) {
        self.values = values
    }

    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Between two lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// After the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var alignment: NSTextAlignment { values.alignment }
    /// From the leading edge to the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// From the leading edge to the other lines.
    open var headIndent: CGFloat { values.headIndent }
    /// From the leading edge to the lines' ends; 0 and below counts from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// 0 sets no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Times the font's own height; 0 is once.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    open override func copy() -> Any { NSParagraphStyle(values) }

    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed. All lengths are in points.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }
}

/// What a paragraph style says, as a value.
struct ParagraphValues: Hashable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural

    /// The height of a line whose font asks for `natural`.
    func lineHeight(natural: CGFloat) -> CGFloat {
        var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}
