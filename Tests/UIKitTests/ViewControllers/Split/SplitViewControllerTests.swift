import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uisplitviewcontroller

@MainActor @Suite(.serialized) struct SplitViewControllerTests {
    private let recorder = CallRecorder()
    private static let wide = CGSize(width: 1000, height: 700)
    private static let narrow = CGSize(width: 390, height: 700)

    private func makeSplit(
        _ style: UISplitViewController.Style = .doubleColumn
    ) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(RecordedController("P", recorder), for: .primary)
        if style == .tripleColumn {
            split.setViewController(RecordedController("M", recorder), for: .supplementary)
        }
        split.setViewController(RecordedController("S", recorder), for: .secondary)
        return split
    }

    private func stack(_ split: UISplitViewController, _ index: Int = 0) -> [String] {
        let holders = split.children.compactMap { $0 as? UINavigationController }
        return holders[index].viewControllers.compactMap { ($0 as? RecordedController)?.name }
    }

    @Test func `in a wide window sidebar and content stand side by side`() {
        let split = makeSplit()
        let screen = TestScreen(split, size: Self.wide)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        let (primary, secondary) = (
            split.viewController(for: .primary)?.view, split.viewController(for: .secondary)?.view
        )
        #expect(
            primary?.convert(primary?.bounds ?? .zero, to: nil)
                == CGRect(x: 0, y: 0, width: 320, height: 700))
        #expect(
            secondary?.convert(secondary?.bounds ?? .zero, to: nil)
                == CGRect(x: 320, y: 0, width: 680, height: 700))
        #expect(primary?.traitCollection.horizontalSizeClass == .compact)
        #expect(secondary?.traitCollection.horizontalSizeClass == .regular)
        withExtendedLifetime(screen) {}
    }

    @Test(arguments: [60, 200, 360], [0, 0.05, 0.2, 1])
    func `a content that a finger drags out is whole in its column when there is room again`(
        end: CGFloat, time: TimeInterval
    ) {
        for isHeld in [true, false] {
            let split = makeSplit()
            let screen = TestScreen(split, size: Self.narrow)
            screen.advance(by: 1)
            let content = split.viewController(for: .secondary)
            screen.touchDown(at: CGPoint(x: 2, y: 300))
            for step in 1...6 {
                screen.advance(by: 1 / 60)
                screen.touchMove(to: CGPoint(x: 2 + (end - 2) * CGFloat(step) / 6, y: 300))
            }
            if !isHeld { screen.touchUp() }
            screen.advance(by: time)
            screen.resize(to: Self.wide)
            if isHeld { screen.touchUp() }
            screen.advance(by: 2)
            let holders = split.children.compactMap { $0 as? UINavigationController }
            #expect(holders.map(\.viewControllers.count) == [1, 1])
            #expect(holders.map(\.children.count) == [1, 1])
            #expect(holders.last?.viewControllers == [content].compactMap { $0 })
            #expect(content?.parent === holders.last)
            #expect(content?.viewIfLoaded?.window === screen.window)
        }
    }

    @Test func `a content that is on its way out when there is room again is in its column`() {
        for time in [0, 0.1, 1] {
            let split = makeSplit()
            let screen = TestScreen(split, size: Self.narrow)
            screen.advance(by: 1)
            let content = split.viewController(for: .secondary)
            let holder = split.children.compactMap { $0 as? UINavigationController }.first
            holder?.popViewController(animated: true)
            screen.advance(by: time)
            screen.resize(to: Self.wide)
            screen.advance(by: 2)
            let shown = (content as? UINavigationController)?.topViewController ?? content
            #expect(shown?.viewIfLoaded?.window != nil, "\(time)")
            #expect(shown?.appearance == .appeared, "\(time)")
        }
    }

    @Test func `a content that is being pushed on when the room goes lies on the sidebar's stack`()
    {
        let split = makeSplit()
        let screen = TestScreen(split, size: Self.wide)
        let holders = split.children.compactMap { $0 as? UINavigationController }
        let next = UIViewController()
        holders.last?.pushViewController(next, animated: true)
        screen.advance(by: 0.1)
        screen.resize(to: Self.narrow)
        screen.advance(by: 2)
        #expect(next.navigationController?.topViewController === next)
        #expect(next.viewIfLoaded?.window != nil && next.appearance == .appeared)
    }

    @Test func `from right to left the sidebar is on the right`() {
        let split = makeSplit()
        let screen = TestScreen(split, size: Self.wide, direction: .rightToLeft)
        let primary = split.viewController(for: .primary)?.view
        #expect(primary?.convert(primary?.bounds ?? .zero, to: nil).minX == 680)
        withExtendedLifetime(screen) {}
    }

    @Test func `three columns stand side by side where there is room`() {
        let split = makeSplit(.tripleColumn)
        let screen = TestScreen(split, size: CGSize(width: 1200, height: 700))
        #expect(split.displayMode == .twoBesideSecondary)
        screen.resize(to: CGSize(width: 850, height: 700))
        #expect(split.displayMode == .oneBesideSecondary)
        let middle = split.viewController(for: .supplementary)?.view
        #expect(middle?.convert(middle?.bounds ?? .zero, to: nil).minX == 0)
    }

    @Test func `a narrow window shows the content on the sidebar's stack`() {
        let split = makeSplit()
        let screen = TestScreen(split, size: Self.narrow)
        #expect(split.isCollapsed)
        #expect(stack(split) == ["P", "S"])
        withExtendedLifetime(screen) {}
    }

    @Test func `the delegate says what is on top in a narrow window`() {
        let split = makeSplit()
        let delegate = SplitListener()
        delegate.top = .primary
        split.delegate = delegate
        let screen = TestScreen(split, size: Self.narrow)
        #expect(stack(split) == ["P"])
        #expect(delegate.calls.contains("collapse"))
        split.show(.secondary)
        screen.advance(by: 1)
        #expect(stack(split) == ["P", "S"])
        split.hide(.secondary)
        screen.advance(by: 1)
        #expect(stack(split) == ["P"])
    }

    @Test func `a window that gets narrow and wide again takes the stacks apart`() {
        let split = makeSplit()
        let screen = TestScreen(split, size: Self.wide)
        _ = recorder.take()
        screen.resize(to: Self.narrow)
        screen.advance(by: 1)
        #expect(stack(split) == ["P", "S"])
        (split.viewController(for: .primary)?.navigationController)?
            .pushViewController(RecordedController("T", recorder), animated: false)
        screen.advance(by: 1)
        screen.resize(to: Self.wide)
        screen.advance(by: 1)
        #expect(!split.isCollapsed)
        #expect(stack(split, 0) == ["P"])
        #expect(stack(split, 1) == ["S", "T"])
        let top = split.children.compactMap { $0 as? UINavigationController }[1].topViewController
        #expect(top?.appearance == .appeared)
        #expect(split.viewController(for: .primary)?.appearance == .appeared)
    }

    @Test func `content that a person left in a narrow window is there in a wide one`() {
        let split = makeSplit()
        let screen = TestScreen(split, size: Self.narrow)
        split.viewController(for: .primary)?.navigationController?
            .popViewController(animated: true)
        screen.advance(by: 1)
        #expect(stack(split) == ["P"])
        screen.resize(to: Self.wide)
        screen.advance(by: 1)
        #expect(stack(split, 1) == ["S"])
        #expect(split.viewController(for: .secondary)?.appearance == .appeared)
    }

    @Test func `a detail is shown beside, and pushed where there is room for one`() {
        let split = makeSplit()
        let screen = TestScreen(split, size: Self.wide)
        split.viewController(for: .primary)?.showDetailViewController(
            RecordedController("D", recorder), sender: nil)
        screen.advance(by: 1)
        #expect((split.viewController(for: .secondary) as? RecordedController)?.name == "D")
        screen.resize(to: Self.narrow)
        screen.advance(by: 1)
        #expect(stack(split) == ["P", "D"])
        split.viewController(for: .primary)?.navigationController?
            .popViewController(animated: false)
        screen.advance(by: 1)
        split.viewController(for: .primary)?.showDetailViewController(
            RecordedController("E", recorder), sender: nil)
        screen.advance(by: 1)
        #expect(stack(split) == ["P", "E"])
    }

    @Test func `a compact column stands alone in a narrow window`() {
        let split = makeSplit()
        split.setViewController(RecordedController("C", recorder), for: .compact)
        let screen = TestScreen(split, size: Self.narrow)
        let compact = split.viewController(for: .compact)
        #expect(compact?.appearance == .appeared)
        #expect(split.viewController(for: .primary)?.appearance == .disappeared)
        screen.resize(to: Self.wide)
        screen.advance(by: 1)
        #expect(compact?.appearance == .disappeared)
        #expect(split.viewController(for: .primary)?.appearance == .appeared)
    }

    @Test func `the sidebar's button hides it and shows it`() throws {
        let split = makeSplit()
        let screen = TestScreen(split, size: Self.wide)
        try screen.tap("SidebarButton")
        screen.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly)
        #expect(split.viewController(for: .primary)?.appearance == .disappeared)
        #expect(split.viewController(for: .secondary)?.view.bounds.width == 1000)
        try screen.tap("SidebarButton")
        screen.advance(by: 1)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.viewController(for: .primary)?.appearance == .appeared)
    }

    @Test func `a sidebar over the content goes with a tap beside it`() {
        let split = makeSplit()
        split.preferredSplitBehavior = .overlay
        let screen = TestScreen(split, size: Self.wide)
        #expect(split.displayMode == .secondaryOnly)
        split.show(.primary)
        screen.advance(by: 1)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(split.viewController(for: .secondary)?.view.bounds.width == 1000)
        screen.tap(at: CGPoint(x: 800, y: 400))
        screen.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly)
        #expect(split.viewController(for: .primary)?.appearance == .disappeared)
    }

    @Test func `a split view controller that left is released with its columns`() {
        weak var gone: UISplitViewController?
        weak var column: UIViewController?
        let screen = TestScreen(UIViewController(), size: Self.wide)
        do {
            let split = makeSplit()
            (gone, column) = (split, split.viewController(for: .secondary))
            screen.window.rootViewController = split
            screen.advance(by: 1)
            screen.resize(to: Self.narrow)
            screen.advance(by: 1)
            screen.window.rootViewController = UIViewController()
            screen.advance(by: 1)
        }
        #expect(gone == nil)
        #expect(column == nil)
    }
}

@MainActor private final class SplitListener: NSObject, UISplitViewControllerDelegate {
    var top = UISplitViewController.Column.secondary
    var calls: [String] = []

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        top
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        calls.append("collapse")
    }
}
