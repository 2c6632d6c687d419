import BeelineTesting
import Foundation
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite(.serialized) struct BarPictureTests {
    private static let narrow = CGSize(width: 390, height: 300)
    private static let wide = CGSize(width: 1000, height: 240)

    private func tag(_ style: UIUserInterfaceStyle) -> String { style == .dark ? "dark" : "light" }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `navigation bars and toolbars, at rest, over content and of a second screen`(
        style: UIUserInterfaceStyle
    ) throws {
        for large in [false, true] {
            let name = "\(large ? "large" : "plain")-\(tag(style))"
            let navigation = BarScreens.stack(largeTitles: large)
            let screen = TestScreen(navigation, size: Self.narrow, style: style)
            try screen.verifySnapshot(named: "navigation-\(name)")
            screen.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 100))
            screen.advance(by: 2)
            try screen.verifySnapshot(named: "navigation-\(name)-scrolled")
            let second = BarScreens.page("Ada Lovelace")
            second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            navigation.pushViewController(second, animated: true)
            screen.advance(by: 0.12)
            try screen.verifySnapshot(named: "navigation-\(name)-push")
            screen.advance(by: 1)
            try screen.verifySnapshot(named: "navigation-\(name)-second")
        }
    }

    @Test func `long titles, prompts, large text and the other direction`() throws {
        let navigation = UINavigationController(
            rootViewController: BarScreens.page("A rather long first title"))
        navigation.pushViewController(BarScreens.page("Also a rather long title"), animated: false)
        let screen = TestScreen(navigation, size: CGSize(width: 390, height: 140))
        try screen.verifySnapshot(named: "navigation-long-titles")
        navigation.topViewController?.navigationItem.prompt = "Choose somebody to write to"
        try screen.verifySnapshot(named: "navigation-prompt")
        let other = TestScreen(
            BarScreens.stack(largeTitles: true), size: Self.narrow, direction: .rightToLeft)
        try other.verifySnapshot(named: "navigation-right-to-left")
        let huge = TestScreen(
            BarScreens.stack(largeTitles: true), size: Self.narrow,
            contentSize: .accessibilityExtraLarge)
        try huge.verifySnapshot(named: "navigation-large-text")
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `a search below the titles, and in their place`(style: UIUserInterfaceStyle) throws {
        let navigation = BarScreens.searched()
        let search = navigation.topViewController?.navigationItem.searchController
        search?.searchBar.scopeButtonTitles = ["All", "Friends"]
        let screen = TestScreen(navigation, size: Self.narrow, style: style)
        try screen.verifySnapshot(named: "search-\(tag(style))")
        search?.isActive = true
        screen.advance(by: 0.1)
        try screen.verifySnapshot(named: "search-\(tag(style))-beginning")
        screen.advance(by: 1)
        try screen.verifySnapshot(named: "search-\(tag(style))-active")
    }

    @Test func `a search bar that content pushes away`() throws {
        let screen = TestScreen(BarScreens.searched(), size: Self.narrow)
        screen.touchDown(at: CGPoint(x: 200, y: 250))
        screen.touchMove(to: CGPoint(x: 200, y: 238))
        screen.touchMove(to: CGPoint(x: 200, y: 214))
        try screen.verifySnapshot(named: "search-half-gone")
    }

    @Test func `results of a search`() throws {
        let results = BarScreens.page("Found")
        let navigation = BarScreens.searched(results: results)
        let screen = TestScreen(navigation, size: Self.narrow)
        navigation.topViewController?.navigationItem.searchController?.isActive = true
        screen.advance(by: 1)
        screen.type("ada")
        try screen.verifySnapshot(named: "search-results")
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `a search beside the buttons of a wide bar`(style: UIUserInterfaceStyle) throws {
        let navigation = BarScreens.searched()
        let search = navigation.topViewController?.navigationItem.searchController
        search?.obscuresBackgroundDuringPresentation = false
        let screen = TestScreen(navigation, size: Self.wide, style: style)
        try screen.verifySnapshot(named: "search-wide-\(tag(style))")
        search?.isActive = true
        screen.advance(by: 1)
        try screen.verifySnapshot(named: "search-wide-\(tag(style))-active")
    }

    @Test func `a search from right to left and with large text`() throws {
        let other = TestScreen(
            BarScreens.searched(), size: Self.narrow, direction: .rightToLeft)
        try other.verifySnapshot(named: "search-right-to-left")
        let huge = TestScreen(
            BarScreens.searched(), size: Self.narrow, contentSize: .accessibilityLarge)
        try huge.verifySnapshot(named: "search-large-text")
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `tab bars, narrow and wide, and the list of those without a tab`(
        style: UIUserInterfaceStyle
    ) throws {
        let wide = TestScreen(BarScreens.tabs(), size: Self.wide, style: style)
        try wide.verifySnapshot(named: "tabs-wide-\(tag(style))")
        let screen = TestScreen(BarScreens.tabs(), size: Self.narrow, style: style)
        try screen.verifySnapshot(named: "tabs-\(tag(style))")
        try screen.tap("More")
        try screen.verifySnapshot(named: "tabs-more-\(tag(style))")
        try screen.tap("Archive")
        screen.advance(by: 1)
        try screen.verifySnapshot(named: "tabs-more-chosen-\(tag(style))")
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `columns, beside one another, hidden, over the content and collapsed`(
        style: UIUserInterfaceStyle
    ) throws {
        let split = BarScreens.split(.doubleColumn)
        let screen = TestScreen(split, size: Self.wide, style: style)
        try screen.verifySnapshot(named: "split-\(tag(style))")
        try screen.tap("SidebarButton")
        screen.advance(by: 1)
        try screen.verifySnapshot(named: "split-\(tag(style))-hidden")
        split.preferredSplitBehavior = .overlay
        split.show(.primary)
        screen.advance(by: 1)
        try screen.verifySnapshot(named: "split-\(tag(style))-over")
        let narrow = TestScreen(
            BarScreens.split(.doubleColumn), size: Self.narrow, style: style)
        try narrow.verifySnapshot(named: "split-\(tag(style))-narrow")
        let triple = TestScreen(
            BarScreens.split(.tripleColumn), size: CGSize(width: 1200, height: 240), style: style)
        try triple.verifySnapshot(named: "split-\(tag(style))-three")
    }
}
