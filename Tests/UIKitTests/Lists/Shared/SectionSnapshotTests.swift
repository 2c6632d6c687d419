import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot
@MainActor struct SectionSnapshotTests {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    private func fruits() -> Outline {
        var outline = Outline()
        outline.append(["fruit", "nuts"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["boskop"], to: "apple")
        return outline
    }

    @Test func `items stand before those that are in them`() {
        let outline = fruits()
        #expect(outline.items == ["fruit", "apple", "boskop", "pear", "nuts"])
        #expect(outline.rootItems == ["fruit", "nuts"])
        #expect(outline.level(of: "boskop") == 2)
        #expect(outline.parent(of: "boskop") == "apple")
        #expect(outline.index(of: "pear") == 3)
        #expect(outline.index(of: "plum") == nil)
    }

    @Test func `an item is seen when all around it are expanded`() {
        var outline = fruits()
        #expect(outline.visibleItems == ["fruit", "nuts"])
        outline.expand(["apple"])
        #expect(outline.visibleItems == ["fruit", "nuts"])
        #expect(!outline.isVisible("boskop"))
        outline.expand(["fruit"])
        #expect(outline.visibleItems == ["fruit", "apple", "boskop", "pear", "nuts"])
        #expect(outline.isVisible("boskop"))
        outline.collapse(["fruit"])
        outline.expand(["fruit"])
        #expect(outline.isExpanded("apple"))
    }

    @Test func `items go with all that is in them`() {
        var outline = fruits()
        outline.delete(["apple", "plum"])
        #expect(outline.items == ["fruit", "pear", "nuts"])
        outline.insert(["apple"], after: "pear")
        outline.insert(["quince"], before: "pear")
        #expect(outline.items == ["fruit", "quince", "pear", "apple", "nuts"])
        outline.deleteAll()
        #expect(outline.items == [])
    }

    @Test func `an outline is put into another, and taken out of it`() {
        var outline = fruits()
        var part = outline.snapshot(of: "fruit")
        #expect(part.rootItems == ["apple", "pear"])
        #expect(part.items == ["apple", "boskop", "pear"])
        part.expand(["apple"])
        part.append(["cox"], to: "apple")
        outline.replace(childrenOf: "fruit", using: part)
        #expect(outline.items == ["fruit", "apple", "boskop", "cox", "pear", "nuts"])
        #expect(outline.isExpanded("apple"))
        #expect(outline.level(of: "cox") == 2)
        var other = Outline()
        other.append(["hazel"])
        other.append(["cob"], to: "hazel")
        outline.insert(other, after: "nuts")
        #expect(outline.items.suffix(3) == ["nuts", "hazel", "cob"])
        #expect(outline.snapshot(of: "hazel", includingParent: true).items == ["hazel", "cob"])
    }
}
