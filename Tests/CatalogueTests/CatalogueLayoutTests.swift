import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import Catalogue
@testable import UIKit

/// Nothing is cut and nothing lies over anything else, however large the text and whichever way one
/// reads.
@MainActor @Suite(.serialized) struct CatalogueLayoutTests {
    @Test(
        arguments: CatalogueScreen.titles,
        [
            (.large, .leftToRight), (.accessibilityExtraExtraExtraLarge, .leftToRight),
            (.large, .rightToLeft), (.accessibilityExtraExtraExtraLarge, .rightToLeft),
        ] as [(UIContentSizeCategory, UITraitEnvironmentLayoutDirection)])
    func `nothing is clipped and nothing overlaps`(
        title: String, surroundings: (UIContentSizeCategory, UITraitEnvironmentLayoutDirection)
    ) throws {
        let screen = try CatalogueScreen(
            title, contentSize: surroundings.0, direction: surroundings.1)
        let page = try #require(screen.page)
        for label in labels(in: page) {
            #expect(!label.isTextTruncated, "\"\(label.text ?? "")\" is cut")
            let frame = label.convert(label.bounds, to: page)
            #expect(
                frame.minX >= -0.5 && frame.maxX <= page.bounds.width + 0.5,
                "\"\(label.text ?? "")\" reaches out of the page: \(frame)")
        }
        for row in rows(in: page) {
            let parts = row.arrangedSubviews.map { $0.convert($0.bounds, to: page) }
            let overlap = parts[0].intersection(parts[1])
            #expect(overlap.isNull || overlap.width < 0.5 || overlap.height < 0.5)
            for part in parts { #expect(part.maxX <= page.bounds.width && part.minX >= 0) }
        }
    }

    /// All that is shown, but for wheels, whose rows end at the wheel's rim, and texts in a place of
    /// one size, which UIKit cuts too: segments, dates in a calendar.
    private func labels(in view: UIView) -> [UILabel] {
        guard !view.isHidden, !(view is UIPickerView), !(view is UISegmentedControl) else {
            return []
        }
        if let label = view as? UILabel { return label.text?.isEmpty ?? true ? [] : [label] }
        return view.subviews.flatMap(labels)
    }

    private func rows(in view: UIView) -> [UIStackView] {
        if let example = view as? ExampleView {
            return example.subviews.compactMap { $0 as? UIStackView }
                .filter { $0.arrangedSubviews.count == 2 }
        }
        return view.subviews.flatMap(rows)
    }
}
