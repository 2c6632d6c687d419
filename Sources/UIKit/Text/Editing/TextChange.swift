import Foundation

/// One stretch of a text that another one took the place of.
struct TextChange: Equatable {
    /// In UTF-16.
    var location: Int
    var removed: StyledText
    var inserted: StyledText

    var oldRange: NSRange { NSRange(location: location, length: removed.length) }
    var newRange: NSRange { NSRange(location: location, length: inserted.length) }

    /// What takes this change back.
    var inverse: TextChange {
        TextChange(location: location, removed: inserted, inserted: removed)
    }
}
