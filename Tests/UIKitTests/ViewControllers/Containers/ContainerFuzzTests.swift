import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// Random changes of everything that can be on the screen at once: stacks in tabs and columns, sheets and
/// full screens over them, searches, other sizes, some of it in the midst of movements.
@MainActor @Suite(.serialized) struct ContainerFuzzTests {
    @Test func `whatever changes, those who are seen know it and those who went are gone`() {
        for round in 0..<FuzzPlan.rounds(standard: 200, longest: 100_000) {
            guard isRight(FuzzPlan.seed &+ UInt64(round)) else { return }
        }
    }

    // Columns came together and parted while a finger dragged a screen out of their common stack, or
    // while another screen came over them all.
    @Test(arguments: [20_268_244, 20_278_786, 20_292_590, 20_309_018, 20_310_114])
    func `histories that once went wrong go right`(seed: UInt64) {
        #expect(isRight(seed))
    }

    private func isRight(_ seed: UInt64) -> Bool {
        let history = ContainerHistory(seed: seed)
        history.play(steps: 20)
        history.end()
        guard let fault = history.fault else { return true }
        Issue.record("FUZZ_SEED=\(seed): \(fault)\n\(history.log.joined(separator: " "))")
        return false
    }
}

/// One window with a random tree of containers, what is done to it, and what must be true then.
@MainActor private final class ContainerHistory {
    private var random: SplitMix64
    private var screen: TestScreen?
    private var root: UIViewController?
    private var made: [WeakController] = []
    private(set) var fault: String?
    private(set) var log: [String] = []
    /// What is presented, the lowest first; `nil` while movements decide on it.
    private var expectedChain: [ObjectIdentifier]? = []

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        let root = makeRoot()
        self.root = root
        screen = TestScreen(root, size: CGSize(width: 1000, height: 700))
    }

    // MARK: - Making

    private func makeRoot() -> UIViewController {
        let kind = random.below(4)
        note("root\(kind)")
        switch kind {
        case 0: return makeTabs([makeStack(), makeStack(), makeScreen()])
        case 1: return makeSplit()
        case 2: return makeTabs([makeStack(), makeSplit()])
        default: return makeStack()
        }
    }

    private func makeTabs(_ controllers: [UIViewController]) -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        return tabs
    }

    private func makeSplit() -> UIViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(makeStack(), for: .primary)
        split.setViewController(makeStack(), for: .secondary)
        return split
    }

    private func makeStack() -> UINavigationController {
        UINavigationController(rootViewController: makeScreen())
    }

    private func makeScreen() -> CheckedController {
        let controller = makeChecked("c")
        controller.hidesBottomBarWhenPushed = random.below(4) == 0
        if random.below(3) == 0 {
            let results = random.below(2) == 0 ? makeChecked("results") : nil
            controller.navigationItem.searchController = UISearchController(
                searchResultsController: results)
        }
        return controller
    }

    private func makeChecked(_ prefix: String) -> CheckedController {
        let controller = CheckedController("\(prefix)\(made.count)")
        controller.fault = { [weak self] in self?.fail($0) }
        made.append(WeakController(controller: controller))
        return controller
    }

    private func note(_ text: String) { log.append(text) }

    private func fail(_ text: String) { if fault == nil { fault = text } }

    // MARK: - Playing

    func play(steps: Int) {
        for _ in 0..<steps where fault == nil {
            step()
            if random.below(4) == 0 { rest() }
        }
        rest()
    }

    private func step() {
        let animated = random.below(3) > 0
        switch random.below(16) {
        case 0, 1, 2: change(animated) { $0 + [self.makeScreen()] }
        case 3, 4: change(animated) { $0.count > 1 ? Array($0.dropLast()) : $0 }
        case 5: setStack(animated)
        case 6, 7: present(animated)
        case 8: dismiss(animated)
        case 9: chooseTab()
        case 10: resize()
        case 11: changeColumns()
        case 12: search()
        case 13: swipe()
        default: pass(TimeInterval(random.below(30)) / 60)
        }
    }

    private func pass(_ seconds: TimeInterval) {
        note("t\(Int(seconds * 60))")
        _ = Diagnostics.warnings { screen?.advance(by: seconds) }
    }

    private func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[random.below(elements.count)]
    }

    private func reachable<Controller: UIViewController>(
        _ type: Controller.Type
    ) -> [Controller] {
        ContainerWalk(from: root).all.compactMap { $0 as? Controller }
    }

    /// A stack changes at once, whatever moves.
    private func change(_ animated: Bool, to new: ([UIViewController]) -> [UIViewController]) {
        guard let stack = pick(reachable(UINavigationController.self)) else { return }
        let before = stack.viewControllers
        guard !before.isEmpty else { return }
        let after = new(before)
        if after.count > before.count, let last = after.last {
            note("push\(animated ? "~" : "")")
            stack.pushViewController(last, animated: animated)
        } else {
            note("pop\(animated ? "~" : "")")
            stack.popViewController(animated: animated)
        }
        if stack.viewControllers != after { fail("a stack did not change as it was told") }
    }

    private func setStack(_ animated: Bool) {
        guard let stack = pick(reachable(UINavigationController.self)) else { return }
        var controllers = stack.viewControllers
        guard !controllers.isEmpty else { return }
        switch random.below(3) {
        case 0:
            note("popTo\(animated ? "~" : "")")
            let target = controllers[random.below(controllers.count)]
            stack.popToViewController(target, animated: animated)
            if stack.topViewController !== target { fail("a stack did not pop as it was told") }
        default:
            note("set\(animated ? "~" : "")")
            // Columns are told apart by their first screens.
            if random.below(2) == 0, controllers.count > 1 {
                controllers.remove(at: 1 + random.below(controllers.count - 1))
            }
            if random.below(2) == 0 { controllers.append(makeScreen()) }
            stack.setViewControllers(controllers, animated: animated)
            if stack.viewControllers != controllers { fail("a stack is not what was set") }
        }
    }

    private var chain: [UIViewController] {
        guard let root else { return [] }
        return Array(sequence(first: root) { $0.presentedViewController })
    }

    private var nothingIsPresenting: Bool {
        chain.allSatisfy { !$0.isBeingPresented && !$0.isBeingDismissed }
    }

    private func present(_ animated: Bool) {
        let chain = chain
        guard chain.count < 4, let leaf = chain.last else { return }
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover,
        ]
        let controller = random.below(2) == 0 ? makeStack() : makeScreen()
        controller.modalPresentationStyle = styles[random.below(styles.count)]
        if controller.modalPresentationStyle == .popover {
            controller.popoverPresentationController?.sourceView = leaf.view
        }
        note("present\(controller.modalPresentationStyle)\(animated ? "~" : "")")
        let isCertain = nothingIsPresenting
        _ = Diagnostics.warnings { leaf.present(controller, animated: animated) }
        if isCertain {
            expectedChain?.append(ObjectIdentifier(controller))
        } else {
            expectedChain = nil
        }
    }

    private func dismiss(_ animated: Bool) {
        let chain = chain
        let index = random.below(chain.count)
        note("dismiss\(index)\(animated ? "~" : "")")
        let isCertain = nothingIsPresenting
        chain[index].dismiss(animated: animated)
        guard isCertain, expectedChain != nil else {
            expectedChain = nil
            return
        }
        // What it presented goes, or else itself.
        let first = index + 1 < chain.count ? index : max(0, index - 1)
        expectedChain = chain[..<(first + 1)].dropFirst().map { ObjectIdentifier($0) }
    }

    private func chooseTab() {
        guard let tabs = pick(reachable(UITabBarController.self)) else { return }
        let index = random.below(tabs.viewControllers?.count ?? 1)
        note("tab\(index)")
        tabs.selectedIndex = index
        if tabs.selectedIndex != index { fail("a tab was not chosen") }
    }

    private func resize() {
        let width = [390, 760, 1000][random.below(3)]
        note("size\(width)")
        _ = Diagnostics.warnings { screen?.resize(to: CGSize(width: width, height: 700)) }
    }

    private func changeColumns() {
        guard let split = pick(reachable(UISplitViewController.self)) else { return }
        let kind = random.below(5)
        note("columns\(kind)")
        switch kind {
        case 0: split.show(.primary)
        case 1: split.hide(.primary)
        case 2: split.show(.secondary)
        case 3: split.preferredSplitBehavior = [.tile, .overlay, .displace][random.below(3)]
        default:
            split.preferredDisplayMode =
                [.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary][
                    random.below(4)]
        }
    }

    private func search() {
        let searches = reachable(CheckedController.self)
            .compactMap { $0.navigationItem.searchController }
        guard let search = pick(searches) else { return }
        if search.isActive, random.below(2) == 0 {
            note("text")
            search.searchBar.text = random.below(2) == 0 ? "a" : ""
        } else {
            note("search")
            search.isActive.toggle()
        }
    }

    private func swipe() {
        note("swipe")
        // Beside a sheet it is a press that dismisses.
        if chain.count > 1 { expectedChain = nil }
        let end = CGFloat(20 + random.below(360))
        _ = Diagnostics.warnings {
            screen?.flick(
                from: CGPoint(x: 2, y: 300), to: CGPoint(x: end, y: 300),
                duration: 0.1 + TimeInterval(random.below(5)) / 10)
        }
    }

    // MARK: - Looking

    /// Lets all come to rest and looks.
    private func rest() {
        note("|")
        _ = Diagnostics.warnings { for _ in 0..<12 { screen?.advance(by: 1) } }
        guard fault == nil, let root else { return }
        let found = chain.dropFirst().map { ObjectIdentifier($0) }
        if let expectedChain, expectedChain != found {
            fail("\(found.count) are presented, and not \(expectedChain.count)")
        }
        expectedChain = found
        if !nothingIsPresenting { fail("a presentation never ends") }
        let walk = ContainerWalk(from: root)
        checkControllers(walk)
        for stack in walk.all.compactMap({ $0 as? UINavigationController }) { check(stack) }
    }

    private func checkControllers(_ walk: ContainerWalk) {
        // The stack of a column that was left comes back as it was when there is room again.
        let keepsColumns = walk.all.contains {
            ($0 as? UISplitViewController)?.isCollapsed ?? false
        }
        for controller in made.compactMap(\.controller) {
            let isSeen = walk.seen.contains { $0 === controller }
            if !keepsColumns, !walk.all.contains(where: { $0 === controller }) {
                fail("\(controller.name) is alive and nowhere: \(controller.state)")
            } else if isSeen, controller.state != .here {
                fail("\(controller.name) is seen and \(controller.state)")
            } else if isSeen, controller.viewIfLoaded?.window == nil {
                fail("\(controller.name) is seen and in no window")
            } else if !isSeen, controller.state != .gone {
                fail("\(controller.name) is not seen and \(controller.state)")
            } else if !isSeen, controller.viewIfLoaded?.window != nil {
                fail("\(controller.name) is not seen and in the window")
            }
        }
    }

    private func check(_ stack: UINavigationController) {
        if stack.transitionCoordinator != nil { fail("a transition never ends") }
        if stack.children.count != stack.viewControllers.count {
            fail("\(stack.children.count) children of a stack of \(stack.viewControllers.count)")
        }
        guard stack.viewIfLoaded?.window != nil else { return }
        let expected = stack.viewControllers.map(\.navigationItem)
        if stack.navigationBar.items ?? [] != expected { fail("a bar shows another stack") }
    }

    func end() {
        screen?.window.rootViewController = nil
        screen?.settle()
        root = nil
        screen = nil
        for entry in made where entry.controller != nil {
            fail("\(entry.controller?.name ?? "") outlives its window")
        }
    }
}
