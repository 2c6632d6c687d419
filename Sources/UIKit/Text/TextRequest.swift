import Foundation

/// A text with all that decides how it is broken into lines; equal requests have equal layouts.
struct TextRequest: Hashable, Sendable {
    var text: String
    var font: FontFace
    /// In points.
    var pointSize: CGFloat
    /// Matters only for texts of more than one line, and for justified ones.
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 is as many as it takes.
    var maximumLineCount = 1
    /// In points; `nil` is as wide as it takes.
    var width: CGFloat?
    /// The direction of a text that has no letters to tell it by, and the meaning of `.natural`.
    var isRightToLeft = false

    init(text: String, font: UIFont) {
        self.text = text
        self.font = font.face
        pointSize = font.pointSize
    }
}
