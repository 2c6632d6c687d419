public import Foundation

/// What can be typed into: the least there is to it.
@MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    /// Puts a text in the place of the selection, as typing does.
    func insertText(_ text: String)
    /// Takes out the selection, or the character before the caret.
    func deleteBackward()
}

/// A text with a selection, which can be asked for its places and its looks.
///
/// Positions and ranges are those that the text itself made; others count as its beginning.
@MainActor public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    /// Puts a text in the place of a range, as a person's change that can be taken back.
    func replace(_ range: UITextRange, withText text: String)

    var selectedTextRange: UITextRange? { get set }

    /// What an input method is composing; `nil` for nothing.
    var markedTextRange: UITextRange? { get }
    /// Shows what is being composed, in the place of the selection or of what was shown before.
    ///
    /// - Parameters:
    ///   - markedText: What is being composed.
    ///   - selectedRange: In the marked text, in UTF-16.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Leaves in the text what was being composed.
    func unmarkText()

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position so many UTF-16 units further, on a whole character; `nil` beyond the text's ends.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position so many characters or lines further as a person sees them; `nil` beyond the ends.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// In UTF-16.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection

    /// The first line's part of a range, in the view's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// Where the caret stands, in the view's coordinates; an empty rectangle hides it.
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?

    /// Hears of changes that the text makes by itself.
    var inputDelegate: (any UITextInputDelegate)? { get set }
}

/// Hears that a text or its selection changes by the program.
@MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Towards the end of the text, or its beginning.
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward = 1
}

/// As a person sees the text.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}
