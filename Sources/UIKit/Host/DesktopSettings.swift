package import Foundation

/// What a person has set for all programs, as far as UIKit minds it.
package struct DesktopSettings: Equatable, Sendable {
    /// Dark is wanted.
    package var prefersDark = false
    /// How much larger than usual text is wanted; 1 is usual.
    package var textScale: CGFloat = 1
    /// Things should appear and not move.
    package var reducesMotion = false
    /// The language is written from right to left.
    package var isRightToLeft = false

    package init(
        prefersDark: Bool = false, textScale: CGFloat = 1, reducesMotion: Bool = false,
        isRightToLeft: Bool = false
    ) {
        self.prefersDark = prefersDark
        self.textScale = textScale
        self.reducesMotion = reducesMotion
        self.isRightToLeft = isRightToLeft
    }
}
