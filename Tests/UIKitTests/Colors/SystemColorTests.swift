import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/design/human-interface-guidelines/color

@MainActor @Suite struct SystemColorTests {
    private nonisolated static let adaptive: [String: UIColor] = [
        "systemBlue": .systemBlue, "systemGreen": .systemGreen, "systemIndigo": .systemIndigo,
        "systemOrange": .systemOrange, "systemPink": .systemPink, "systemPurple": .systemPurple,
        "systemRed": .systemRed, "systemTeal": .systemTeal, "systemYellow": .systemYellow,
        "systemMint": .systemMint, "systemCyan": .systemCyan, "systemBrown": .systemBrown,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "tintColor": .tintColor,
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
        "separator": .separator, "opaqueSeparator": .opaqueSeparator,
        "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
        "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill,
    ]

    private nonisolated static let light = UITraitCollection(userInterfaceStyle: .light)
    private nonisolated static let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test(arguments: adaptive.keys.sorted())
    func `a system colour is one in light and another in dark`(name: String) throws {
        let color = try #require(Self.adaptive[name])
        let (light, dark) = (color.cgColor(with: Self.light), color.cgColor(with: Self.dark))
        #expect(light != dark)
        for component in (light.components ?? []) + (dark.components ?? []) {
            #expect((0...1).contains(component))
        }
        #expect(color.cgColor(with: UITraitCollection()) == light)
    }

    // https://www.w3.org/TR/WCAG21/#contrast-minimum
    @Test(arguments: [light, dark])
    func `text in the label colour stands out from every background`(traits: UITraitCollection) {
        let backgrounds: [UIColor] = [
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
            .systemGroupedBackground, .secondarySystemGroupedBackground,
            .tertiarySystemGroupedBackground,
        ]
        for background in backgrounds {
            let contrast = Self.contrast(
                UIColor.label.cgColor(with: traits), on: background.cgColor(with: traits))
            #expect(contrast >= 4.5)
        }
    }

    private static func contrast(_ text: CGColor, on background: CGColor) -> CGFloat {
        let (one, two) = (luminance(text), luminance(background))
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    private static func luminance(_ color: CGColor) -> CGFloat {
        func linear(_ component: CGFloat) -> CGFloat {
            component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
            + 0.0722 * linear(color.blue)
    }
}
