import Foundation

/// A view whose text a `TextEditor` edits.
@MainActor protocol TextEditorClient: UIView, UITextInput {
    var editor: TextEditor { get }
    var isTextEditable: Bool { get }
    var isTextSelectable: Bool { get }
    /// Whether line ends can be typed.
    var hasLines: Bool { get }
    /// How the text is laid out.
    var textSetting: TextSetting { get }
    /// The attributes of text that has none.
    var textDefaults: StyledText.Attributes { get }
    /// Of what has none of its own.
    var drawnTextColor: UIColor { get }
    /// How far Page Up and Page Down go, in points.
    var pageHeight: CGFloat { get }

    /// Asks the delegate.
    func shouldReplace(_ range: NSRange, with text: String) -> Bool
    /// A person changed the text.
    func textDidChange()
    func selectionDidChange()
    /// The text takes another size, or another place.
    func textLayoutDidChange()
    /// Scrolls so that a rectangle of the canvas is seen.
    func showText(_ rectangle: CGRect)
    /// Return was pressed; true when it was used.
    func returnWasPressed() -> Bool
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func selectAll(_ sender: Any?)
}
