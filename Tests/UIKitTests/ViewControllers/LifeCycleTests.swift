import BeelineTesting
import Testing
import UIKit

// The order of the calls on first appearance is the one in
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:), and in the
// class's own page for loading.

@MainActor @Suite(.serialized) struct LifeCycleTests {
    private let recorder = CallRecorder()

    @Test func `a root controller loads, appears, is laid out and has appeared`() {
        let screen = TestScreen(RecordedController("A", recorder))
        #expect(
            recorder.take()
                == "A.loadView A.viewDidLoad A.willAppear A.isAppearing A.layout A.didAppear")
        withExtendedLifetime(screen) {}
    }

    @Test func `a view is loaded at the first look and not before`() {
        let controller = RecordedController("A", recorder)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(recorder.take() == "")
        _ = controller.view
        _ = controller.view
        controller.loadViewIfNeeded()
        #expect(recorder.take() == "A.loadView A.viewDidLoad")
    }

    @Test func `another root controller takes the first one's place`() {
        let screen = TestScreen(RecordedController("A", recorder))
        _ = recorder.take()
        screen.window.rootViewController = RecordedController("B", recorder)
        screen.settle()
        #expect(
            recorder.take() == """
                A.willDisappear A.didDisappear B.loadView B.viewDidLoad B.willAppear \
                B.isAppearing B.layout B.didAppear
                """)
    }

    @Test func `a window that is hidden takes its controller from the screen`() {
        let screen = TestScreen(RecordedController("A", recorder))
        _ = recorder.take()
        screen.window.isHidden = true
        #expect(recorder.take() == "A.willDisappear A.didDisappear")
    }

    @Test(arguments: [false, true])
    func `full screen, the presenter goes first and is gone last`(animated: Bool) {
        let (screen, first, second) = pair(.fullScreen)
        first.present(second, animated: animated) { recorder.record("completion") }
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                B.loadView B.viewDidLoad A.willDisappear B.willAppear B.isAppearing B.layout \
                B.didAppear A.didDisappear completion
                """)
        first.dismiss(animated: animated) { recorder.record("completion") }
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                B.willDisappear A.willAppear A.isAppearing A.didAppear B.didDisappear \
                completion
                """)
        #expect(first.presentedViewController == nil)
        #expect(second.presentingViewController == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .overFullScreen])
    func `behind a sheet the presenter hears nothing`(style: UIModalPresentationStyle) {
        let (screen, first, second) = pair(style)
        first.present(second, animated: true)
        screen.advance(by: 1)
        #expect(
            recorder.take()
                == "B.loadView B.viewDidLoad B.willAppear B.isAppearing B.layout B.didAppear")
        second.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(recorder.take() == "B.willDisappear B.didDisappear")
    }

    @Test func `an animated presentation has appeared only when its movement is over`() {
        let (screen, first, second) = pair(.fullScreen)
        first.present(second, animated: true)
        #expect(second.isBeingPresented)
        screen.advance(by: 0.1)
        #expect(!recorder.take().contains("didAppear"))
        screen.advance(by: 0.5)
        #expect(recorder.take() == "B.didAppear A.didDisappear")
        #expect(!second.isBeingPresented)
    }

    @Test func `dismissing a controller takes what it presented along`() {
        let (screen, first, second) = pair(.pageSheet)
        let third = RecordedController("C", recorder)
        first.present(second, animated: false)
        screen.settle()
        second.present(third, animated: false)
        screen.settle()
        _ = recorder.take()
        first.dismiss(animated: false)
        screen.settle()
        #expect(recorder.take().contains("C.didDisappear"))
        #expect(first.presentedViewController == nil)
        #expect(second.presentedViewController == nil)
    }

    // The order that a container's own calls make is documented at
    // https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller.
    @Test func `a child that is added by hand appears with its view and hears of its parent`() {
        let parent = RecordedController("P", recorder)
        let screen = TestScreen(parent)
        _ = recorder.take()
        let child = RecordedController("C", recorder)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        screen.settle()
        #expect(
            recorder.take() == """
                C.willMove(parent) C.loadView C.viewDidLoad C.willAppear C.didMove(parent) \
                C.isAppearing P.layout C.layout C.didAppear
                """)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            recorder.take() == "C.willMove(nil) C.willDisappear C.didDisappear C.didMove(nil)")
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
    }

    @Test func `a parent appears before its child`() {
        let parent = RecordedController("P", recorder)
        let child = RecordedController("C", recorder)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = recorder.take()
        let screen = TestScreen(parent)
        #expect(
            recorder.take() == """
                P.willAppear C.willAppear P.isAppearing C.isAppearing P.layout C.layout \
                P.didAppear C.didAppear
                """)
        withExtendedLifetime(screen) {}
    }

    @Test func `a controller that was presented and dismissed is released`() {
        let (screen, first, _) = pair(.fullScreen)
        weak var gone: UIViewController?
        do {
            let presented = RecordedController("D", recorder)
            gone = presented
            first.present(presented, animated: true)
            screen.advance(by: 1)
            first.dismiss(animated: true)
            screen.advance(by: 1)
        }
        #expect(gone == nil)
    }

    private func pair(
        _ style: UIModalPresentationStyle
    ) -> (TestScreen, RecordedController, RecordedController) {
        let first = RecordedController("A", recorder)
        let second = RecordedController("B", recorder)
        second.modalPresentationStyle = style
        let screen = TestScreen(first)
        _ = recorder.take()
        return (screen, first, second)
    }
}
