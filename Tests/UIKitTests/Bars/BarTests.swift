import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uinavigationbar,
// https://developer.apple.com/documentation/uikit/uibarbuttonitem and
// https://developer.apple.com/documentation/uikit/uitabbar.

@MainActor @Suite(.serialized) struct BarTests {
    private func makeBar(_ titles: String..., width: CGFloat = 390) -> (TestScreen, UINavigationBar)
    {
        let controller = UIViewController()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = titles.map { UINavigationItem(title: $0) }
        controller.view.addSubview(bar)
        let screen = TestScreen(controller, size: CGSize(width: width, height: 400))
        return (screen, bar)
    }

    private func label(_ screen: TestScreen, _ text: String) -> CGRect? {
        guard let view = try? screen.find(text) else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    @Test func `the title is in the middle, and the way back is called after the item before`()
        throws
    {
        let (screen, _) = makeBar("First", "Second")
        #expect(label(screen, "Second").map { abs($0.midX - 195) < 1 } == true)
        let back = try screen.find("BackButton")
        #expect(back.accessibilityLabel == "First")
        #expect(back.accessibilityTraits.contains(.button))
    }

    // https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum
    @Test(arguments: [
        ("First", "Second", "First"),
        ("A rather long first title", "Also a rather long title", "Back"),
        ("Back to there", "A title so long that nothing at all fits beside it", nil),
    ])
    func `the button back is shortened as far as the title needs`(
        first: String, second: String, shown: String?
    ) throws {
        let (screen, _) = makeBar(first, second, width: 320)
        let back = try screen.find("BackButton")
        let labels = back.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
        #expect(labels.first?.text == shown)
        #expect(back.accessibilityLabel == first)
    }

    @Test func `items say how the button back to them looks`() throws {
        let (screen, bar) = makeBar("First", "Second")
        bar.backItem?.backButtonTitle = "Home"
        #expect(screen.has("Home"))
        bar.backItem?.backButtonDisplayMode = .minimal
        screen.settle()
        let back = try screen.find("BackButton")
        let labels = back.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
        #expect(labels.isEmpty)
        bar.topItem?.hidesBackButton = true
        #expect(!screen.has("BackButton"))
    }

    @Test func `left items take the back button's place unless they stand beside it`() {
        let (screen, bar) = makeBar("First", "Second")
        bar.topItem?.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        #expect(!screen.has("BackButton"))
        bar.topItem?.leftItemsSupplementBackButton = true
        #expect(screen.has("BackButton"))
        #expect(screen.has("Cancel"))
    }

    @Test func `right items stand from the edge inwards`() throws {
        let (screen, bar) = makeBar("First")
        bar.topItem?.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash),
        ]
        let (add, trash) = (try screen.find("Add"), try screen.find("Delete"))
        #expect(add.frame.maxX == 374)
        #expect(trash.frame.maxX <= add.frame.minX)
    }

    @Test func `an item's button performs its action and calls its target`() throws {
        var performed = 0
        let (screen, bar) = makeBar("First")
        let item = UIBarButtonItem(
            title: "Go", primaryAction: UIAction { _ in performed += 1 })
        bar.topItem?.rightBarButtonItem = item
        try screen.tap("Go")
        #expect(performed == 1)
        item.isEnabled = false
        try screen.tap("Go")
        #expect(performed == 1)
        item.title = "Gone"
        #expect(screen.has("Gone"))
        item.isHidden = true
        #expect(!screen.has("Gone"))
    }

    @Test func `a standalone bar pops its item, if the delegate lets it`() throws {
        let (screen, bar) = makeBar("First", "Second")
        let delegate = BarListener()
        bar.delegate = delegate
        try screen.tap("First")
        screen.advance(by: 1)
        #expect(bar.items?.count == 2)
        delegate.allows = true
        try screen.tap("First")
        screen.advance(by: 1)
        #expect(bar.items?.count == 1)
        #expect(delegate.calls == ["should Second", "should Second", "did Second"])
    }

    @Test func `an edit button turns editing on and off`() throws {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        let screen = TestScreen(navigation)
        try screen.tap("Edit")
        #expect(controller.isEditing)
        try screen.tap("Done")
        #expect(!controller.isEditing)
    }

    @Test func `flexible spaces of a toolbar share the room`() throws {
        let controller = UIViewController()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        bar.items = [
            UIBarButtonItem(systemItem: .add), .flexibleSpace(),
            UIBarButtonItem(systemItem: .trash),
        ]
        controller.view.addSubview(bar)
        let screen = TestScreen(controller)
        #expect(try screen.find("Add").frame.minX == 16)
        #expect(try screen.find("Delete").frame.maxX == 374)
        bar.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        #expect(try screen.find("Add").frame.maxX == 374)
    }

    @Test func `tabs are told as tabs, with their badge and whether they are chosen`() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "4"
        let screen = TestScreen(tabs)
        let elements = (screen.window.host as? HeadlessWindow)?.accessibleElements ?? []
        let told = elements.filter { $0.role == .tab }
        #expect(told.map(\.label) == ["One", "Two"])
        #expect(told.map(\.isSelected) == [true, false])
        #expect(told.last?.value == "4")
    }

    @Test func `tabs are chosen by keyboard`() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two", "Three"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        let screen = TestScreen(tabs)
        screen.press(.tab, control: true)
        #expect(tabs.selectedIndex == 1)
        screen.press(.tab, shift: true, control: true)
        #expect(tabs.selectedIndex == 0)
        screen.press(.pageUp, control: true)
        #expect(tabs.selectedIndex == 2)
        screen.press(.tab)
        screen.press(.right)
        screen.press(.space)
        #expect(tabs.selectedIndex == 1)
    }

    @Test func `an appearance colours the bar, and the bar keeps its own copy`() {
        let (screen, bar) = makeBar("First")
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemRed
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        appearance.backgroundColor = .systemGreen
        screen.settle()
        #expect(bar.scrollEdgeAppearance?.backgroundColor === UIColor.systemRed)
        let title = try? screen.find("First") as? UILabel
        #expect(title?.textColor === UIColor.white)
    }
}

@MainActor private final class BarListener: NSObject, UINavigationBarDelegate {
    var allows = false
    var calls: [String] = []

    func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool {
        calls.append("should \(item.title ?? "")")
        return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        calls.append("did \(item.title ?? "")")
    }
}
