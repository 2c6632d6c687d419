import Foundation

/// One controller shown before another: where its view is, and the calls that both get.
///
/// Full screen, the presenter's will-disappear comes first and its did-disappear last; behind a
/// sheet, which leaves it on the screen, the presenter hears nothing.
@MainActor final class Presentation {
    private(set) var presented: UIViewController
    private unowned let presenter: UIViewController
    private let style: UIModalPresentationStyle
    private let container: PresentationContainer
    /// Where the controller is shown.
    var window: UIWindow? { container.window }
    /// Counts the movements, so that the end of one that was broken off is not taken for the last's.
    private var movement = 0
    /// The presenter is no longer there to be told of anything.
    private var isAbandoned = false
    /// Where the presenter's view was, for full screen, which takes it away.
    private weak var presenterSuperview: UIView?

    /// In seconds.
    private static let duration: TimeInterval = 0.4

    // MARK: - Presenting

    static func present(
        _ presented: UIViewController, from source: UIViewController, animated: Bool,
        completion: (() -> Void)?
    ) {
        let presenter = presentingController(for: source)
        stopUnless(
            presented.presentingController == nil && presented.parent == nil,
            """
            present(_:animated:completion:): \(presented) can't be presented by \(presenter), since \
            it is shown by \(String(describing: presented.presentingController ?? presented.parent))
            """)
        if let shown = presenter.presentation?.presented {
            Diagnostics.warn(
                """
                Attempt to present \(presented) on \(presenter) which is already presenting \(shown).
                """)
            return
        }
        guard let window = presenter.viewIfLoaded?.window else {
            Diagnostics.warn(
                """
                Attempt to present \(presented) on \(presenter) whose view is not in the window \
                hierarchy.
                """)
            return
        }
        let presentation = Presentation(presented, from: presenter)
        presenter.presentation = presentation
        presentation.show(in: window, animated: animated, completion: completion)
    }

    /// Children do not present; the topmost of their parents does.
    private static func presentingController(for source: UIViewController) -> UIViewController {
        var controller = source
        while let parent = controller.parent { controller = parent }
        return controller
    }

    private init(_ presented: UIViewController, from presenter: UIViewController) {
        self.presented = presented
        self.presenter = presenter
        style = presented.modalPresentationStyle
        container = PresentationContainer(isSheet: style.isSheet)
    }

    private func show(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        presented.presentingController = presenter
        presented.isBeingPresented = true
        presented.isMovedByTransition = true
        let view = presented.loadedView
        if style.removesPresenter {
            presenter.beginAppearanceTransition(false, animated: animated)
        }
        presented.beginAppearanceTransition(true, animated: animated)
        container.frame = window.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.content = view
        window.addSubview(container)
        window.accessibilityDidChange()
        run(animated: animated, from: 0, to: 1) { [self] in
            if style.removesPresenter {
                presenter.isMovedByTransition = true
                presenterSuperview = presenter.view.superview
                presenter.view.removeFromSuperview()
                presenter.isMovedByTransition = false
            }
            presented.isMovedByTransition = false
            presented.endAppearanceTransition()
            presented.isBeingPresented = false
            presenter.endAppearanceTransition()
            completion?()
        }
    }

    // MARK: - Dismissing

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        guard !presented.isBeingDismissed else { return }
        // What the presented controller has presented goes with it.
        presented.presentation?.dismiss(animated: false, completion: nil)
        presented.isBeingPresented = false
        presented.isBeingDismissed = true
        presented.isMovedByTransition = true
        presented.beginAppearanceTransition(false, animated: animated)
        if style.removesPresenter {
            presenter.isMovedByTransition = true
            presenter.beginAppearanceTransition(true, animated: animated)
            restorePresenter()
            presenter.isMovedByTransition = false
        }
        run(animated: animated, from: 1, to: 0) { [self] in
            container.removeFromSuperview()
            container.content = nil
            presenter.presentation = nil
            presented.presentingController = nil
            presented.isMovedByTransition = false
            presenter.endAppearanceTransition()
            presented.endAppearanceTransition()
            presented.isBeingDismissed = false
            presenter.viewIfLoaded?.window?.accessibilityDidChange()
            completion?()
        }
    }

    /// The presenter leaves its window for good: what it has presented goes at once.
    func abandon() {
        presented.presentation?.abandon()
        isAbandoned = true
        presented.isMovedByTransition = true
        presented.beginAppearanceTransition(false, animated: false)
        container.removeFromSuperview()
        container.content = nil
        presenter.presentation = nil
        presented.presentingController = nil
        presented.isMovedByTransition = false
        presented.isBeingPresented = false
        presented.isBeingDismissed = false
        presented.endAppearanceTransition()
    }

    private func restorePresenter() {
        guard let window = container.window else { return }
        let superview = presenterSuperview ?? window
        presenter.view.frame = superview.bounds
        superview.insertSubview(presenter.view, at: 0)
    }

    // MARK: - Moving

    /// Moves the view between below the screen, at 0, and its place, at 1.
    private func run(
        animated: Bool, from start: CGFloat, to end: CGFloat, then finish: @escaping () -> Void
    ) {
        movement += 1
        guard animated, UIView.areAnimationsEnabled else {
            container.progress = end
            container.window?.performAfterLayout { [self] in
                if !isAbandoned { finish() }
            }
            return
        }
        let movement = movement
        UIView.performWithoutAnimation { container.progress = start }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
            self.container.progress = end
        } completion: { _ in
            if movement == self.movement, !self.isAbandoned { finish() }
        }
    }
}
