public import Foundation

/// A picture that stands in a text like a letter.
open class NSTextAttachment: NSObject {
    private let foundationHeader = FoundationHeader.swiftObject

    /// The character that an attachment stands on, U+FFFC.
    public static let character = 0xFFFC

    open var image: UIImage?

    /// Where the picture is, in points from the baseline, with y going up; the picture's own size on
    /// the baseline when it is zero.
    open var bounds = CGRect.zero

    public override init() {
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    var shownBounds: CGRect {
        bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    }
}

extension NSAttributedString {
    /// A text of one attachment and nothing else.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
