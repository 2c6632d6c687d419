import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uibarbuttonitem/menu

@MainActor @Suite(.serialized) struct BarMenuTests {
    private let log = CallRecorder()

    private func menu() -> UIMenu {
        UIMenu(children: [
            UIAction(title: "By name") { [log] _ in log.record("name") },
            UIAction(title: "By date") { [log] _ in log.record("date") },
        ])
    }

    private func show(
        _ item: UIBarButtonItem, size: CGSize = CGSize(width: 390, height: 844)
    ) -> (TestScreen, UIViewController) {
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = item
        return (
            TestScreen(UINavigationController(rootViewController: controller), size: size),
            controller
        )
    }

    @Test func `an item without an action opens its menu at a tap`() throws {
        let (screen, _) = show(UIBarButtonItem(title: "Sort", menu: menu()))
        try screen.tap("Sort")
        screen.advance(by: 1)
        try screen.tap("By date")
        screen.advance(by: 1)
        #expect(log.take() == "date")
        #expect(!screen.has("By name"))
    }

    @Test func `an item with an action performs it at a tap, and opens its menu when it is held`()
        throws
    {
        let item = UIBarButtonItem(
            title: "Sort", primaryAction: UIAction(title: "Sort") { [log] _ in log.record("sort") },
            menu: menu())
        let (screen, _) = show(item)
        try screen.tap("Sort")
        screen.advance(by: 1)
        #expect(log.take() == "sort")
        let button = try screen.find("Sort")
        screen.longPress(
            at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        screen.advance(by: 1)
        try screen.tap("By name")
        screen.advance(by: 1)
        #expect(log.take() == "name")
    }

    @Test func `a menu is opened and chosen from by the keyboard`() throws {
        let (screen, _) = show(UIBarButtonItem(title: "Sort", menu: menu()))
        screen.press(.tab)
        screen.press(.space)
        screen.advance(by: 1)
        screen.press(.down)
        screen.press(.returnKey)
        screen.advance(by: 1)
        #expect(["name", "date"].contains(log.take()))
    }

    @Test func `an item that loses its menu does what its action says`() throws {
        let item = UIBarButtonItem(systemItem: .add, menu: menu())
        let (screen, _) = show(item)
        item.menu = nil
        item.primaryAction = UIAction(title: "") { [log] _ in log.record("add") }
        try screen.tap("Add")
        #expect(log.take() == "add")
    }

    @Test func `a popover of an item points at it`() {
        let item = UIBarButtonItem(systemItem: .action)
        let (screen, controller) = show(item, size: CGSize(width: 900, height: 700))
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 200, height: 120)
        shown.popoverPresentationController?.barButtonItem = item
        controller.present(shown, animated: true)
        screen.advance(by: 1)
        let popover = shown.popoverPresentationController
        let frame = shown.view.convert(shown.view.bounds, to: nil)
        #expect(popover?.sourceItem === item)
        #expect(popover?.arrowDirection == .up)
        #expect(frame.minY >= 38 && frame.maxX <= 890 && frame.minX > 600, "\(frame)")
    }

    @Test func `an item that no bar shows is nowhere`() {
        #expect(UIBarButtonItem(systemItem: .add).frame(in: UIView()) == .zero)
    }
}
