import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// Random sequences of everything that changes the screen, some in the middle of transitions.

@MainActor @Suite(.serialized) struct NavigationFuzzTests {
    @Test func `what leaves a stack that nobody sees is released`() {
        for middle in 0..<8 {
            weak var first: UIViewController?
            weak var second: UIViewController?
            let tabs = UITabBarController()
            let navigation = UINavigationController()
            tabs.viewControllers = [navigation, UIViewController()]
            let screen = TestScreen(tabs)
            do {
                let root = UIViewController()
                let next = UIViewController()
                (first, second) = (root, next)
                navigation.viewControllers = [root]
                screen.settle()
                navigation.pushViewController(next, animated: middle & 1 == 0)
                screen.advance(by: middle & 2 == 0 ? 0.1 : 2)
                if middle & 4 == 0 {
                    navigation.popViewController(animated: true)
                    screen.advance(by: 0.1)
                }
            }
            tabs.selectedIndex = 1
            screen.advance(by: 2)
            navigation.setViewControllers([UIViewController()], animated: true)
            screen.advance(by: 2)
            #expect(first == nil && second == nil, "\(middle)")
        }
    }

    @Test func `what leaves a stack from below the screen that is seen is released`() {
        weak var first: UIViewController?
        weak var second: UIViewController?
        let navigation = UINavigationController()
        let screen = TestScreen(navigation)
        do {
            let root = UIViewController()
            let next = UIViewController()
            (first, second) = (root, next)
            navigation.viewControllers = [root, next]
        }
        screen.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        screen.advance(by: 1)
        navigation.viewControllers.removeFirst(2)
        screen.advance(by: 1)
        #expect(first == nil && second == nil && navigation.viewControllers.count == 1)
    }

    @Test func `a stack that is changed below a screen on its way has the bar's way back changed`()
    {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let screen = TestScreen(navigation)
        let (middle, top) = (UIViewController(), UIViewController())
        navigation.pushViewController(top, animated: true)
        screen.advance(by: 0.1)
        navigation.setViewControllers([middle, top], animated: true)
        screen.advance(by: 1)
        #expect(navigation.navigationBar.items == [middle.navigationItem, top.navigationItem])
        #expect(navigation.navigationBar.backItem === middle.navigationItem)
    }

    @Test func `random changes of the screen keep appearances balanced and nothing alive`() {
        for round in 0..<FuzzPlan.rounds(standard: 150) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            let history = ScreenHistory(seed: seed)
            history.play(steps: 25)
            history.end()
            #expect(history.faults == [], "FUZZ_SEED=\(seed) \(history.log.joined(separator: " "))")
            guard history.faults.isEmpty else { return }
        }
    }
}

/// Checks that its calls come in legal orders.
private final class CheckedController: UIViewController {
    enum State { case gone, appearing, here, leaving }

    let name: String
    private(set) var state = State.gone
    private var isAppearingCalls = 0
    var fault: ((String) -> Void)?

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func go(from allowed: [State], to next: State, _ call: String) {
        if !allowed.contains(state) { fault?("\(name).\(call) while \(state)") }
        state = next
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isAppearingCalls = 0
        go(from: [.gone, .leaving], to: .appearing, "viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        isAppearingCalls += 1
        if state != .appearing || isAppearingCalls > 1 {
            fault?("\(name).viewIsAppearing while \(state)")
        }
        if view.window == nil { fault?("\(name).viewIsAppearing outside of a window") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        go(from: [.appearing], to: .here, "viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        go(from: [.here, .appearing], to: .leaving, "viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        go(from: [.leaving], to: .gone, "viewDidDisappear")
    }
}

@MainActor private struct WeakController {
    weak var controller: CheckedController?
}

/// Two tabs with a stack each; what is done to them, and what is true afterwards.
@MainActor private final class ScreenHistory {
    private var random: SplitMix64
    private var screen: TestScreen?
    private var tabs: UITabBarController?
    private var made: [WeakController] = []
    private(set) var faults: [String] = []
    private(set) var log: [String] = []
    private var count = 0

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<2).map { _ in
            UINavigationController(rootViewController: make())
        }
        self.tabs = tabs
        screen = TestScreen(tabs)
    }

    private func make() -> CheckedController {
        count += 1
        let controller = CheckedController("c\(count)")
        controller.hidesBottomBarWhenPushed = random.below(4) == 0
        controller.fault = { [weak self] in self?.faults.append($0) }
        made.append(WeakController(controller: controller))
        return controller
    }

    private var stack: UINavigationController? {
        let index = random.below(4) == 0 ? 1 - (tabs?.selectedIndex ?? 0) : tabs?.selectedIndex
        if index != tabs?.selectedIndex { note("(hidden)") }
        return tabs?.viewControllers?[index ?? 0] as? UINavigationController
    }

    func play(steps: Int) {
        for _ in 0..<steps where faults.isEmpty {
            step()
            if random.below(3) == 0 { settle() }
        }
        settle()
    }

    private func step() {
        let animated = random.below(3) > 0
        switch random.below(13) {
        case 0, 1, 2:
            note("push\(animated ? "~" : "")")
            stack?.pushViewController(make(), animated: animated)
        case 3, 4:
            note("pop\(animated ? "~" : "")")
            stack?.popViewController(animated: animated)
        case 5:
            note("root\(animated ? "~" : "")")
            stack?.popToRootViewController(animated: animated)
        case 6:
            note("set\(animated ? "~" : "")")
            guard let stack else { return }
            var controllers: [UIViewController] = stack.viewControllers
            if random.below(2) == 0 { controllers.removeFirst(random.below(controllers.count)) }
            if random.below(2) == 0 { controllers.append(make()) }
            if random.below(3) == 0 { controllers.insert(make(), at: 0) }
            stack.setViewControllers(controllers, animated: animated)
        case 7:
            note("tab")
            tabs?.selectedIndex = random.below(2)
        case 8:
            note("swipe")
            let end = CGFloat(20 + random.below(360))
            screen?.flick(
                from: CGPoint(x: 2, y: 300), to: CGPoint(x: end, y: 300),
                duration: 0.1 + Double(random.below(5)) / 10)
        case 9: time(Double(random.below(30)) / 60)
        case 10:
            note("bar")
            stack?.setNavigationBarHidden(random.below(2) == 0, animated: animated)
        case 11:
            note("size")
            screen?.resize(
                to: CGSize(width: random.below(2) == 0 ? 390 : 1000, height: 700))
        default:
            note("half")
            screen?.touchDown(at: CGPoint(x: 2, y: 300))
            screen?.advance(by: 1.0 / 60)
            screen?.touchMove(to: CGPoint(x: 60, y: 300))
            screen?.touchMove(to: CGPoint(x: 120, y: 300))
            if random.below(2) == 0 { stack?.pushViewController(make(), animated: animated) }
            if random.below(3) == 0 { tabs?.selectedIndex = random.below(2) }
            screen?.advance(by: 0.1)
            screen?.touchUp()
        }
    }

    private func note(_ text: String) {
        log.append(text)
    }

    private func time(_ seconds: Double) {
        note("t")
        screen?.advance(by: seconds)
    }

    /// Lets everything come to rest and looks at what is there.
    private func settle() {
        note("settle")
        for _ in 0..<6 { screen?.advance(by: 1) }
        guard let tabs, let shown = tabs.selectedViewController as? UINavigationController else {
            return
        }
        let top = shown.topViewController as? CheckedController
        if top?.state != .here {
            faults.append("\(top?.name ?? "") is on top and \(String(describing: top?.state))")
        }
        if top?.viewIfLoaded?.window == nil {
            faults.append("\(top?.name ?? "") is on top and not seen")
        }
        var alive: Set<ObjectIdentifier> = []
        for stack in (tabs.viewControllers ?? []).compactMap({ $0 as? UINavigationController }) {
            for controller in stack.viewControllers { alive.insert(ObjectIdentifier(controller)) }
            if stack.children.count != stack.viewControllers.count {
                faults.append(
                    "children \(stack.children.count), stack \(stack.viewControllers.count)")
            }
            if stack.transitionCoordinator != nil { faults.append("a transition never ends") }
        }
        for entry in made {
            guard let controller = entry.controller else { continue }
            if !alive.contains(ObjectIdentifier(controller)) {
                faults.append(
                    """
                    \(controller.name) is alive and nowhere: a child of \
                    \(controller.parent.map { "\(type(of: $0))" } ?? "nobody"), \(controller.state)
                    """)
            } else if controller !== top, controller.state != .gone {
                faults.append("\(controller.name) is below and \(controller.state)")
            } else if controller.navigationController?.topViewController !== controller,
                controller.viewIfLoaded?.window != nil
            {
                faults.append("\(controller.name) is below and in the tree")
            }
        }
        let items = shown.navigationBar.items ?? []
        let expected = shown.viewControllers.map(\.navigationItem)
        if items != expected { faults.append("the bar shows another stack") }
    }

    func end() {
        screen?.window.rootViewController = nil
        screen?.settle()
        tabs = nil
        screen = nil
        for entry in made where entry.controller != nil {
            faults.append("\(entry.controller?.name ?? "") outlives its window")
        }
    }
}
