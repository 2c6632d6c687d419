import Foundation

@testable import UIKit

/// Pairs of colours of Apple's own whose contrast is below 4.5: the look that UIKit's users know goes
/// before the number. Nothing but these very colours, one on the other, is let off.
///
/// The colours are those of https://developer.apple.com/design/human-interface-guidelines/color, at the
/// strengths of https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct and
/// of Apple's design resources for iOS.
@MainActor struct ApplesContrast {
    /// What it is, in UIKit's words.
    let name: String
    /// Front and back, as designers write them: in light, in dark. One of the two may be enough.
    let pairs: [(front: String, behind: String)]

    func matches(_ seen: SeenText) -> Bool {
        pairs.contains {
            seen.front.hexadecimal == $0.front && seen.behind.hexadecimal == $0.behind
        }
    }

    static let list =
        [
            ApplesContrast(name: "systemBlue on systemBackground", pairs: [("007AFF", "FFFFFF")]),
            ApplesContrast(
                name: "Configuration.tinted", pairs: [("007AFF", "D1E7FF"), ("0A84FF", "192F47")]),
            ApplesContrast(
                name: "Configuration.tinted, destructive",
                pairs: [("FF3B30", "FFDCDA"), ("FF453A", "452323")]),
            ApplesContrast(
                name: "Configuration.gray", pairs: [("007AFF", "E9E9EB"), ("0A84FF", "39393D")]),
            ApplesContrast(
                name: "Configuration.filled", pairs: [("FFFFFF", "007AFF"), ("FFFFFF", "0A84FF")]),
            ApplesContrast(
                name: "Configuration.plain, selected",
                pairs: [("007AFF", "D9EBFF"), ("0A84FF", "192C40")]),
            ApplesContrast(
                name: "UIDatePicker's chosen day",
                pairs: [("007AFF", "E0EFFF"), ("0A84FF", "1A2839")]),
            ApplesContrast(
                name: "UIDatePicker's weekdays, tertiaryLabel",
                pairs: [("C4C4C7", "FFFFFF"), ("5A5A5E", "1C1C1E")]),
        ] + pressed

    /// While a finger is on them, buttons are paler, and so is what lies behind their texts.
    private static let pressed = [
        ApplesContrast(
            name: "Configuration.tinted, pressed",
            pairs: [("3797FF", "DDEDFF"), ("0E6ECE", "1A2A3C")]),
        ApplesContrast(
            name: "Configuration.tinted, destructive, pressed",
            pairs: [("FF655D", "FFE5E3"), ("CE3C34", "3B2222")]),
        ApplesContrast(
            name: "Configuration.gray, pressed",
            pairs: [("3C97FB", "EFEFF0"), ("1470CD", "323236")]),
        ApplesContrast(
            name: "Configuration.filled, pressed",
            pairs: [("CFE6FF", "409BFF"), ("C3DAF1", "0F6AC7")]),
        ApplesContrast(
            name: "Configuration.plain, pressed",
            pairs: [("409BFF", "FFFFFF"), ("0F6AC7", "1C1C1E")]),
        ApplesContrast(
            name: "ButtonType.system, pressed",
            pairs: [("BFDEFF", "FFFFFF"), ("183656", "1C1C1E")]),
        ApplesContrast(name: "ButtonType.custom, pressed", pairs: [("808080", "FFFFFF")]),
        ApplesContrast(
            name: "UIDatePicker's month, pressed",
            pairs: [("999999", "FFFFFF"), ("777778", "1C1C1E")]),
    ]
}
