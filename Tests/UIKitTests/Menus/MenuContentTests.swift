import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uimenu

@MainActor @Suite(.serialized) struct MenuContentTests {
    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { _ in }
    }

    private func titles(_ menu: UIMenu) -> [[String]] {
        MenuContent(menu).sections.map { section in
            section.rows.map { row in
                switch row {
                case .element(let element): element.title
                case .submenu(let menu): "\(menu.title) >"
                case .loading: "…"
                }
            }
        }
    }

    @Test func `an inline menu is a section of its own among the others' rows`() {
        let menu = UIMenu(children: [
            action("a"),
            UIMenu(
                title: "section", options: .displayInline, children: [action("b"), action("c")]),
            action("d"),
        ])
        #expect(titles(menu) == [["a"], ["b", "c"], ["d"]])
        #expect(MenuContent(menu).sections.map(\.title) == ["", "section", ""])
    }

    @Test func `what is hidden, and menus with nothing in them, take no place`() {
        let menu = UIMenu(children: [
            action("a", .hidden), UIMenu(title: "empty"),
            UIMenu(title: "hidden", children: [action("b", .hidden)]),
            UIMenu(title: "inline", options: .displayInline, children: []),
            UIMenu(title: "more", children: [action("c", .disabled)]),
        ])
        #expect(titles(menu) == [["more >"]])
    }

    @Test func `deferred elements stand where their place is, once they are known`() {
        var give: (([UIMenuElement]) -> Void)?
        let deferred = UIDeferredMenuElement { give = $0 }
        let menu = UIMenu(children: [action("a"), deferred, action("d")])
        #expect(titles(menu) == [["a", "…", "d"]])
        var came = false
        deferred.load { came = true }
        give?([action("b"), UIMenu(options: .displayInline, children: [action("c")])])
        #expect(came)
        #expect(titles(menu) == [["a", "b"], ["c"], ["d"]])
        give?([])
        #expect(titles(menu) == [["a", "b"], ["c"], ["d"]])
    }

    @Test func `replacing a menu's children keeps all else`() {
        let menu = UIMenu(
            title: "t", identifier: UIMenu.Identifier("i"), options: .displayInline,
            children: [action("a")])
        let other = menu.replacingChildren([action("b")])
        #expect(other.title == "t")
        #expect(other.identifier == menu.identifier)
        #expect(other.options == .displayInline)
        #expect(other.children.map(\.title) == ["b"])
        #expect(UIMenu().identifier != UIMenu().identifier)
    }

    @Test func `selected elements are those with a mark, in inline menus too`() {
        let (a, b) = (action("a"), action("b"))
        b.state = .on
        let menu = UIMenu(children: [a, UIMenu(options: .displayInline, children: [b])])
        #expect(menu.selectedElements.map(\.title) == ["b"])
    }
}

@MainActor @Suite struct MenuPlacementTests {
    private let area = CGRect(x: 10, y: 10, width: 370, height: 824)
    private let size = CGSize(width: 250, height: 200)

    private func place(
        _ anchor: CGRect, _ size: CGSize? = nil, startsRight: Bool = false
    ) -> MenuPlacement {
        MenuPlacement(
            size: size ?? self.size, anchor: anchor, area: area, startsRight: startsRight)
    }

    @Test func `a menu stands below what it belongs to, at the nearer edge`() {
        let left = place(CGRect(x: 40, y: 100, width: 100, height: 44))
        #expect(left.frame == CGRect(x: 40, y: 152, width: 250, height: 200))
        #expect(left.origin == CGPoint(x: 90, y: 152))
        let right = place(CGRect(x: 300, y: 100, width: 60, height: 44))
        #expect(right.frame == CGRect(x: 110, y: 152, width: 250, height: 200))
        #expect(right.origin == CGPoint(x: 330, y: 152))
    }

    @Test func `in the middle a menu begins where the language does`() {
        let anchor = CGRect(x: 145, y: 100, width: 100, height: 44)
        #expect(place(anchor).frame.minX == 130)
        #expect(place(anchor, CGSize(width: 90, height: 50)).frame.minX == 145)
        #expect(
            place(anchor, CGSize(width: 90, height: 50), startsRight: true).frame.maxX == 245)
    }

    @Test func `where there is no room below a menu stands above`() {
        let placement = place(CGRect(x: 40, y: 700, width: 100, height: 44))
        #expect(placement.frame.maxY == 692)
        #expect(placement.frame.height == 200)
        #expect(placement.origin.y == 692)
    }

    @Test func `a long menu takes the larger side and no more`() {
        let long = CGSize(width: 250, height: 5000)
        let below = place(CGRect(x: 40, y: 300, width: 100, height: 44), long)
        #expect(below.frame.minY == 352)
        #expect(below.frame.maxY == area.maxY)
        let above = place(CGRect(x: 40, y: 600, width: 100, height: 44), long)
        #expect(above.frame.minY == area.minY)
        #expect(above.frame.maxY == 592)
    }

    @Test func `a menu stays in the area whatever it belongs to`() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<2000 {
            let anchor = CGRect(
                x: CGFloat.random(in: -200...600, using: &random),
                y: CGFloat.random(in: -200...1200, using: &random),
                width: CGFloat.random(in: 0...400, using: &random),
                height: CGFloat.random(in: 0...900, using: &random))
            let size = CGSize(
                width: CGFloat.random(in: 50...500, using: &random),
                height: CGFloat.random(in: 44...2000, using: &random))
            let frame = place(anchor, size).frame
            guard area.insetBy(dx: -0.5, dy: -0.5).contains(frame) else {
                Issue.record("\(anchor) \(size): \(frame)")
                return
            }
        }
    }
}

@Suite struct MenuTypingTests {
    private let titles = ["Copy", "Cut", "Élan", "Paste"]

    @Test func `letters typed together are one word, and after a while another`() {
        var typing = MenuTyping()
        #expect(typing.find("c", at: 0, among: titles, current: nil) == 0)
        #expect(typing.find("u", at: 0.5, among: titles, current: 0) == 1)
        #expect(typing.find("p", at: 2, among: titles, current: 1) == 3)
        #expect(typing.find("e", at: 4, among: titles, current: 3) == 2)
        #expect(typing.find("x", at: 6, among: titles, current: 2) == nil)
        #expect(typing.find("\u{1B}", at: 8, among: titles, current: 2) == nil)
    }

    @Test func `one letter again and again goes from row to row`() {
        var typing = MenuTyping()
        #expect(typing.find("c", at: 0, among: titles, current: nil) == 0)
        #expect(typing.find("c", at: 0.2, among: titles, current: 0) == 1)
        #expect(typing.find("c", at: 0.4, among: titles, current: 1) == 0)
    }
}
