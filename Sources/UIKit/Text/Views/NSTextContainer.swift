public import Foundation

/// The room that a text view's text has.
@MainActor open class NSTextContainer: NSObject {
    /// Between the text and the sides of its room, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { textView?.containerDidChange() } }
    }

    weak var textView: UITextView?
}
