import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// Two changes of the screen, the second of them at any moment of the first: as UIKit does, each comes to
/// its end, and what is on the screen then is what the containers say.
@MainActor @Suite(.serialized) struct OverlappingTransitionTests {
    @Test(arguments: OverlappingScreen.Place.allCases, OverlappingScreen.Act.allCases)
    func `whatever begins in the midst of another change, the screen shows what was asked for`(
        place: OverlappingScreen.Place, first: OverlappingScreen.Act
    ) {
        for second in OverlappingScreen.Act.allCases {
            for moment in [0, 0.02, 0.1, 0.2, 0.3, 0.39, 0.42, 0.6] {
                let screen = OverlappingScreen(place, isCovered: first == .dismiss)
                screen.perform(first)
                if moment > 0 { screen.screen.advance(by: moment) }
                screen.perform(second)
                screen.rest()
                let name = "\(place): \(first), after \(moment) s \(second)"
                #expect(screen.faults == [], "\(name)")
                screen.perform(.dismiss)
                screen.rest()
                #expect(screen.faults == [], "\(name), then dismiss")
            }
        }
    }

    @Test(arguments: OverlappingScreen.Place.allCases, [0, 0.02, 0.1, 0.2, 0.39, 0.6])
    func `the key that goes back does so at any moment of a push`(
        place: OverlappingScreen.Place, moment: TimeInterval
    ) {
        let screen = OverlappingScreen(place, isCovered: false)
        let before = screen.stack.viewControllers
        screen.perform(.push)
        if moment > 0 { screen.screen.advance(by: moment) }
        screen.screen.press(.left, alternate: true)
        screen.rest()
        #expect(screen.stack.viewControllers == before)
        #expect(screen.stack.activeTransition == nil)
    }

    @Test func `the key that goes back does so while the keyboard is in the tab bar`() {
        let screen = OverlappingScreen(.tab, isCovered: false)
        let tabBar = screen.stack.tabBarController?.tabBar
        for _ in 0..<10 {
            screen.screen.press(.tab)
            if let tabBar, screen.screen.window.focusedView?.isDescendant(of: tabBar) == true {
                break
            }
        }
        #expect(screen.screen.window.focusedView?.isDescendant(of: tabBar ?? UIView()) == true)
        screen.screen.press(.left, alternate: true)
        screen.rest()
        #expect(screen.stack.viewControllers.map(\.title) == ["A"])
    }

    /// On iOS what one turn of the run loop changed is committed before the next event; here two keys may
    /// come before a frame.
    @Test(arguments: OverlappingScreen.Place.allCases)
    func `a key right after the one that goes back is for who comes back`(
        place: OverlappingScreen.Place
    ) {
        let screen = OverlappingScreen(place, isCovered: false)
        var heard: [String] = []
        NamedController.onKey = { heard.append($0) }
        screen.pressAtOnce([(0xFF51, .alternate), (0x6E, .control)])
        NamedController.onKey = nil
        #expect(heard == ["B", "A"])
        screen.rest()
        #expect(screen.names(in: screen.window) == ["A"])
    }

    @Test(arguments: OverlappingScreen.Place.allCases)
    func `who comes back hears keys on the way, and what it presents then leaves the other gone`(
        place: OverlappingScreen.Place
    ) {
        let screen = OverlappingScreen(place, isCovered: false)
        screen.screen.press(.left, alternate: true)
        for _ in 0..<6 { screen.screen.advance(by: 1.0 / 60) }
        // The way back is under way, and keys are for who comes.
        var heard: [String] = []
        NamedController.onKey = { heard.append($0) }
        screen.screen.press(.home)
        NamedController.onKey = nil
        #expect(heard == ["A"])
        screen.perform(.sheet)
        screen.rest()
        screen.perform(.dismiss)
        screen.rest()
        #expect(screen.stack.viewControllers.map(\.title) == ["A"])
        #expect(screen.names(in: screen.window) == ["A"])
    }
}

/// A stack in a window, alone, in the only column that there is room for, or in a tab; and what is to be
/// seen.
@MainActor final class OverlappingScreen {
    enum Place: CaseIterable { case alone, column, tab }
    enum Act: CaseIterable { case push, pop, sheet, fullScreen, dismiss }

    let screen: TestScreen
    let stack = UINavigationController(rootViewController: NamedController("A"))
    private let root: UIViewController
    private var names = ["A", "B"]
    private var presented: [(name: String, isFull: Bool)] = []
    private var count = 0
    var window: UIView { screen.window }

    init(_ place: Place, isCovered: Bool) {
        switch place {
        case .alone: root = stack
        case .column:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(stack, for: .primary)
            split.setViewController(
                UINavigationController(rootViewController: NamedController("B")), for: .secondary)
            root = split
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, NamedController("other tab")]
            root = tabs
        }
        // The display is wider than the window, as on a desktop.
        screen = TestScreen(root, size: CGSize(width: 1280, height: 800))
        screen.resize(to: CGSize(width: 390, height: 700))
        if stack.viewControllers.count == 1 {
            stack.pushViewController(NamedController("B"), animated: false)
        }
        screen.advance(by: 1)
        if isCovered { perform(.sheet) }
        screen.advance(by: 1)
    }

    // MARK: - Acting

    func perform(_ act: Act) {
        switch act {
        case .push:
            names.append(newName)
            stack.pushViewController(NamedController(names[names.count - 1]), animated: true)
        case .pop:
            if names.count > 1 { names.removeLast() }
            stack.popViewController(animated: true)
        case .sheet, .fullScreen: present(isFull: act == .fullScreen)
        case .dismiss:
            presented = []
            root.dismiss(animated: true)
        }
    }

    /// Keys of which the second comes before a frame.
    func pressAtOnce(_ keys: [(value: UInt32, modifiers: HostModifiers)]) {
        guard let host = screen.window.host else { return }
        for key in keys {
            _ = screen.window.hostWindow(
                host,
                received: HostKeyEvent(
                    isPress: true, isRepeat: false, keyValue: key.value, characters: "",
                    modifiers: key.modifiers, time: 0))
        }
    }

    /// Each movement, and what waits for it, comes to its end.
    func rest() {
        for _ in 0..<4 { screen.advance(by: 1) }
    }

    private var newName: String {
        count += 1
        return "new \(count)"
    }

    private func present(isFull: Bool) {
        let controller = UINavigationController(rootViewController: NamedController(newName))
        controller.modalPresentationStyle = isFull ? .fullScreen : .formSheet
        presented.append((controller.viewControllers[0].title ?? "", isFull))
        var leaf = root
        while let next = leaf.presentedViewController, !next.isBeingDismissed { leaf = next }
        leaf.present(controller, animated: true)
    }

    // MARK: - Looking

    /// The controllers whose views are in a view, from the back.
    func names(in view: UIView) -> [String] {
        var names: [String] = []
        view.forEachInSubtree { view in
            if let name = (view.viewController as? NamedController)?.title { names.append(name) }
        }
        return names
    }

    /// What is not as it ought to be when nothing moves.
    var faults: [String] {
        var faults: [String] = []
        var seen = [names[names.count - 1]]
        for (name, isFull) in presented {
            if isFull { seen.removeLast() }
            seen.append(name)
        }
        let found = names(in: window)
        if stack.viewControllers.map({ $0.title ?? "" }) != names {
            faults.append("the stack is \(stack.viewControllers.map(\.title)), not \(names)")
        }
        if found != seen { faults.append("in the window are \(found), not \(seen)") }
        if let name = seen.last {
            let hit = window.hitTest(CGPoint(x: 195, y: 400), with: nil)
            let owner = sequence(first: hit as UIResponder?) { $0?.next }
                .lazy.compactMap { $0 as? NamedController }.first
            if owner?.title != name { faults.append("a finger touches \(owner?.title ?? "")") }
            if screen.windowTitle != name { faults.append("the title is \(screen.windowTitle)") }
        }
        for controller in stack.viewControllers + [root] where controller.activeTransition != nil {
            faults.append("a transition never ends")
        }
        return faults
    }
}

/// A screen with a title, which hears keys.
private final class NamedController: UIViewController {
    static var onKey: ((String) -> Void)?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        Self.onKey?(title ?? "")
        super.pressesBegan(presses, with: event)
    }

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension TestScreen {
    /// What the title bar says.
    var windowTitle: String { window.host?.title ?? "" }
}
