import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uipageviewcontroller

@MainActor @Suite(.serialized) struct PageViewControllerTests {
    private let recorder = CallRecorder()

    private func shown(
        _ names: [String] = ["A", "B", "C"], at index: Int = 0,
        orientation: UIPageViewController.NavigationOrientation = .horizontal,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) -> (TestScreen, UIPageViewController, Pages) {
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: orientation, options: options)
        let pages = Pages(names.map { RecordedController($0, recorder) }, recorder)
        controller.dataSource = pages
        controller.delegate = pages
        controller.setViewControllers([pages.all[index]], direction: .forward, animated: false)
        let screen = TestScreen(
            controller, size: CGSize(width: 300, height: 500), direction: direction)
        screen.advance(by: 0.1)
        _ = recorder.take()
        return (screen, controller, pages)
    }

    private func name(_ controller: UIPageViewController) -> String? {
        (controller.viewControllers?.first as? RecordedController)?.name
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test func `a page appears with its container`() {
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = RecordedController("A", recorder)
        controller.setViewControllers([page], direction: .forward, animated: false)
        let screen = TestScreen(controller, size: CGSize(width: 300, height: 500))
        screen.settle()
        #expect(
            recorder.take() == """
                A.willMove(parent) A.loadView A.viewDidLoad A.didMove(parent) A.willAppear \
                A.isAppearing A.layout A.didAppear
                """)
        #expect(page.view.frame.size == CGSize(width: 300, height: 500))
        #expect(page.parent === controller)
    }

    @Test func `a swipe turns one page, and the delegate hears of it`() {
        let (screen, controller, pages) = shown()
        screen.flick(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 100, y: 200))
        screen.advance(by: 2)
        #expect(name(controller) == "B")
        #expect(
            recorder.take() == """
                will(B) B.willMove(parent) B.loadView B.viewDidLoad B.willAppear A.willDisappear \
                B.isAppearing B.layout A.willMove(nil) B.didAppear A.didDisappear A.didMove(nil) \
                B.didMove(parent) did(A true)
                """)
        #expect(frame(pages.all[1].view) == CGRect(x: 0, y: 0, width: 300, height: 500))
        #expect(pages.all[0].view.superview == nil)
        #expect(controller.children.count == 1)
    }

    @Test func `a swipe that is let go early goes back`() {
        let (screen, controller, pages) = shown()
        screen.swipe(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 180, y: 200))
        screen.advance(by: 2)
        #expect(name(controller) == "A")
        #expect(
            recorder.take() == """
                will(B) B.willMove(parent) B.loadView B.viewDidLoad B.willAppear A.willDisappear \
                B.isAppearing B.layout A.willAppear B.willDisappear B.willMove(nil) A.didAppear \
                B.didDisappear B.didMove(nil) did(A false)
                """)
        #expect(controller.children.count == 1)
        withExtendedLifetime(pages) {}
    }

    @Test func `there is nothing beyond the first page and the last`() {
        let (screen, controller, pages) = shown()
        screen.flick(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200))
        screen.advance(by: 2)
        #expect(name(controller) == "A")
        for expected in ["B", "C", "C"] {
            screen.flick(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 100, y: 200))
            screen.advance(by: 2)
            #expect(name(controller) == expected)
        }
        screen.flick(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200))
        screen.advance(by: 2)
        #expect(name(controller) == "B")
        withExtendedLifetime(pages) {}
    }

    @Test func `from right to left the next page is at the left`() {
        let (screen, controller, pages) = shown(direction: .rightToLeft)
        screen.flick(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200))
        screen.advance(by: 2)
        #expect(name(controller) == "B")
        #expect(frame(pages.all[1].view).minX == 0)
        screen.press(.left)
        screen.advance(by: 2)
        #expect(name(controller) == "C")
    }

    @Test func `pages can lie below one another, with room between them`() {
        let (screen, controller, pages) = shown(
            orientation: .vertical, options: [.interPageSpacing: 20])
        screen.touchDown(at: CGPoint(x: 150, y: 400))
        screen.touchMove(to: CGPoint(x: 150, y: 380))
        screen.touchMove(to: CGPoint(x: 150, y: 300))
        #expect(frame(pages.all[1].view).minY - frame(pages.all[0].view).maxY == 20)
        screen.advance(by: 0.2)
        screen.touchUp()
        screen.advance(by: 2)
        #expect(name(controller) == "A")
        screen.press(.down)
        screen.advance(by: 2)
        #expect(name(controller) == "B")
        #expect(frame(pages.all[1].view) == CGRect(x: 0, y: 0, width: 300, height: 500))
    }

    @Test(arguments: [false, true])
    func `the program can set a page, and the delegate is not told`(animated: Bool) {
        let (screen, controller, pages) = shown()
        var completed: Bool?
        controller.setViewControllers(
            [pages.all[2]], direction: .forward, animated: animated
        ) { completed = $0 }
        screen.advance(by: 2)
        #expect(completed == true)
        #expect(name(controller) == "C")
        let calls = recorder.take()
        #expect(!calls.contains("will(") && !calls.contains("did("))
        #expect(calls.contains("C.didAppear A.didDisappear"))
        screen.press(.left)
        screen.advance(by: 2)
        #expect(name(controller) == "B")
    }

    @Test func `a page set in the midst of a turn ends that turn`() {
        let (screen, controller, pages) = shown()
        screen.press(.right)
        screen.advance(by: 0.05)
        controller.setViewControllers([pages.all[2]], direction: .forward, animated: true)
        screen.advance(by: 2)
        #expect(name(controller) == "C")
        #expect(controller.children.count == 1)
        for page in pages.all {
            let expected: UIViewController.Appearance =
                page === pages.all[2] ? .appeared : .disappeared
            #expect(page.appearance == expected)
        }
    }

    @Test func `another size keeps the page in its place`() {
        let (screen, _, pages) = shown(at: 1)
        screen.resize(to: CGSize(width: 600, height: 400))
        #expect(frame(pages.all[1].view) == CGRect(x: 0, y: 0, width: 600, height: 400))
    }

    @Test func `pages that went are released`() {
        weak var gone: UIViewController?
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        let screen = TestScreen(controller, size: CGSize(width: 300, height: 500))
        do {
            let page = UIViewController()
            gone = page
            controller.setViewControllers([page], direction: .forward, animated: false)
            screen.settle()
        }
        controller.setViewControllers([UIViewController()], direction: .forward, animated: true)
        screen.advance(by: 2)
        #expect(gone == nil)
    }
}

@MainActor
private final class Pages: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
{
    let all: [RecordedController]
    private let recorder: CallRecorder

    init(_ all: [RecordedController], _ recorder: CallRecorder) {
        self.all = all
        self.recorder = recorder
    }

    private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
        guard let index = all.firstIndex(where: { $0 === controller }),
            all.indices.contains(index + offset)
        else { return nil }
        return all[index + offset]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(-1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        let names = pendingViewControllers.compactMap { ($0 as? RecordedController)?.name }
        recorder.record("will(\(names.joined()))")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        let names = previousViewControllers.compactMap { ($0 as? RecordedController)?.name }
        recorder.record("did(\(names.joined()) \(completed))")
    }
}
