import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning,
// https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition and
// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator.

@MainActor @Suite(.serialized) struct CustomTransitionTests {
    private let recorder = CallRecorder()
    private let delegate = Conductor()

    private func makeScreen() -> (TestScreen, UINavigationController) {
        let navigation = UINavigationController(
            rootViewController: RecordedController("A", recorder))
        let screen = TestScreen(navigation)
        navigation.delegate = delegate
        _ = recorder.take()
        return (screen, navigation)
    }

    @Test func `an animator of the delegate's own moves the screens for as long as it says`() {
        let (screen, navigation) = makeScreen()
        delegate.animator = FadeAnimator(duration: 2)
        let second = RecordedController("B", recorder)
        navigation.pushViewController(second, animated: true)
        screen.advance(by: 1)
        #expect(navigation.transitionCoordinator?.transitionDuration == 2)
        #expect(second.view.layer.presentedOpacity > 0.3)
        #expect(second.view.layer.presentedOpacity < 0.7)
        screen.advance(by: 1.1)
        #expect(navigation.transitionCoordinator == nil)
        #expect(
            recorder.take() == """
                B.willMove(parent) B.loadView B.viewDidLoad A.willDisappear B.willAppear \
                B.isAppearing B.layout A.didDisappear B.didAppear B.didMove(parent)
                """)
        #expect(delegate.animator?.ended == [true])
    }

    @Test(arguments: [false, true])
    func `a person can move an animation and finish it`(isInterruptible: Bool) {
        let (screen, navigation) = makeScreen()
        delegate.animator =
            isInterruptible ? InterruptibleFade(duration: 1) : FadeAnimator(duration: 1)
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.interactor = driver
        let second = RecordedController("B", recorder)
        navigation.pushViewController(second, animated: true)
        screen.settle()
        driver.update(0.5)
        screen.advance(by: 3)
        #expect(abs(second.view.layer.presentedOpacity - 0.5) < 0.05)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        driver.finish()
        #expect(navigation.transitionCoordinator?.isInteractive == false)
        screen.advance(by: 0.2)
        #expect(navigation.transitionCoordinator != nil)
        for _ in 0..<3 { screen.advance(by: 1) }
        #expect(navigation.transitionCoordinator == nil)
        #expect(second.view.layer.presentedOpacity == 1)
        #expect(delegate.animator?.ended == [true])
        #expect(recorder.take().hasSuffix("A.didDisappear B.didAppear B.didMove(parent)"))
    }

    @Test(arguments: [false, true])
    func `a person can move an animation and take it back`(isInterruptible: Bool) {
        let (screen, navigation) = makeScreen()
        delegate.animator =
            isInterruptible ? InterruptibleFade(duration: 1) : FadeAnimator(duration: 1)
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.interactor = driver
        let second = RecordedController("B", recorder)
        navigation.pushViewController(second, animated: true)
        screen.settle()
        driver.update(0.5)
        _ = recorder.take()
        driver.cancel()
        #expect(navigation.transitionCoordinator?.isCancelled == true)
        for _ in 0..<3 { screen.advance(by: 1) }
        #expect(delegate.animator?.ended == [false])
        #expect(
            recorder.take() == """
                B.willMove(nil) B.willDisappear B.didDisappear A.willAppear A.didAppear \
                B.didMove(nil)
                """)
        #expect(navigation.viewControllers.count == 1)
        #expect(second.parent == nil)
        #expect(second.view.superview == nil)
    }

    @Test func `a person who lets go before the first layout decides all the same`() {
        let (screen, navigation) = makeScreen()
        delegate.animator = FadeAnimator(duration: 1)
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.interactor = driver
        navigation.pushViewController(RecordedController("B", recorder), animated: true)
        driver.finish()
        for _ in 0..<4 { screen.advance(by: 1) }
        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func `what is animated alongside takes as long, and hears of the end after all calls`() {
        let (screen, navigation) = makeScreen()
        let second = RecordedController("B", recorder)
        let box = UIView(frame: .zero)
        navigation.view.addSubview(box)
        screen.settle()
        second.onWillAppear = { [recorder] in
            #expect(second.transitionCoordinator != nil)
            second.transitionCoordinator?.animate(
                alongsideTransition: { _ in box.alpha = 0 },
                completion: { context in
                    recorder.record("alongside(\(context.isCancelled ? "cancelled" : "over"))")
                })
        }
        navigation.pushViewController(second, animated: true)
        screen.advance(by: 0.2)
        #expect(box.layer.presentedOpacity > 0)
        #expect(box.layer.presentedOpacity < 1)
        screen.advance(by: 1)
        #expect(box.layer.presentedOpacity == 0)
        #expect(
            recorder.take().hasSuffix("B.didAppear B.didMove(parent) alongside(over)"))
    }

    @Test func `what is alongside of a pop that was taken back is as before`() {
        let (screen, navigation) = makeScreen()
        let second = RecordedController("B", recorder)
        navigation.pushViewController(second, animated: false)
        screen.settle()
        let box = UIView(frame: .zero)
        navigation.view.addSubview(box)
        let first = navigation.viewControllers[0] as? RecordedController
        var cancelled: [Bool] = []
        first?.onWillAppear = {
            first?.transitionCoordinator?.animate(
                alongsideTransition: { _ in box.alpha = 0 },
                completion: { cancelled.append($0.isCancelled) })
            first?.transitionCoordinator?.notifyWhenInteractionChanges {
                cancelled.append($0.isCancelled)
            }
        }
        screen.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400))
        screen.advance(by: 1)
        #expect(box.alpha == 1)
        #expect(cancelled == [true, true])
    }

    @Test func `a window's new size is told before and after`() {
        let controller = ResizedController()
        let screen = TestScreen(controller)
        screen.resize(to: CGSize(width: 900, height: 600))
        #expect(
            controller.calls == [
                "traits compact to regular", "size 900", "alongside 900", "completion",
            ])
    }
}

private final class ResizedController: UIViewController {
    var calls: [String] = []

    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        calls.append(
            "traits \(traitCollection.horizontalSizeClass) to \(newCollection.horizontalSizeClass)")
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("size \(Int(size.width))")
        coordinator.animate(
            alongsideTransition: { [self] _ in
                calls.append("alongside \(Int(view.bounds.width))")
            },
            completion: { [self] _ in calls.append("completion") })
    }
}

@MainActor private final class Conductor: NSObject, UINavigationControllerDelegate {
    var animator: FadeAnimator?
    var interactor: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactor
    }
}

@MainActor private class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval
    var ended: [Bool] = []

    init(duration: TimeInterval) {
        self.duration = duration
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            view.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ended.append(transitionCompleted)
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) throws(NotImplemented) -> any UIViewImplicitlyAnimating {
        throw NotImplemented()
    }
}

private final class InterruptibleFade: FadeAnimator {
    private var animator: UIViewPropertyAnimator?

    override func animateTransition(
        using transitionContext: any UIViewControllerContextTransitioning
    ) {
        (try? interruptibleAnimator(using: transitionContext))?.startAnimation()
    }

    override func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) throws(NotImplemented) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        guard let view = transitionContext.view(forKey: .to) else { throw NotImplemented() }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { view.alpha = 1 }
        animator.addCompletion { position in
            transitionContext.completeTransition(position == .end)
        }
        self.animator = animator
        return animator
    }
}
