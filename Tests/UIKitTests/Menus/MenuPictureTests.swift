import BeelineTesting
import Foundation
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite(.serialized) struct MenuPictureTests {
    @Test func `a menu with all that rows can have, in light, dark, and from right to left`()
        throws
    {
        for (style, direction, name) in [
            (UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight, "light"),
            (.dark, .leftToRight, "dark"), (.light, .rightToLeft, "right-to-left"),
        ] {
            let screen = makeScreen(style: style, direction: direction)
            screen.open()
            try screen.screen.verifySnapshot(named: "menu-\(name)")
            screen.screen.hover(at: try screen.middle(of: "Copy"))
            try screen.choose("Sort By")
            try screen.screen.verifySnapshot(named: "submenu-\(name)")
        }
    }

    @Test func `a menu in large text, where there is not room for all of it`() throws {
        let screen = makeScreen(contentSize: .accessibilityExtraLarge)
        screen.open()
        try screen.screen.verifySnapshot(named: "menu-large-text")
    }

    @Test func `a menu above what it belongs to`() throws {
        let screen = makeScreen(buttonFrame: CGRect(x: 250, y: 400, width: 60, height: 44))
        screen.open()
        try screen.screen.verifySnapshot(named: "menu-above")
    }

    private func makeScreen(
        style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        buttonFrame: CGRect = CGRect(x: 20, y: 10, width: 80, height: 44)
    ) -> MenuScreen {
        let screen = MenuScreen(
            size: CGSize(width: 320, height: 480), scale: 1, buttonFrame: buttonFrame,
            style: style, contentSize: contentSize, direction: direction)
        for index in 0..<6 {
            let stripe = UIView(frame: CGRect(x: 0, y: 60 + index * 70, width: 320, height: 30))
            stripe.backgroundColor = [.systemTeal, .systemOrange, .systemGray4][index % 3]
            screen.controller.view.insertSubview(stripe, at: 0)
        }
        let rename = screen.action("Rename", "pencil", .disabled)
        rename.subtitle = "Only the owner can do that"
        screen.button.menu = UIMenu(
            title: "Document",
            children: [
                screen.action("Copy", "doc.on.doc"), rename,
                UIMenu(
                    title: "Sort By", image: UIImage(systemName: "arrow.up.arrow.down"),
                    children: [
                        screen.action("Name", state: .on), screen.action("Date"),
                        screen.action("A title that is so long that it takes two lines"),
                    ]),
                UIMenu(
                    options: .displayInline,
                    children: [screen.action("Show Hidden Files", state: .on)]),
                UIMenu(
                    options: .displayInline,
                    children: [screen.action("Delete", "trash", .destructive)]),
            ])
        screen.screen.settle()
        return screen
    }
}
