import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uieditmenuinteraction

@MainActor @Suite(.serialized) struct EditMenuTests {
    private let later = MenuScreen.Later()
    private var screen: MenuScreen { later.screen }
    private let view = EditableView(frame: CGRect(x: 100, y: 300, width: 100, height: 30))
    private let delegate = EditDelegate()

    private func open(_ elements: [UIMenuElement]) -> UIEditMenuInteraction {
        screen.controller.view.addSubview(view)
        delegate.elements = elements
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 50, y: 15)))
        screen.screen.advance(by: 1)
        return interaction
    }

    private var bar: EditMenuBar? { screen.screen.window.editMenu?.bar }

    @Test func `the bar stands above what it belongs to, and a tap chooses and closes`() throws {
        let interaction = open([screen.action("Copy"), screen.action("Look Up")])
        let bar = try #require(bar)
        #expect(abs(bar.frame.midX - 150) <= 1)
        #expect(bar.frame.maxY == 292)
        #expect(screen.screen.has("Look Up"))
        try screen.screen.tap("Copy")
        #expect(screen.chosen == ["Copy"])
        screen.screen.advance(by: 1)
        #expect(bar.superview == nil)
        #expect(delegate.calls == ["menu", "present", "dismiss"])
        withExtendedLifetime(interaction) {}
    }

    @Test func `keys go on to what is edited, and a press beside the bar as well`() {
        var taps = 0
        screen.button.showsMenuAsPrimaryAction = false
        screen.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let interaction = open([screen.action("Copy")])
        _ = view.becomeFirstResponder()
        screen.type("a")
        #expect(view.typed == "a")
        #expect(bar != nil)
        screen.screen.tap(at: screen.button.center)
        #expect(taps == 1)
        #expect(bar == nil)
        withExtendedLifetime(interaction) {}
    }

    @Test func `where there is not room for all, there are pages`() throws {
        let interaction = open((1...9).map { screen.action("Action \($0)") })
        let bar = try #require(bar)
        #expect(bar.frame.width <= 374)
        #expect(screen.screen.has("Action 1") && !screen.screen.has("Action 9"))
        for _ in 0..<4 where screen.screen.has("Show More Items") {
            try screen.screen.tap("Show More Items")
        }
        #expect(screen.screen.has("Action 9") && !screen.screen.has("Action 1"))
        #expect(bar.frame.minX >= 8 && bar.frame.maxX <= 382)
        try screen.screen.tap("Action 9")
        #expect(screen.chosen == ["Action 9"])
        withExtendedLifetime(interaction) {}
    }

    @Test func `a menu in the bar opens as a list`() throws {
        let interaction = open([
            UIMenu(title: "Style", children: [screen.action("Bold"), screen.action("Italic")])
        ])
        try screen.screen.tap("Style")
        screen.screen.advance(by: 1)
        #expect(screen.rows == ["Bold", "Italic"])
        try screen.choose("Italic")
        #expect(screen.chosen == ["Italic"])
        withExtendedLifetime(interaction) {}
    }

    @Test func `the menu follows what it belongs to`() throws {
        let interaction = open([screen.action("Copy")])
        view.frame.origin.y = 20
        interaction.updateVisibleMenuPosition(animated: false)
        #expect(try #require(bar).frame.minY == 58)
        interaction.dismissMenu()
        #expect(bar == nil)
    }

    // https://developer.apple.com/documentation/uikit/uimenucontroller
    @Test func `the older menu offers what the first responder can do`() throws {
        screen.controller.view.addSubview(view)
        _ = view.becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [
            UIMenuItem(title: "Shout", action: "shout:"),
            UIMenuItem(title: "Nobody", action: "nobody:"),
        ]
        menu.showMenu(from: view, rect: view.bounds)
        screen.screen.advance(by: 1)
        #expect(menu.isMenuVisible)
        #expect(screen.screen.has("Copy") && screen.screen.has("Shout"))
        #expect(!screen.screen.has("Cut") && !screen.screen.has("Nobody"))
        #expect(menu.menuFrame.maxY == 292)
        try screen.screen.tap("Shout")
        #expect(view.heard == ["shout"])
        #expect(!menu.isMenuVisible)
        menu.menuItems = nil
    }
}

private final class EditableView: UIView {
    var typed = ""
    var heard: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { typed += press.key?.characters ?? "" }
    }

    func copyText(_ sender: Any?) { heard.append("copy") }
    func shout(_ sender: Any?) { heard.append("shout") }

    override class var exposedMembers: ExposedMembers {
        super.exposedMembers.action("copy:", EditableView.copyText)
            .action("shout:", EditableView.shout)
    }
}

@MainActor private final class EditDelegate: NSObject, UIEditMenuInteractionDelegate {
    var elements: [UIMenuElement] = []
    var calls: [String] = []

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        calls.append("menu")
        return UIMenu(children: elements)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        interaction.view?.bounds ?? .null
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIContextMenuInteractionAnimating
    ) {
        calls.append("present")
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIContextMenuInteractionAnimating
    ) {
        calls.append("dismiss")
    }
}
