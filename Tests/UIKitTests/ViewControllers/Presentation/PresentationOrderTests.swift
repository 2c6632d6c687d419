import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// Each order as text. Where a behaviour has a source it stands at the test; the order of the will and
// did calls is that of
// https://developer.apple.com/documentation/uikit/displaying-and-managing-views-with-a-view-controller
// and, for presentations, of what is recorded in
// https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/PresentingaViewController.html

@MainActor @Suite(.serialized) struct PresentationOrderTests {
    private let recorder = CallRecorder()

    private func controllers(
        _ style: UIModalPresentationStyle
    ) -> (TestScreen, RecordedController, RecordedController) {
        let first = RecordedController("A", recorder)
        let second = RecordedController("B", recorder)
        second.modalPresentationStyle = style
        let screen = TestScreen(first)
        _ = recorder.take()
        return (screen, first, second)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext], [false, true])
    func `what covers the presenter sends it away, and back`(
        style: UIModalPresentationStyle, animated: Bool
    ) {
        let (screen, first, second) = controllers(style)
        first.present(second, animated: animated) { recorder.record("completion") }
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                B.loadView B.viewDidLoad A.willDisappear B.willAppear B.isAppearing B.layout \
                B.didAppear A.didDisappear completion
                """)
        #expect(first.view.window == nil)
        first.dismiss(animated: animated) { recorder.record("completion") }
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                B.willDisappear A.willAppear A.isAppearing A.didAppear B.didDisappear completion
                """)
        #expect(first.view.window != nil)
    }

    @Test(
        arguments: [
            UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .formSheet,
            .popover,
        ])
    func `what leaves the presenter on the screen tells it nothing`(
        style: UIModalPresentationStyle
    ) {
        let (screen, first, second) = controllers(style)
        second.popoverPresentationController?.sourceView = first.view
        first.present(second, animated: true) { recorder.record("completion") }
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                B.loadView B.viewDidLoad B.willAppear B.isAppearing B.layout B.didAppear completion
                """)
        first.dismiss(animated: true) { recorder.record("completion") }
        screen.advance(by: 1)
        #expect(recorder.take() == "B.willDisappear B.didDisappear completion")
    }

    // "If you present several view controllers in succession … calling this method on a view
    // controller lower in the stack dismisses its immediate child view controller and all view
    // controllers above that child": documentation of dismiss(animated:completion:).
    @Test func `a chain of sheets is dismissed at once, those on top first`() {
        let (screen, first, second) = controllers(.pageSheet)
        let third = RecordedController("C", recorder)
        first.present(second, animated: false)
        screen.settle()
        second.present(third, animated: false)
        screen.settle()
        _ = recorder.take()
        first.dismiss(animated: true) { recorder.record("completion") }
        #expect(second.isBeingDismissed && third.isBeingDismissed)
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                C.willDisappear B.willDisappear C.didDisappear B.didDisappear completion
                """)
        #expect(first.presentedViewController == nil && second.presentedViewController == nil)
        #expect(screen.window.subviews.count == 1)
    }

    @Test func `in a chain of full screens those between are not seen, and hear nothing`() {
        let (screen, first, second) = controllers(.fullScreen)
        let third = RecordedController("C", recorder)
        third.modalPresentationStyle = .fullScreen
        first.present(second, animated: false)
        screen.settle()
        second.present(third, animated: false)
        screen.settle()
        _ = recorder.take()
        first.dismiss(animated: true) { recorder.record("completion") }
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                C.willDisappear A.willAppear A.isAppearing A.didAppear C.didDisappear completion
                """)
        #expect(screen.window.subviews.count == 1)
    }

    @Test func `a dismissal in the midst of the presentation waits for its end`() {
        let (screen, first, second) = controllers(.fullScreen)
        first.present(second, animated: true) { recorder.record("presented") }
        screen.advance(by: 0.1)
        first.dismiss(animated: true) { recorder.record("dismissed") }
        screen.advance(by: 2)
        #expect(
            recorder.take() == """
                B.loadView B.viewDidLoad A.willDisappear B.willAppear B.isAppearing B.layout \
                B.didAppear A.didDisappear presented B.willDisappear A.willAppear A.isAppearing \
                A.didAppear B.didDisappear dismissed
                """)
    }

    @Test func `a presentation in the midst of a dismissal waits for its end`() {
        let (screen, first, second) = controllers(.pageSheet)
        let third = RecordedController("C", recorder)
        first.present(second, animated: false)
        screen.settle()
        _ = recorder.take()
        let said = Diagnostics.warnings {
            first.dismiss(animated: true) { recorder.record("dismissed") }
            first.present(third, animated: true) { recorder.record("presented") }
            screen.advance(by: 2)
        }
        #expect(said.isEmpty)
        #expect(
            recorder.take() == """
                B.willDisappear B.didDisappear dismissed C.loadView C.viewDidLoad C.willAppear \
                C.isAppearing C.layout C.didAppear presented
                """)
        #expect(first.presentedViewController === third)
    }

    @Test func `one that is coming may present another, once it is there`() {
        let (screen, first, second) = controllers(.pageSheet)
        let third = RecordedController("C", recorder)
        first.present(second, animated: true)
        second.present(third, animated: true)
        screen.advance(by: 2)
        #expect(
            recorder.take() == """
                B.loadView B.viewDidLoad B.willAppear B.isAppearing B.layout B.didAppear \
                C.loadView C.viewDidLoad C.willAppear C.isAppearing C.layout C.didAppear
                """)
        #expect(second.presentedViewController === third)
    }

    @Test func `isBeingPresented and isBeingDismissed are true in both calls of a movement`() {
        let first = UIViewController()
        let second = FlagController()
        let screen = TestScreen(first)
        first.present(second, animated: true)
        screen.advance(by: 1)
        second.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(second.flags == ["presented", "presented", "dismissed", "dismissed"])
        #expect(!second.isBeingPresented && !second.isBeingDismissed)
    }

    // The hooks' order is documented at
    // https://developer.apple.com/documentation/uikit/uipresentationcontroller: the will-begin when
    // the container is there and nothing has moved, the did-end when all has.
    @Test func `a presentation controller of one's own hears of all`() throws {
        let (screen, first, second) = controllers(.custom)
        let delegate = CustomDelegate(recorder)
        second.transitioningDelegate = delegate
        first.present(second, animated: true)
        let custom = try #require(second.presentationController as? RecordedPresentation)
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                B.loadView B.viewDidLoad willBegin B.willAppear animate B.isAppearing B.layout \
                didEnd(true) B.didAppear
                """)
        #expect(second.view.frame == CGRect(x: 20, y: 100, width: 350, height: 300))
        #expect(custom.containerView === second.view.superview)
        second.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                willDismiss B.willDisappear animate didDismiss(true) B.didDisappear
                """)
        #expect(custom.containerView == nil)
    }

    @Test func `an interactive presentation that is cancelled leaves all as it was`() {
        let (screen, first, second) = controllers(.fullScreen)
        let delegate = CustomDelegate(recorder)
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        second.transitioningDelegate = delegate
        first.present(second, animated: true)
        screen.advance(by: 0.1)
        interactor.update(0.4)
        interactor.cancel()
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                B.loadView B.viewDidLoad A.willDisappear B.willAppear animate B.isAppearing \
                B.layout A.willAppear B.willDisappear A.didAppear B.didDisappear
                """)
        #expect(first.presentedViewController == nil)
        #expect(first.view.window != nil)
        #expect(screen.window.subviews.count == 1)
    }

    @Test func `an interactive dismissal that is cancelled leaves all as it was`() {
        let (screen, first, second) = controllers(.fullScreen)
        let delegate = CustomDelegate(recorder)
        second.transitioningDelegate = delegate
        first.present(second, animated: false)
        screen.settle()
        _ = recorder.take()
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        second.dismiss(animated: true)
        screen.advance(by: 0.1)
        interactor.update(0.4)
        interactor.cancel()
        screen.advance(by: 1)
        #expect(first.presentedViewController === second)
        #expect(!second.isBeingDismissed)
        #expect(first.view.window == nil)
        #expect(second.view.window != nil)
        #expect(
            recorder.take() == """
                B.willDisappear A.willAppear A.isAppearing animate A.willDisappear B.willAppear \
                A.didDisappear B.didAppear
                """)
    }

    @Test func `the coordinator animates along, and is gone afterwards`() {
        let (screen, first, second) = controllers(.pageSheet)
        var seen: [String] = []
        second.whenAppearing = { controller in
            controller.transitionCoordinator?.animate { _ in
                seen.append("along")
            } completion: { context in
                seen.append("end \(context.isCancelled)")
            }
        }
        first.present(second, animated: true)
        screen.settle()
        #expect(seen == ["along"])
        screen.advance(by: 1)
        #expect(seen == ["along", "end false"])
        #expect(second.transitionCoordinator == nil)
    }

    @Test(arguments: [UIModalTransitionStyle.crossDissolve, .flipHorizontal, .coverVertical])
    func `each movement brings the view to its place and away`(style: UIModalTransitionStyle) {
        let (screen, first, second) = controllers(.fullScreen)
        second.modalTransitionStyle = style
        first.present(second, animated: true)
        screen.advance(by: 0.2)
        #expect(second.view.window != nil || style == .flipHorizontal)
        screen.advance(by: 1)
        #expect(second.view.frame == screen.window.bounds)
        #expect(second.view.transform == .identity)
        #expect(second.view.alpha == 1)
        #expect(second.appearance == .appeared)
        second.dismiss(animated: true)
        screen.advance(by: 1.5)
        #expect(second.view.window == nil)
        #expect(!first.view.isHidden)
        #expect(screen.window.subviews.count == 1)
    }

    @Test func `a controller in a context covers that alone`() {
        let root = UIViewController()
        let screen = TestScreen(root)
        let child = UIViewController()
        child.definesPresentationContext = true
        root.addChild(child)
        child.view.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let covering = UIViewController()
        covering.modalPresentationStyle = .overCurrentContext
        child.present(covering, animated: false)
        screen.settle()
        #expect(covering.presentingViewController === child)
        #expect(covering.view.convert(covering.view.bounds, to: nil) == child.view.frame)
        #expect(root.presentedViewController == nil)
        let over = UIViewController()
        over.modalPresentationStyle = .overFullScreen
        child.present(over, animated: false)
        screen.settle()
        #expect(over.presentingViewController === root)
        #expect(over.view.frame == screen.window.bounds)
    }
}

private final class FlagController: UIViewController {
    var flags: [String] = []

    private func note() {
        flags.append(isBeingPresented ? "presented" : isBeingDismissed ? "dismissed" : "-")
    }

    override func viewWillAppear(_ animated: Bool) { note() }
    override func viewDidAppear(_ animated: Bool) { note() }
    override func viewWillDisappear(_ animated: Bool) { note() }
    override func viewDidDisappear(_ animated: Bool) { note() }
}

@MainActor private final class CustomDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let recorder: CallRecorder
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    init(_ recorder: CallRecorder) {
        self.recorder = recorder
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        let controller = RecordedPresentation(
            presentedViewController: presented, presenting: presenting)
        controller.recorder = recorder
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        FadeAnimator(recorder)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        FadeAnimator(recorder)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactor
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactor
    }
}

private final class RecordedPresentation: UIPresentationController {
    var recorder: CallRecorder?

    override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 20, y: 100, width: 350, height: 300)
    }

    override func presentationTransitionWillBegin() { recorder?.record("willBegin") }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        recorder?.record("didEnd(\(completed))")
    }

    override func dismissalTransitionWillBegin() { recorder?.record("willDismiss") }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        recorder?.record("didDismiss(\(completed))")
    }
}

/// As apps write them: adds the view that comes, and fades.
@MainActor private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let recorder: CallRecorder

    init(_ recorder: CallRecorder) {
        self.recorder = recorder
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        recorder.record("animate")
        let coming = transitionContext.view(forKey: .to)
        let going = transitionContext.view(forKey: .from)
        if let coming, let controller = transitionContext.viewController(forKey: .to) {
            coming.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(coming)
            coming.alpha = 0
        }
        UIView.animate(withDuration: 0.3) {
            coming?.alpha = 1
            if coming == nil { going?.alpha = 0 }
        } completion: { _ in
            going?.alpha = 1
            coming?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
