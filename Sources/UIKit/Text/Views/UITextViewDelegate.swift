public import Foundation

/// Hears of what a person does in a text view, and has a say in it.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether the text may be edited. Default: yes.
    func textViewShouldBeginEditing(_ textView: UITextView) throws(NotImplemented) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView) throws(NotImplemented)
    /// Whether editing may end. It ends all the same when the view leaves its window. Default: yes.
    func textViewShouldEndEditing(_ textView: UITextView) throws(NotImplemented) -> Bool
    func textViewDidEndEditing(_ textView: UITextView) throws(NotImplemented)

    /// Whether a text may take the place of a range. Default: yes.
    ///
    /// - Parameters:
    ///   - textView: The one that asks.
    ///   - range: In UTF-16; of length 0 for what is put between two characters.
    ///   - text: Empty for what is deleted.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) throws(NotImplemented) -> Bool
    /// A person changed the text.
    func textViewDidChange(_ textView: UITextView) throws(NotImplemented)
    func textViewDidChangeSelection(_ textView: UITextView) throws(NotImplemented)

    /// Whether the desktop opens a link that was clicked or tapped. Default: yes.
    ///
    /// - Parameters:
    ///   - textView: The one that asks.
    ///   - URL: Where the link leads.
    ///   - characterRange: The link's text, in UTF-16.
    ///   - interaction: What a person did with it.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) throws(NotImplemented) -> Bool
}

/// What a person does to a part of a text.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(
        _ textView: UITextView
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func textViewDidBeginEditing(_ textView: UITextView) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func textViewShouldEndEditing(
        _ textView: UITextView
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func textViewDidEndEditing(_ textView: UITextView) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func textViewDidChange(_ textView: UITextView) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func textViewDidChangeSelection(_ textView: UITextView) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }
}
