import Foundation

// UIKit leaves a scroll view's insets to the app, which hears of the keyboard by notification; only the
// controllers of lists set them by themselves. What it does in every scroll view is to show the field
// that is being edited.

extension UIScrollView {
    /// Shows the first responder in the part of the view that a keyboard leaves free.
    func avoidKeyboard() {
        makeRoomForKeyboard()
        guard keyboardOverlap > 0, let field = window?.firstResponder as? UIView, field !== self,
            field.isDescendant(of: self), field.superview?.nearestScrollView === self
        else { return }
        // What is covered is added below, so that the field comes to stand above it.
        var rectangle = field.convert(field.bounds, to: self)
        rectangle.size.height += max(0, keyboardOverlap - adjustedContentInset.bottom)
        scrollRectToVisible(rectangle, animated: false)
    }

    /// What a keyboard covers is added below the content of a list that follows it.
    func makeRoomForKeyboard() {
        if followsKeyboard { keyboardInset = max(0, keyboardOverlap - safeAreaShare.bottom) }
    }
}
