import BeelineTesting
import Foundation
import Testing
import UIKit

// A tab bar controller tells the new screen first. Where the old one's calls stand among the new one's
// is written down in many logs from iOS, such as
// https://stackoverflow.com/questions/8198182 and the notes in this package's specification.

@MainActor @Suite(.serialized) struct TabOrderTests {
    private let recorder = CallRecorder()

    private func makeScreen(_ names: String...) -> (TestScreen, UITabBarController) {
        let tabs = UITabBarController()
        tabs.viewControllers = names.map { RecordedController($0, recorder) }
        let screen = TestScreen(tabs)
        return (screen, tabs)
    }

    @Test func `the first tab's screen appears with the tab bar controller`() {
        let (screen, tabs) = makeScreen("A", "B")
        #expect(
            recorder.take() == """
                A.willMove(parent) A.didMove(parent) B.willMove(parent) B.didMove(parent) \
                A.loadView A.viewDidLoad A.willAppear A.isAppearing A.layout A.didAppear
                """)
        #expect(tabs.selectedIndex == 0)
        withExtendedLifetime(screen) {}
    }

    @Test func `another tab tells the new screen first, and at once`() {
        let (screen, tabs) = makeScreen("A", "B")
        _ = recorder.take()
        tabs.selectedIndex = 1
        #expect(
            recorder.take() == """
                B.loadView B.viewDidLoad B.willAppear A.willDisappear B.isAppearing \
                A.didDisappear
                """)
        screen.settle()
        #expect(recorder.take() == "B.layout B.didAppear")
        tabs.selectedIndex = 0
        screen.settle()
        #expect(
            recorder.take()
                == "A.willAppear B.willDisappear A.isAppearing B.didDisappear A.didAppear")
    }

    @Test func `a tab that is chosen and left before the next layout is balanced`() {
        let (screen, tabs) = makeScreen("A", "B", "C")
        _ = recorder.take()
        tabs.selectedIndex = 1
        tabs.selectedIndex = 2
        screen.settle()
        #expect(
            recorder.take() == """
                B.loadView B.viewDidLoad B.willAppear A.willDisappear B.isAppearing \
                A.didDisappear C.loadView C.viewDidLoad C.willAppear B.willDisappear \
                C.isAppearing B.didDisappear C.layout C.didAppear
                """)
    }

    @Test func `removing the chosen tab chooses the first one`() {
        let (screen, tabs) = makeScreen("A", "B")
        let second = tabs.viewControllers?[1]
        _ = recorder.take()
        tabs.viewControllers = second.map { [$0] }
        screen.settle()
        #expect(
            recorder.take() == """
                A.willMove(nil) B.loadView B.viewDidLoad B.willAppear A.willDisappear \
                B.isAppearing A.didDisappear A.didMove(nil) B.layout B.didAppear
                """)
        #expect(tabs.selectedViewController === second)
    }

    @Test func `a person's tap tells the delegate, the program's choice does not`() throws {
        let (screen, tabs) = makeScreen("A", "B")
        for (controller, name) in zip(tabs.viewControllers ?? [], ["First", "Second"]) {
            controller.tabBarItem.title = name
        }
        let delegate = TabListener()
        tabs.delegate = delegate
        tabs.selectedIndex = 1
        #expect(delegate.calls == [])
        try screen.tap("First")
        #expect(delegate.calls == ["should", "did"])
        #expect(tabs.selectedIndex == 0)
        delegate.allows = false
        try screen.tap("Second")
        #expect(delegate.calls == ["should", "did", "should"])
        #expect(tabs.selectedIndex == 0)
    }
}

@MainActor private final class TabListener: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = true

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("should")
        return allows
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        calls.append("did")
    }
}
