import BeelineTesting
import Foundation
import Testing
import UIKit

// The orders of pushing, popping and a cancelled pop are those that were written down from iOS in
// http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html and, with the calls
// about the parent, in https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller. `viewIsAppearing` is
// where Apple says that it is: between `viewWillAppear` and the layout
// (https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)).

@MainActor @Suite(.serialized) struct NavigationOrderTests {
    private let recorder = CallRecorder()

    private func controller(_ name: String) -> RecordedController {
        RecordedController(name, recorder)
    }

    private func makeScreen() -> (TestScreen, UINavigationController, RecordedController) {
        let first = controller("A")
        let navigation = UINavigationController(rootViewController: first)
        let screen = TestScreen(navigation)
        _ = recorder.take()
        return (screen, navigation, first)
    }

    @Test func `the first screen of a stack appears with the navigation controller`() {
        let navigation = UINavigationController(rootViewController: controller("A"))
        #expect(recorder.take() == "A.willMove(parent)")
        let screen = TestScreen(navigation)
        #expect(
            recorder.take() == """
                A.loadView A.viewDidLoad A.didMove(parent) A.willAppear A.isAppearing A.layout \
                A.didAppear
                """)
        withExtendedLifetime(screen) {}
    }

    @Test func `a pushed screen hears of its parent at once and is loaded before the layout`() {
        let (screen, navigation, _) = makeScreen()
        let second = controller("B")
        navigation.pushViewController(second, animated: false)
        #expect(recorder.take() == "B.willMove(parent)")
        #expect(!second.isViewLoaded)
        #expect(navigation.topViewController === second)
        screen.settle()
        #expect(
            recorder.take() == """
                B.loadView B.viewDidLoad A.willDisappear B.willAppear B.isAppearing B.layout \
                A.didDisappear B.didAppear B.didMove(parent)
                """)
    }

    @Test func `an animated push tells the other half when its movement is over`() {
        let (screen, navigation, _) = makeScreen()
        navigation.pushViewController(controller("B"), animated: true)
        screen.settle()
        #expect(
            recorder.take() == """
                B.willMove(parent) B.loadView B.viewDidLoad A.willDisappear B.willAppear \
                B.isAppearing B.layout
                """)
        screen.advance(by: 0.2)
        #expect(recorder.take() == "")
        screen.advance(by: 1)
        #expect(recorder.take() == "A.didDisappear B.didAppear B.didMove(parent)")
    }

    @Test(arguments: [false, true])
    func `a popped screen goes before the one below comes, and leaves its parent last`(
        animated: Bool
    ) {
        let (screen, navigation, first) = makeScreen()
        let second = controller("B")
        navigation.pushViewController(second, animated: false)
        screen.settle()
        _ = recorder.take()
        #expect(navigation.popViewController(animated: animated) === second)
        screen.settle()
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                B.willMove(nil) B.willDisappear A.willAppear A.isAppearing \
                B.didDisappear A.didAppear B.didMove(nil)
                """)
        #expect(navigation.topViewController === first)
        #expect(second.parent == nil)
        #expect(second.view.superview == nil)
    }

    @Test func `a pop that a finger takes back tells the screen below that it goes again`() {
        let (screen, navigation, _) = makeScreen()
        let second = controller("B")
        navigation.pushViewController(second, animated: false)
        screen.settle()
        _ = recorder.take()
        screen.touchDown(at: CGPoint(x: 2, y: 400))
        for x in stride(from: 10, through: 90, by: 10) {
            screen.advance(by: 1.0 / 60)
            screen.touchMove(to: CGPoint(x: x, y: 400))
        }
        #expect(
            recorder.take()
                == "B.willMove(nil) B.willDisappear A.willAppear A.isAppearing")
        screen.advance(by: 0.5)
        screen.touchUp()
        screen.advance(by: 1)
        #expect(
            recorder.take()
                == "A.willDisappear A.didDisappear B.willAppear B.didAppear")
        #expect(navigation.topViewController === second)
        #expect(navigation.viewControllers.count == 2)
        #expect(second.parent === navigation)
        #expect(second.view.frame == navigation.view.bounds)
    }

    @Test func `a pop that a finger finishes is a pop`() {
        let (screen, navigation, first) = makeScreen()
        navigation.pushViewController(controller("B"), animated: false)
        screen.settle()
        _ = recorder.take()
        screen.flick(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 330, y: 400))
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                B.willMove(nil) B.willDisappear A.willAppear A.isAppearing \
                B.didDisappear A.didAppear B.didMove(nil)
                """)
        #expect(navigation.viewControllers == [first])
    }

    @Test func `setting a whole stack loads the last screen and no other`() {
        let (screen, navigation, first) = makeScreen()
        let (second, third) = (controller("B"), controller("C"))
        navigation.setViewControllers([second, third], animated: false)
        #expect(
            recorder.take()
                == "B.willMove(parent) C.willMove(parent) A.willMove(nil) B.didMove(parent)")
        screen.settle()
        #expect(
            recorder.take() == """
                C.loadView C.viewDidLoad A.willDisappear C.willAppear C.isAppearing C.layout \
                A.didDisappear C.didAppear C.didMove(parent) A.didMove(nil)
                """)
        #expect(!second.isViewLoaded)
        #expect(first.parent == nil)
    }

    @Test func `two pushes in one turn show the second one alone`() {
        let (screen, navigation, _) = makeScreen()
        let (second, third) = (controller("B"), controller("C"))
        navigation.pushViewController(second, animated: true)
        navigation.pushViewController(third, animated: true)
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                B.willMove(parent) C.willMove(parent) B.didMove(parent) C.loadView C.viewDidLoad \
                A.willDisappear C.willAppear C.isAppearing C.layout A.didDisappear C.didAppear \
                C.didMove(parent)
                """)
        #expect(!second.isViewLoaded)
    }

    @Test func `a push during a push waits until the first one is over`() {
        let (screen, navigation, _) = makeScreen()
        let (second, third) = (controller("B"), controller("C"))
        navigation.pushViewController(second, animated: true)
        screen.advance(by: 0.1)
        _ = recorder.take()
        navigation.pushViewController(third, animated: true)
        screen.settle()
        #expect(recorder.take() == "C.willMove(parent)")
        #expect(navigation.topViewController === third)
        for _ in 0..<3 { screen.advance(by: 1) }
        #expect(
            recorder.take() == """
                A.didDisappear B.didAppear B.didMove(parent) C.loadView C.viewDidLoad \
                B.willDisappear C.willAppear C.isAppearing C.layout B.didDisappear C.didAppear \
                C.didMove(parent)
                """)
    }

    @Test func `a pop during a push waits until that is over`() {
        let (screen, navigation, first) = makeScreen()
        navigation.pushViewController(controller("B"), animated: true)
        screen.advance(by: 0.1)
        _ = recorder.take()
        navigation.popViewController(animated: true)
        for _ in 0..<3 { screen.advance(by: 1) }
        #expect(
            recorder.take() == """
                B.willMove(nil) A.didDisappear B.didAppear B.willDisappear A.willAppear \
                A.isAppearing B.didDisappear A.didAppear B.didMove(nil)
                """)
        #expect(navigation.viewControllers == [first])
    }

    // The delegate hears after the appearance calls, as in the reimplementation that was written after
    // UIKit's behaviour (BigZaphod/Chameleon, UINavigationController.m).
    @Test func `the delegate hears after the screens`() {
        let (screen, navigation, _) = makeScreen()
        let delegate = NavigationListener(recorder)
        navigation.delegate = delegate
        navigation.pushViewController(controller("B"), animated: true)
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                B.willMove(parent) B.loadView B.viewDidLoad A.willDisappear B.willAppear \
                willShow(B) B.isAppearing B.layout A.didDisappear B.didAppear B.didMove(parent) \
                didShow(B)
                """)
    }

    // https://github.com/lionheart/openradar-mirror/issues/1114: "Neither -willShowViewController: or
    // -didShowViewController: get called when the user cancels the back gesture".
    @Test func `the delegate hears nothing of a pop that was taken back`() {
        let (screen, navigation, _) = makeScreen()
        navigation.pushViewController(controller("B"), animated: false)
        screen.settle()
        let delegate = NavigationListener(recorder)
        navigation.delegate = delegate
        screen.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400))
        screen.advance(by: 1)
        let calls = recorder.take()
        #expect(calls.contains("willShow(A)"))
        #expect(!calls.contains("willShow(B)"))
        #expect(!calls.contains("didShow"))
    }

    @Test func `a navigation controller that leaves in the middle of a push ends it first`() {
        let (screen, navigation, _) = makeScreen()
        navigation.pushViewController(controller("B"), animated: true)
        screen.advance(by: 0.1)
        _ = recorder.take()
        screen.window.rootViewController = controller("Z")
        screen.settle()
        #expect(
            recorder.take() == """
                A.didDisappear B.didAppear B.didMove(parent) B.willDisappear B.didDisappear \
                Z.loadView Z.viewDidLoad Z.willAppear Z.isAppearing Z.layout Z.didAppear
                """)
    }

    @Test func `a push while the first screen appears takes that one's place`() {
        let first = controller("A")
        let navigation = UINavigationController(rootViewController: first)
        let second = controller("B")
        first.onWillAppear = { [weak navigation] in
            if navigation?.viewControllers.count == 1 {
                navigation?.pushViewController(second, animated: false)
            }
        }
        let screen = TestScreen(navigation)
        #expect(
            recorder.take() == """
                A.willMove(parent) A.loadView A.viewDidLoad A.didMove(parent) A.willAppear \
                B.willMove(parent) A.isAppearing B.loadView B.viewDidLoad A.willDisappear \
                B.willAppear B.isAppearing A.didDisappear B.didMove(parent) B.layout B.didAppear
                """)
        #expect(screen.window.rootViewController === navigation)
    }
}

/// Writes down what the delegate hears.
@MainActor private final class NavigationListener: NSObject, UINavigationControllerDelegate {
    private let recorder: CallRecorder

    init(_ recorder: CallRecorder) {
        self.recorder = recorder
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        recorder.record("willShow(\((viewController as? RecordedController)?.name ?? "?"))")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        recorder.record("didShow(\((viewController as? RecordedController)?.name ?? "?"))")
    }
}
