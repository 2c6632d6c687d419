import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uinavigationcontroller

@MainActor @Suite(.serialized) struct NavigationControllerTests {
    private func page(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private func makeStack(_ titles: String...) -> (TestScreen, UINavigationController) {
        let navigation = UINavigationController()
        navigation.viewControllers = titles.map(page)
        let screen = TestScreen(navigation)
        return (screen, navigation)
    }

    private func scrolling(_ title: String, height: CGFloat) -> (UIViewController, UIScrollView) {
        let controller = page(title)
        let scrollView = UIScrollView(frame: controller.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 100, height: height)
        scrollView.alwaysBounceVertical = true
        controller.view.addSubview(scrollView)
        return (controller, scrollView)
    }

    @Test func `the bar covers 44 points of the screen, which goes on below it`() {
        let (screen, navigation) = makeStack("A")
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        #expect(navigation.topViewController?.view.frame == screen.window.bounds)
        #expect(navigation.topViewController?.view.safeAreaInsets == UIEdgeInsets(top: 44))
        navigation.isNavigationBarHidden = true
        screen.settle()
        #expect(navigation.topViewController?.view.safeAreaInsets == .zero)
    }

    @Test func `a screen that doesn't go below bars is beside them`() {
        let (screen, navigation) = makeStack("A")
        navigation.topViewController?.edgesForExtendedLayout = []
        navigation.isToolbarHidden = false
        screen.settle()
        let view = navigation.topViewController?.view
        #expect(view?.frame == CGRect(x: 0, y: 44, width: 390, height: 844 - 88))
        #expect(view?.safeAreaInsets == .zero)
    }

    @Test func `the toolbar shows the items of the screen on top`() {
        let (screen, navigation) = makeStack("A")
        let item = UIBarButtonItem(systemItem: .trash)
        navigation.topViewController?.toolbarItems = [item]
        navigation.isToolbarHidden = false
        screen.settle()
        #expect(navigation.toolbar.items == [item])
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 44)
        navigation.pushViewController(page("B"), animated: false)
        screen.settle()
        #expect(navigation.toolbar.items == [])
    }

    @Test func `a screen at its beginning has a clear bar, however far the one before it went`() {
        let (first, scrollView) = scrolling("A", height: 2000)
        let (screen, navigation) = makeStack()
        navigation.viewControllers = [first]
        screen.settle()
        #expect(navigation.navigationBar.isAtScrollEdge)
        scrollView.contentOffset.y = 100
        screen.advance(by: 1)
        #expect(!navigation.navigationBar.isAtScrollEdge)
        navigation.pushViewController(scrolling("B", height: 2000).0, animated: true)
        screen.advance(by: 0.2)
        #expect(navigation.navigationBar.isAtScrollEdge)
        screen.advance(by: 1)
        #expect(navigation.navigationBar.isAtScrollEdge)
        navigation.popViewController(animated: true)
        screen.advance(by: 0.2)
        #expect(!navigation.navigationBar.isAtScrollEdge)
        screen.advance(by: 1)
        #expect(!navigation.navigationBar.isAtScrollEdge)
    }

    @Test func `the bar's button leads back`() throws {
        let (screen, navigation) = makeStack("First", "Second")
        try screen.tap("First")
        screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.navigationBar.topItem?.title == "First")
    }

    @Test func `Alt with the left arrow leads back, with the right one from right to left`() {
        let (screen, navigation) = makeStack("A", "B", "C")
        screen.press(.left, alternate: true)
        screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
        screen.press(.left)
        screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func `the mouse's button at the side leads back`() {
        let (screen, navigation) = makeStack("A", "B")
        screen.pressMouseButton(8, at: CGPoint(x: 200, y: 400))
        screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
        screen.pressMouseButton(8, at: CGPoint(x: 200, y: 400))
        screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a hidden back button hides every way back`() {
        let (screen, navigation) = makeStack("A", "B")
        navigation.topViewController?.navigationItem.hidesBackButton = true
        screen.settle()
        screen.press(.left, alternate: true)
        screen.flick(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 330, y: 400))
        screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
        #expect(!screen.has("BackButton") || navigation.viewControllers.count == 2)
    }

    @Test func `the way back that is asked for while a screen comes in is taken afterwards`() throws
    {
        let (screen, navigation) = makeStack("A")
        navigation.pushViewController(UIViewController(), animated: true)
        screen.advance(by: 0.1)
        let back = try #require(screen.find("BackButton") as? UIControl)
        back.sendActions(for: .touchUpInside)
        #expect(navigation.transitionCoordinator != nil)
        screen.advance(by: 2)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a second press on the way back leads no further`() throws {
        let (screen, navigation) = makeStack("A", "B", "C")
        let place = try screen.find("BackButton").center
        screen.tap(at: place)
        screen.advance(by: 0.1)
        screen.tap(at: place)
        screen.advance(by: 2)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func `all ways back work by keyboard alone`() {
        let (screen, navigation) = makeStack("First", "Second")
        screen.press(.tab)
        #expect(screen.focusedView?.accessibilityLabel == "First")
        screen.press(.space)
        screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    // lionheart/openradar-mirror#7549 (radar 24535291): cancelling a swipe back while the bar is
    // hidden made the bar show the wrong title from then on.
    @Test func `a cancelled swipe leaves the bar with the right title`() {
        let (screen, navigation) = makeStack("A")
        navigation.interactivePopGestureRecognizer?.delegate = nil
        navigation.pushViewController(page("B"), animated: false)
        screen.settle()
        navigation.pushViewController(page("C"), animated: false)
        screen.settle()
        screen.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400))
        screen.advance(by: 1)
        #expect(navigation.navigationBar.topItem?.title == "C")
        #expect(navigation.navigationBar.backItem?.title == "B")
        navigation.popViewController(animated: true)
        screen.advance(by: 1)
        navigation.pushViewController(page("D"), animated: true)
        screen.advance(by: 0.1)
        #expect(navigation.navigationBar.topItem?.title == "D")
        screen.advance(by: 1)
        #expect(navigation.navigationBar.topItem?.title == "D")
        #expect(screen.has("B"))
    }

    @Test func `large titles make room below the row and give it back to content that scrolls`() {
        let (controller, scrollView) = scrolling("A", height: 3000)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let screen = TestScreen(navigation)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(scrollView.contentOffset.y == -96)
        #expect(scrollView.adjustedContentInset.top == 96)
        scrollView.contentOffset.y = -70
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 70)
        scrollView.contentOffset.y = 200
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(scrollView.adjustedContentInset.top == 44)
        #expect(scrollView.contentOffset.y == 200)
        // Dragged to its beginning, the content opens the title again and rests there.
        screen.flick(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
        screen.advance(by: 3)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(scrollView.contentOffset.y == -96)
    }

    @Test(arguments: [(24.0, 44.0, -44.0), (70.0, 96.0, -96.0)])
    func `content that is let go in the middle of a large title opens or closes it`(
        drag: CGFloat, height: CGFloat, offset: CGFloat
    ) {
        let (controller, scrollView) = scrolling("A", height: 3000)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let screen = TestScreen(navigation)
        scrollView.contentOffset.y = -44
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        screen.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 + drag * 0.7))
        screen.advance(by: 2)
        #expect(navigation.navigationBar.frame.height == height)
        #expect(scrollView.contentOffset.y == offset)
    }

    @Test func `a later item may want no large title`() {
        let (screen, navigation) = makeStack("A", "B")
        navigation.navigationBar.prefersLargeTitles = true
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func `a screen in a tab hides the bar of tabs while it is on the stack`() {
        let navigation = UINavigationController(rootViewController: page("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, page("Other")]
        let screen = TestScreen(tabs)
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
        let second = page("B")
        second.hidesBottomBarWhenPushed = true
        navigation.pushViewController(second, animated: true)
        screen.advance(by: 1)
        #expect(second.view.safeAreaInsets.bottom == 0)
        #expect(tabs.tabBar.frame.maxX <= 0)
        navigation.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 49, width: 390, height: 49))
    }

    @Test func `the same controller can't be pushed twice`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let controller = UIViewController()
                let navigation = UINavigationController(rootViewController: controller)
                navigation.pushViewController(controller, animated: false)
            }
        }
        expectPrecondition(of: result, "more than once which is not supported")
    }

    @Test func `a controller that left is released`() {
        let (screen, navigation) = makeStack("A")
        weak var gone: UIViewController?
        do {
            let second = page("B")
            gone = second
            navigation.pushViewController(second, animated: true)
            screen.advance(by: 1)
            navigation.popViewController(animated: true)
            screen.advance(by: 1)
        }
        #expect(gone == nil)
    }

    @Test func `a navigation controller that left is released`() {
        weak var gone: UINavigationController?
        weak var content: UIViewController?
        let screen = TestScreen(UIViewController())
        do {
            let first = page("A")
            let navigation = UINavigationController(rootViewController: first)
            (gone, content) = (navigation, first)
            screen.window.rootViewController = navigation
            screen.advance(by: 1)
            navigation.pushViewController(page("B"), animated: true)
            screen.advance(by: 0.1)
            screen.window.rootViewController = UIViewController()
            screen.advance(by: 1)
        }
        #expect(gone == nil)
        #expect(content == nil)
    }

    @Test func `the window is called after the screen that is seen`() {
        let (screen, navigation) = makeStack("First")
        #expect(screen.window.host?.title == "First")
        navigation.pushViewController(page("Second"), animated: true)
        screen.advance(by: 1)
        #expect(screen.window.host?.title == "Second")
        navigation.topViewController?.title = "Renamed"
        #expect(screen.window.host?.title == "Renamed")
        #expect(navigation.navigationBar.topItem?.title == "Renamed")
    }

    // lionheart/openradar-mirror#19152 (radar 36283035)
    @Test func `the keyboard comes back to where it was on the screen below`() {
        let (screen, navigation) = makeStack("First")
        let buttons = (0..<3).map { index in
            let button = UIButton(type: .system)
            button.setTitle("\(index)", for: .normal)
            button.frame = CGRect(x: 20, y: 100 + index * 60, width: 100, height: 44)
            navigation.topViewController?.view.addSubview(button)
            return button
        }
        screen.settle()
        while screen.focusedView !== buttons[2] { screen.press(.tab) }
        navigation.pushViewController(page("Second"), animated: true)
        screen.advance(by: 1)
        screen.press(.left, alternate: true)
        screen.advance(by: 1)
        #expect(screen.focusedView === buttons[2])
    }

    // lionheart/openradar-mirror#5664 (radar 12322346)
    @Test func `a child that takes another one's place in a pushed container appears once`() {
        let recorder = CallRecorder()
        let (screen, navigation) = makeStack("A")
        let container = UIViewController()
        let (red, blue) = (
            RecordedController("Red", recorder), RecordedController("Blue", recorder)
        )
        container.addChild(red)
        container.view.addSubview(red.view)
        red.didMove(toParent: container)
        navigation.pushViewController(container, animated: true)
        screen.settle()
        red.willMove(toParent: nil)
        red.view.removeFromSuperview()
        red.removeFromParent()
        _ = recorder.take()
        container.addChild(blue)
        container.view.addSubview(blue.view)
        blue.didMove(toParent: container)
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                Blue.willMove(parent) Blue.loadView Blue.viewDidLoad Blue.willAppear \
                Blue.didMove(parent) Blue.isAppearing Blue.layout Blue.didAppear
                """)
        #expect(red.appearance == .disappeared)
    }
}

extension UIEdgeInsets {
    fileprivate init(top: CGFloat) {
        self.init(top: top, left: 0, bottom: 0, right: 0)
    }
}
