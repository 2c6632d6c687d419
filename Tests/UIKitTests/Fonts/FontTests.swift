import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uifont and
// https://developer.apple.com/design/human-interface-guidelines/typography for the sizes.

@MainActor @Suite struct FontTests {
    private nonisolated static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline,
        .footnote, .caption1, .caption2,
    ]

    private func traits(_ size: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: size)
    }

    @Test func `at the usual size the text styles have Apple's sizes`() {
        let sizes = Self.styles.map {
            UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits(.large)).pointSize
        }
        #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    }

    @Test(arguments: styles)
    func `a larger text size never makes a style smaller, and the largest is much larger`(
        style: UIFont.TextStyle
    ) {
        let sizes = UIContentSizeCategory.ordered.map {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0)).pointSize
        }
        #expect(sizes == sizes.sorted())
        #expect(sizes[11] > sizes[3] * 1.5)
    }

    @Test func `heavier weights are wider, and headlines are heavier than text`() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let widths = weights.map { weight in
            let label = UILabel(frame: .zero)
            label.text = "Hamburgefonts"
            label.font = .systemFont(ofSize: 100, weight: weight)
            return label.intrinsicContentSize.width
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == 9)
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontName.contains("SemiBold"))
    }

    @Test(arguments: [9, 17, 34, 120] as [CGFloat])
    func `the heights of a font are in their natural order and grow with its size`(size: CGFloat) {
        for font in [
            UIFont.systemFont(ofSize: size), .monospacedSystemFont(ofSize: size, weight: .bold),
            .italicSystemFont(ofSize: size),
        ] {
            #expect(font.pointSize == size)
            #expect(font.ascender > font.capHeight)
            #expect(font.capHeight > font.xHeight)
            #expect(font.xHeight > 0.4 * size)
            #expect(font.descender < 0)
            #expect(abs(font.lineHeight - (font.ascender - font.descender + font.leading)) < 1e-9)
            #expect((1.0...1.5).contains(font.lineHeight / size))
        }
    }

    @Test func `a font that is not installed is none`() {
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
        #expect(UIFont(name: "", size: 12) == nil)
        #expect(UIFont(name: "Inter-Nonsense", size: 12) == nil)
        #expect(UIFont(name: "-Bold", size: 12) == nil)
    }

    @Test func `a font is found by its family and by its face`() throws {
        let family = try #require(UIFont(name: "Inter", size: 12))
        #expect(family.familyName == "Inter")
        let bold = try #require(UIFont(name: "Inter-Bold", size: 12))
        #expect(bold.fontName == "Inter-Bold")
        #expect(bold != family)
        #expect(UIFont(name: "Inter-BoldItalic", size: 12)?.fontName == "Inter-BoldItalic")
    }

    @Test func `the name that a font says finds it again, spaces or none`() throws {
        for font in [
            UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 40, weight: .bold),
            .monospacedSystemFont(ofSize: 12, weight: .regular),
        ] {
            #expect(UIFont(name: font.fontName, size: font.pointSize) == font)
        }
    }

    @Test func `equal fonts are equal`() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
        #expect(UIFont.boldSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12).hash)
        #expect(UIFont.systemFont(ofSize: 12).withSize(40) == UIFont.systemFont(ofSize: 40))
    }

    @Test func `digits of one width are of one width`() {
        func width(_ text: String) -> CGFloat {
            let label = UILabel(frame: .zero)
            label.font = .monospacedDigitSystemFont(ofSize: 20, weight: .regular)
            label.text = text
            return label.intrinsicContentSize.width
        }
        #expect(width("11111") == width("00000"))
    }

    // https://developer.apple.com/documentation/uikit/uifontmetrics
    @Test func `metrics scale lengths and fonts as their text style grows`() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let large = traits(.accessibilityExtraExtraExtraLarge)
        #expect(metrics.scaledValue(for: 10, compatibleWith: traits(.large)) == 10)
        #expect(abs(metrics.scaledValue(for: 17, compatibleWith: large) - 53) < 1e-9)
        let font = UIFont.boldSystemFont(ofSize: 17)
        #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 53)
        large.performAsCurrent {
            #expect(metrics.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
        }
    }
}
