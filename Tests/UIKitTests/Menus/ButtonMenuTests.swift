import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uicontrol/showsmenuasprimaryaction

@MainActor @Suite(.serialized) struct ButtonMenuTests {
    private func editMenu(_ screen: MenuScreen) -> UIMenu {
        UIMenu(children: [
            screen.action("Copy", "doc.on.doc"), screen.action("Cut", "scissors", .disabled),
            UIMenu(
                title: "More",
                children: [screen.action("Duplicate"), screen.action("Rename")]),
            UIMenu(
                options: .displayInline,
                children: [screen.action("Delete", "trash", .destructive)]),
        ])
    }

    private func opened() -> MenuScreen {
        let screen = MenuScreen()
        screen.button.menu = editMenu(screen)
        screen.open()
        return screen
    }

    @Test func `a press opens the menu below the button, and a tap chooses and closes`() throws {
        let screen = opened()
        #expect(screen.rows == ["Copy", "Cut", "More", "Delete"])
        let platter = try #require(screen.platter)
        #expect(platter.frame.minY == screen.button.frame.maxY + 8)
        #expect(platter.frame.minX == screen.button.frame.minX)
        try screen.choose("Delete")
        #expect(screen.chosen == ["Delete"])
        #expect(screen.menu == nil)
        #expect(platter.superview == nil)
        #expect(screen.screen.window.subviews.count == 1)
    }

    @Test func `the button's events are the menu's alone`() {
        let screen = MenuScreen()
        var events: [String] = []
        screen.button.menu = editMenu(screen)
        screen.button.addAction(
            UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
        screen.button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        screen.button.addAction(
            UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        screen.open()
        #expect(events == ["menu"])
    }

    @Test func `a finger that slides from the button to a row chooses it`() throws {
        let screen = MenuScreen()
        screen.button.menu = editMenu(screen)
        screen.screen.touchDown(at: screen.button.center)
        screen.screen.advance(by: 0.5)
        let copy = try screen.middle(of: "Copy")
        screen.screen.touchMove(to: CGPoint(x: copy.x, y: copy.y - 30))
        screen.screen.touchMove(to: copy)
        #expect(screen.rows.first == "[Copy]")
        screen.screen.touchUp()
        #expect(screen.chosen == ["Copy"])
        #expect(screen.menu == nil)
    }

    @Test func `what is disabled is neither chosen nor highlighted`() throws {
        let screen = opened()
        try screen.choose("Cut")
        #expect(screen.chosen.isEmpty)
        #expect(screen.menu != nil)
        screen.screen.hover(at: try screen.middle(of: "Cut"))
        #expect(screen.rows == ["Copy", "Cut", "More", "Delete"])
        screen.screen.hover(at: try screen.middle(of: "Copy"))
        #expect(screen.rows.first == "[Copy]")
        screen.screen.hoverOut()
        #expect(screen.rows.first == "Copy")
    }

    @Test func `a press outside closes the menu and does nothing else`() {
        let screen = MenuScreen()
        var taps = 0
        let other = UIButton(
            frame: CGRect(x: 0, y: 600, width: 390, height: 100),
            primaryAction: UIAction { _ in taps += 1 })
        screen.controller.view.addSubview(other)
        screen.button.menu = editMenu(screen)
        screen.open()
        screen.screen.tap(at: other.center)
        screen.screen.advance(by: 1)
        #expect(screen.menu == nil)
        #expect(taps == 0)
        screen.screen.tap(at: other.center)
        #expect(taps == 1)
    }

    @Test func `a window that changes its size closes the menu`() {
        let screen = opened()
        screen.screen.resize(to: CGSize(width: 500, height: 700))
        #expect(screen.menu == nil)
        #expect(screen.screen.window.subviews.count == 1)
    }

    // MARK: - Submenus

    @Test func `a submenu opens over its row, with its title to go back`() throws {
        let screen = opened()
        let first = try #require(screen.platter)
        let place = try screen.row("More").convert(CGPoint.zero, to: nil)
        try screen.choose("More")
        #expect(screen.rows == ["Duplicate", "Rename"])
        let second = try #require(screen.platter)
        #expect(second !== first)
        #expect(abs(second.frame.minY - place.y) <= 1)
        let header = try #require(second.list.header)
        try screen.screen.tap(header)
        screen.screen.advance(by: 1)
        #expect(screen.platter === first)
        #expect(first.transform == .identity)
        try screen.choose("More")
        try screen.choose("Rename")
        #expect(screen.chosen == ["Rename"])
        #expect(screen.menu == nil)
        #expect(screen.screen.window.subviews.count == 1)
    }

    @Test func `a tap on the menu behind a submenu goes back to it`() throws {
        let screen = opened()
        try screen.choose("More")
        let first = try #require(screen.menu?.platters.first)
        screen.screen.tap(at: CGPoint(x: first.frame.midX, y: first.frame.minY + 20))
        #expect(screen.rows == ["Copy", "Cut", "More", "Delete"])
        #expect(screen.chosen.isEmpty)
    }

    // MARK: - Keyboard

    @Test func `the keyboard opens, goes through, chooses and closes`() {
        let screen = MenuScreen()
        screen.button.menu = editMenu(screen)
        screen.screen.press(.tab)
        screen.screen.press(.space)
        screen.screen.advance(by: 1)
        #expect(screen.rows == ["[Copy]", "Cut", "More", "Delete"])
        screen.screen.press(.down)
        #expect(screen.rows == ["Copy", "Cut", "[More]", "Delete"])
        screen.screen.press(.down)
        screen.screen.press(.down)
        #expect(screen.rows.first == "[Copy]")
        screen.screen.press(.up)
        #expect(screen.rows.last == "[Delete]")
        screen.screen.press(.home)
        #expect(screen.rows.first == "[Copy]")
        screen.screen.press(.end)
        screen.screen.press(.returnKey)
        #expect(screen.chosen == ["Delete"])
        #expect(screen.menu == nil)
        #expect(screen.screen.focusedView === screen.button)
    }

    @Test func `arrows go into a submenu and out of it, Escape goes out one by one`() {
        let screen = MenuScreen()
        screen.button.menu = editMenu(screen)
        screen.screen.press(.tab)
        screen.screen.press(.space)
        screen.screen.press(.down)
        screen.screen.press(.right)
        #expect(screen.rows == ["[Duplicate]", "Rename"])
        screen.screen.press(.left)
        #expect(screen.rows == ["Copy", "Cut", "[More]", "Delete"])
        screen.screen.press(.returnKey)
        #expect(screen.rows == ["[Duplicate]", "Rename"])
        screen.screen.press(.escape)
        #expect(screen.rows == ["Copy", "Cut", "[More]", "Delete"])
        screen.screen.press(.escape)
        #expect(screen.menu == nil)
        #expect(screen.chosen.isEmpty)
    }

    @Test func `from right to left the arrows change their parts`() {
        let screen = MenuScreen(direction: .rightToLeft)
        screen.button.menu = editMenu(screen)
        screen.screen.press(.tab)
        screen.screen.press(.space)
        screen.screen.press(.down)
        screen.screen.press(.left)
        #expect(screen.rows == ["[Duplicate]", "Rename"])
        screen.screen.press(.right)
        #expect(screen.rows == ["Copy", "Cut", "[More]", "Delete"])
    }

    @Test func `typing goes to the row that begins so`() {
        let screen = opened()
        screen.type("d")
        #expect(screen.rows.last == "[Delete]")
        screen.screen.advance(by: 2)
        screen.type("m")
        #expect(screen.rows[2] == "[More]")
        #expect(screen.chosen.isEmpty)
    }

    // MARK: - Elements

    @Test func `an element that keeps its menu shows what became of it`() throws {
        let screen = MenuScreen()
        let bold = UIAction(title: "Bold", attributes: .keepsMenuPresented) {
            $0.state = $0.state == .on ? .off : .on
        }
        screen.button.menu = UIMenu(children: [bold, screen.action("Other")])
        screen.open()
        try screen.choose("Bold")
        #expect(bold.state == .on)
        #expect(try screen.row("Bold").accessibilityTraits.contains(.selected))
        try screen.choose("Bold")
        #expect(bold.state == .off)
        #expect(screen.menu != nil)
    }

    @Test func `in a menu of single selection the mark goes to what is chosen`() throws {
        let screen = MenuScreen()
        let (small, large) = (screen.action("Small", state: .on), screen.action("Large"))
        screen.button.menu = UIMenu(options: .singleSelection, children: [small, large])
        screen.open()
        try screen.choose("Large")
        #expect(large.state == .on)
        #expect(small.state == .off)
    }

    @Test func `a pop-up button shows the element that is marked`() throws {
        let screen = MenuScreen()
        screen.button.changesSelectionAsPrimaryAction = true
        screen.button.menu = UIMenu(children: [screen.action("Day"), screen.action("Week")])
        #expect(screen.button.currentTitle == "Day")
        screen.open()
        try screen.choose("Week")
        #expect(screen.button.currentTitle == "Week")
        #expect(screen.button.menu?.selectedElements.map(\.title) == ["Week"])
        #expect(!screen.button.isSelected)
    }

    @Test func `deferred elements come when they are known, uncached ones each time`() {
        let screen = MenuScreen()
        var gives: [([UIMenuElement]) -> Void] = []
        screen.button.menu = UIMenu(children: [
            screen.action("a"), UIDeferredMenuElement.uncached { gives.append($0) },
        ])
        screen.open()
        #expect(screen.rows == ["a", "…"])
        gives.first?([screen.action("b"), screen.action("c")])
        screen.screen.settle()
        #expect(screen.rows == ["a", "b", "c"])
        screen.screen.press(.escape)
        screen.open()
        #expect(gives.count == 2)
        #expect(screen.rows == ["a", "…"])
    }

    @Test func `a command is sent to the first responder that has its method`() throws {
        let screen = MenuScreen()
        let listener = CommandListener(frame: screen.controller.view.bounds)
        screen.controller.view.insertSubview(listener, at: 0)
        listener.addSubview(screen.button)
        screen.button.menu = UIMenu(children: [
            UICommand(title: "Archive", action: "archive:", propertyList: "now")
        ])
        screen.open()
        try screen.choose("Archive")
        #expect(listener.heard == ["now"])
    }

    @Test func `assistive technology is told of a menu and its items, and works them`() throws {
        let screen = opened()
        let host = try #require(screen.screen.window.host as? HeadlessWindow)
        screen.screen.settle()
        let elements = host.accessibleElements
        #expect(elements.map(\.role) == [.menu, .menuItem, .menuItem, .menuItem, .menuItem])
        #expect(elements.map(\.label).suffix(4) == ["Copy", "Cut", "More", "Delete"])
        #expect(elements.map(\.isEnabled).suffix(4) == [true, false, true, true])
        let copy = try #require(elements.dropFirst().first)
        screen.screen.window.hostWindow(host, perform: "activate", on: copy.identifier)
        #expect(screen.chosen == ["Copy"])
        screen.screen.advance(by: 1)
        #expect(host.accessibleElements.map(\.label) == ["Menu"])
    }

    @Test func `a menu that closed is gone, with all that its actions hold`() throws {
        weak var gone: UIMenu?
        weak var held: NSObject?
        let screen = MenuScreen()
        do {
            let object = NSObject()
            held = object
            let menu = UIMenu(children: [UIAction(title: "a") { _ in _ = object }])
            gone = menu
            screen.button.menu = menu
        }
        screen.open()
        screen.screen.press(.escape)
        screen.screen.advance(by: 1)
        screen.button.menu = nil
        #expect(gone == nil)
        #expect(held == nil)
    }
}

private final class CommandListener: UIView {
    var heard: [String] = []

    func archive(_ command: UICommand) {
        heard.append(command.propertyList as? String ?? "")
    }

    override class var exposedMembers: ExposedMembers {
        super.exposedMembers.action("archive:", CommandListener.archive)
    }
}
