import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// What has happened when a call to present or dismiss returns, and after one turn of the main loop. The
// source is what lasso's tests of modal presentation found on iOS 13 and later, where they pass:
// https://github.com/ww-tech/lasso/tree/master/Example/LassoTestUtilities_Tests. They look at a dismissal
// after a turn; that it has not begun before is seen from where UIKit calls viewWillDisappear(_:):
// https://www.objc.io/issues/19-debugging/debugging-case-study/.

@MainActor @Suite(.serialized) struct PresentationTurnTests {
    private let recorder = CallRecorder()

    private func controllers(
        _ style: UIModalPresentationStyle
    ) -> (TestScreen, RecordedController, RecordedController) {
        let first = RecordedController("A", recorder)
        let second = RecordedController("B", recorder)
        second.modalPresentationStyle = style
        second.popoverPresentationController?.sourceView = first.view
        let screen = TestScreen(first)
        _ = recorder.take()
        return (screen, first, second)
    }

    /// Draws what the turn that is over changed.
    private func endTurn(_ screen: TestScreen) -> String {
        _ = screen.needsFrame
        return recorder.take()
    }

    @Test(
        arguments: [
            UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .pageSheet,
            .formSheet, .popover,
        ], [false, true])
    func `when a call that presents returns the view is loaded, and nothing has appeared`(
        style: UIModalPresentationStyle, animated: Bool
    ) {
        let (screen, first, second) = controllers(style)
        first.present(second, animated: animated) { recorder.record("completion") }
        #expect(recorder.take() == "B.loadView B.viewDidLoad")
        #expect(first.presentedViewController === second)
        #expect(second.presentingViewController === first)
        #expect(second.isBeingPresented)
        #expect(second.transitionCoordinator?.isAnimated == animated)
        #expect(second.presentationController?.containerView == nil)
        #expect(first.view.window != nil && second.view.window == nil)
        screen.advance(by: 1)
        #expect(!second.isBeingPresented)
        #expect(second.view.window != nil)
        #expect(second.transitionCoordinator == nil)
    }

    @Test func `a full screen without animation is there with all its calls a turn later`() {
        let (screen, first, second) = controllers(.fullScreen)
        first.present(second, animated: false) { recorder.record("completion") }
        _ = recorder.take()
        #expect(
            endTurn(screen) == """
                A.willDisappear B.willAppear B.isAppearing B.layout B.didAppear A.didDisappear \
                completion
                """)
        first.dismiss(animated: false) { recorder.record("completion") }
        #expect(recorder.take().isEmpty)
        #expect(second.isBeingDismissed)
        #expect(second.transitionCoordinator != nil)
        #expect(
            endTurn(screen) == """
                B.willDisappear A.willAppear A.isAppearing A.didAppear B.didDisappear completion
                """)
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
    func `a sheet without animation takes another turn to have come, or to have gone`(
        style: UIModalPresentationStyle
    ) {
        let (screen, first, second) = controllers(style)
        first.present(second, animated: false) { recorder.record("completion") }
        _ = recorder.take()
        #expect(endTurn(screen) == "B.willAppear B.isAppearing B.layout")
        #expect(second.transitionCoordinator != nil)
        #expect(second.view.window != nil)
        #expect(endTurn(screen) == "B.didAppear completion")
        #expect(second.transitionCoordinator == nil)
        first.dismiss(animated: false) { recorder.record("completion") }
        #expect(recorder.take().isEmpty)
        #expect(endTurn(screen) == "B.willDisappear")
        #expect(second.transitionCoordinator != nil)
        #expect(endTurn(screen) == "B.didDisappear completion")
        #expect(second.transitionCoordinator == nil)
        #expect(second.view.window == nil)
    }

    @Test func `a person who works a screen needs no turns of one's own`() {
        let (screen, first, second) = controllers(.pageSheet)
        first.present(second, animated: false) { recorder.record("presented") }
        screen.settle()
        #expect(second.appearance == .appeared)
        first.dismiss(animated: false) { recorder.record("dismissed") }
        screen.settle()
        #expect(second.appearance == .disappeared)
        #expect(first.presentedViewController == nil)
    }

    @Test func `what is to animate along may be said after the call`() {
        let (screen, first, second) = controllers(.fullScreen)
        var seen: [String] = []
        first.present(second, animated: true)
        let isInTime =
            first.transitionCoordinator?.animate { _ in
                seen.append("along")
            } completion: { context in
                seen.append("end \(context.isCancelled)")
            }
        #expect(isInTime == true)
        #expect(seen.isEmpty)
        screen.settle()
        #expect(seen == ["along"])
        screen.advance(by: 1)
        #expect(seen == ["along", "end false"])
    }

    // "Configure the popover presentation controller" comes after the call that presents in
    // https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller.
    @Test func `what a popover belongs to, and how it adapts, may be said after the call`() throws {
        let recorder = recorder
        let first = RecordedController("A", recorder)
        let second = RecordedController("B", recorder)
        second.modalPresentationStyle = .popover
        let screen = TestScreen(first)
        let delegate = StaysPopover()
        first.present(second, animated: false)
        let popover = try #require(second.popoverPresentationController)
        popover.sourceView = first.view
        popover.sourceRect = CGRect(x: 100, y: 100, width: 50, height: 30)
        popover.delegate = delegate
        screen.settle()
        #expect(popover.containerView != nil)
        #expect(popover.arrowDirection == .up)
    }

    @Test func `one whose presenter leaves in the same turn never comes`() {
        let (screen, first, second) = controllers(.fullScreen)
        first.present(second, animated: true) { recorder.record("completion") }
        _ = recorder.take()
        screen.window.rootViewController = UIViewController()
        screen.advance(by: 1)
        #expect(!recorder.take().contains("B."))
        #expect(first.presentedViewController == nil)
        #expect(second.presentingViewController == nil)
        #expect(!second.isBeingPresented)
        #expect(first.transitionCoordinator == nil && second.transitionCoordinator == nil)
        #expect(screen.window.subviews.count == 1)
    }

    @Test func `one whose presenter's view is taken away in the same turn never comes`() {
        let root = UIViewController()
        let child = UIViewController()
        root.addChild(child)
        let screen = TestScreen(root)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        child.definesPresentationContext = true
        let covering = RecordedController("B", recorder)
        covering.modalPresentationStyle = .overCurrentContext
        child.present(covering, animated: true)
        child.view.removeFromSuperview()
        screen.advance(by: 1)
        #expect(recorder.take() == "B.loadView B.viewDidLoad")
        #expect(child.presentedViewController == nil)
    }

    @Test func `a window that goes in the same turn leaves what was presented at rest`() {
        let (screen, first, second) = controllers(.fullScreen)
        first.present(second, animated: true)
        screen.window.isHidden = true
        #expect(first.presentedViewController === second)
        #expect(!second.isBeingPresented)
        #expect(second.transitionCoordinator == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [false, true])
    func `what is being dismissed when its window or its presenter goes is gone`(
        style: UIModalPresentationStyle, losesWindow: Bool
    ) {
        let (screen, first, second) = controllers(style)
        first.present(second, animated: false)
        screen.settle()
        first.dismiss(animated: true) { recorder.record("completion") }
        if losesWindow {
            screen.window.isHidden = true
        } else {
            screen.window.rootViewController = UIViewController()
        }
        screen.advance(by: 1)
        #expect(first.presentedViewController == nil)
        #expect(second.presentingViewController == nil && !second.isBeingDismissed)
        #expect(first.transitionCoordinator == nil && second.transitionCoordinator == nil)
        #expect(second.appearance == .disappeared)
        #expect(recorder.calls.filter { $0 == "completion" }.count == 1)
    }

    @Test func `a second presentation in the same turn is refused`() {
        let (screen, first, second) = controllers(.pageSheet)
        let third = RecordedController("C", recorder)
        let said = Diagnostics.warnings {
            first.present(second, animated: true)
            first.present(third, animated: true)
            screen.advance(by: 1)
        }
        #expect(said.count == 1)
        #expect(first.presentedViewController === second)
        #expect(third.presentingViewController == nil)
    }

    @Test func `one that is dismissed in the same turn comes and goes`() {
        let (screen, first, second) = controllers(.fullScreen)
        first.present(second, animated: false) { recorder.record("presented") }
        first.dismiss(animated: false) { recorder.record("dismissed") }
        screen.settle()
        #expect(
            recorder.take() == """
                B.loadView B.viewDidLoad A.willDisappear B.willAppear B.isAppearing B.layout \
                B.didAppear A.didDisappear presented B.willDisappear A.willAppear A.isAppearing \
                A.didAppear B.didDisappear dismissed
                """)
    }
}

@MainActor
private final class StaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}
