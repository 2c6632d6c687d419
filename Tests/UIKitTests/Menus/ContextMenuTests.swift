import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uicontextmenuinteraction

@MainActor @Suite(.serialized) struct ContextMenuTests {
    private let later = MenuScreen.Later()
    private var screen: MenuScreen { later.screen }
    private let view = FocusableView(frame: CGRect(x: 0, y: 300, width: 300, height: 60))
    private let delegate = MenuDelegate()

    private func prepare() {
        screen.controller.view.addSubview(view)
        delegate.menu = UIMenu(children: [screen.action("Open"), screen.action("Delete")])
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        screen.screen.settle()
    }

    @Test func `the secondary button opens the menu where it is pressed`() throws {
        prepare()
        screen.screen.secondaryClick(at: CGPoint(x: 60, y: 320))
        screen.screen.advance(by: 1)
        #expect(delegate.calls == ["configuration (60.0, 20.0)", "display", "displayed"])
        #expect(screen.platter?.frame.origin == CGPoint(x: 60, y: 336))
        try screen.choose("Open")
        #expect(screen.chosen == ["Open"])
        #expect(
            delegate.calls == [
                "configuration (60.0, 20.0)", "display", "displayed", "end", "ended",
            ])
    }

    @Test func `a long press opens the menu beside the view, and goes on to choose`() throws {
        prepare()
        screen.screen.touchDown(at: CGPoint(x: 60, y: 320))
        screen.screen.advance(by: 0.3)
        #expect(screen.menu == nil)
        screen.screen.advance(by: 0.7)
        #expect(screen.rows == ["Open", "Delete"])
        screen.screen.touchMove(to: try screen.middle(of: "Delete"))
        #expect(screen.rows == ["Open", "[Delete]"])
        screen.screen.touchUp()
        #expect(screen.chosen == ["Delete"])
    }

    @Test func `a long press lifts the view, or a controller that previews it`() throws {
        prepare()
        screen.screen.longPress(at: CGPoint(x: 60, y: 320))
        screen.screen.advance(by: 1)
        let lifted = try #require(
            screen.screen.window.subviews.first { $0 is ContextMenuPreview })
        #expect(lifted.frame == view.frame)
        #expect(screen.platter?.frame.minY == 368)
        screen.screen.press(.escape)
        screen.screen.advance(by: 1)
        #expect(screen.screen.window.subviews.count == 1)
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 5000)
        delegate.preview = preview
        screen.screen.longPress(at: CGPoint(x: 60, y: 320))
        screen.screen.advance(by: 1)
        let shown = try #require(
            screen.screen.window.subviews.first { $0 is ContextMenuPreview })
        #expect(shown.frame.width == 200)
        #expect(shown.frame.minY == 10)
        #expect(try #require(screen.platter).frame.minY == shown.frame.maxY + 8)
        #expect(try #require(screen.platter).frame.maxY <= 834)
        #expect(preview.appearance == .appeared)
        try screen.choose("Open")
        #expect(preview.appearance == .disappeared)
        #expect(screen.screen.window.subviews.count == 1)
    }

    @Test func `a long press that is lifted leaves the menu open`() {
        prepare()
        screen.screen.longPress(at: CGPoint(x: 60, y: 320))
        #expect(screen.rows == ["Open", "Delete"])
        #expect(screen.chosen.isEmpty)
    }

    @Test(arguments: [false, true])
    func `the keyboard opens the menu of what it is at`(byF10: Bool) {
        prepare()
        screen.screen.window.focus.move(to: view, in: screen.screen.window)
        if byF10 {
            press(0xFFC7, .shift)
        } else {
            screen.screen.press(.menu)
        }
        #expect(screen.rows == ["[Open]", "Delete"])
        screen.screen.press(.escape)
        #expect(screen.menu == nil)
        #expect(view.isFocused)
    }

    @Test func `where a view has no menu, the one around it is asked`() {
        prepare()
        let inner = UIView(frame: view.bounds)
        let silent = MenuDelegate()
        view.addSubview(inner)
        inner.addInteraction(UIContextMenuInteraction(delegate: silent))
        screen.screen.secondaryClick(at: CGPoint(x: 60, y: 320))
        #expect(silent.calls == ["configuration (60.0, 20.0)"])
        #expect(screen.rows == ["Open", "Delete"])
    }

    @Test func `another secondary click moves the menu`() {
        prepare()
        screen.screen.secondaryClick(at: CGPoint(x: 60, y: 320))
        screen.screen.advance(by: 1)
        screen.screen.secondaryClick(at: CGPoint(x: 20, y: 310))
        screen.screen.advance(by: 1)
        #expect(screen.platter?.frame.minX == 20)
        #expect(screen.screen.window.subviews.filter { $0 is MenuPlatter }.count == 1)
    }

    @Test func `an interaction that leaves its view takes its menu along`() throws {
        prepare()
        screen.screen.secondaryClick(at: CGPoint(x: 60, y: 320))
        let interaction = try #require(view.interactions.first)
        view.removeInteraction(interaction)
        #expect(interaction.view == nil)
        #expect(view.gestureRecognizers == nil)
        #expect(screen.menu == nil)
    }

    @Test func `a menu that is open can be replaced`() throws {
        prepare()
        screen.screen.secondaryClick(at: CGPoint(x: 60, y: 320))
        let interaction = try #require(view.interactions.first as? UIContextMenuInteraction)
        interaction.updateVisibleMenu { $0.replacingChildren([screen.action("Other")]) }
        #expect(screen.rows == ["Other"])
        interaction.dismissMenu()
        #expect(screen.menu == nil)
    }

    private func press(_ keyValue: UInt32, _ modifiers: HostModifiers) {
        guard let host = screen.screen.window.host else { return }
        _ = screen.screen.window.hostWindow(
            host,
            received: HostKeyEvent(
                isPress: true, isRepeat: false, keyValue: keyValue, characters: "",
                modifiers: modifiers, time: 0))
    }
}

private final class FocusableView: UIView {
    override var canBecomeFocused: Bool { true }
}

@MainActor private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    var menu: UIMenu?
    var preview: UIViewController?
    var calls: [String] = []

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        calls.append("configuration (\(location.x), \(location.y))")
        guard let menu else { return nil }
        return UIContextMenuConfiguration(
            previewProvider: preview.map { preview in { preview } },
            actionProvider: { _ in menu })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        calls.append("display")
        animator?.addCompletion { self.calls.append("displayed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        calls.append("end")
        animator?.addCompletion { self.calls.append("ended") }
    }
}
