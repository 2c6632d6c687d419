package import Foundation

/// What an input method is told of the text that is being edited.
package struct HostTextInput: Equatable {
    package enum Purpose {
        case freeForm, alphabet, digits, number, phone, url, email, name, password
    }

    package var purpose: Purpose
    /// The paragraph that the caret is in.
    package var surroundings: String
    /// In `surroundings`, in UTF-8.
    package var caret: Int
    /// The other end of the selection, in UTF-8.
    package var anchor: Int
    /// In the window's content, in points; candidates are shown beside it.
    package var caretRectangle: CGRect

    package init(
        purpose: Purpose, surroundings: String, caret: Int, anchor: Int, caretRectangle: CGRect
    ) {
        self.purpose = purpose
        self.surroundings = surroundings
        self.caret = caret
        self.anchor = anchor
        self.caretRectangle = caretRectangle
    }
}

/// What an input method does to the text that is being edited.
package enum HostTextEvent: Equatable {
    /// Settles on a text, in the place of what it was composing.
    case commit(String)
    /// Shows what it is composing; an empty text ends that.
    ///
    /// `caret` counts Unicode scalars.
    case compose(String, caret: Int)
    /// Takes out what is around the caret. `offset` and `count` are in Unicode scalars, `offset` from
    /// the caret.
    case delete(offset: Int, count: Int)
}
