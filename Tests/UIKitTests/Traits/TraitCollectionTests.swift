import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uitraitcollection

@MainActor @Suite struct TraitCollectionTests {
    @Test func `a collection says nothing but what it was made with`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark.userInterfaceStyle == .dark)
        #expect(dark.horizontalSizeClass == .unspecified)
        #expect(dark.displayScale == 0)
        #expect(dark.preferredContentSizeCategory == .unspecified)
        #expect(dark.layoutDirection == .unspecified)
        #expect(UITraitCollection() == UITraitCollection())
    }

    @Test func `joined, the last one to say something counts`() {
        let joined = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
            UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(verticalSizeClass: .compact),
            UITraitCollection(layoutDirection: .rightToLeft),
            UITraitCollection(preferredContentSizeCategory: .small),
            UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(),
        ])
        #expect(joined.userInterfaceStyle == .light)
        #expect(joined.displayScale == 3)
        #expect(joined.horizontalSizeClass == .regular)
        #expect(joined.verticalSizeClass == .compact)
        #expect(joined.layoutDirection == .rightToLeft)
        #expect(joined.preferredContentSizeCategory == .small)
        #expect(joined.userInterfaceIdiom == .phone)
        #expect(joined == joined.over(UITraitCollection()))
        #expect(joined.hash == joined.over(UITraitCollection()).hash)
    }

    @Test func `colours look different by the style alone`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
        #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        #expect(
            !dark.hasDifferentColorAppearance(
                comparedTo: UITraitCollection(displayScale: 2).over(dark)))
    }

    // https://developer.apple.com/documentation/uikit/uicontentsizecategory
    @Test func `text sizes are in order`() {
        #expect(UIContentSizeCategory.ordered.count == 12)
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory(textScale: 1) == .large)
        #expect(UIContentSizeCategory(textScale: 0.1) == .extraSmall)
        #expect(UIContentSizeCategory(textScale: 99) == .accessibilityExtraExtraExtraLarge)
    }
}
