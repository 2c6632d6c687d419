import Foundation

/// The dismissal of a presentation with all that stands before it: the topmost view moves, those
/// between are taken away behind it
/// (https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)).
@MainActor struct PresentationDismissal {
    /// The lowest first.
    private let chain: [Presentation]
    private let first: Presentation
    /// The one whose view moves: the topmost, or the one that its container is in.
    private let moving: Presentation

    init(_ chain: [Presentation]) {
        self.chain = chain
        first = chain[0]
        let top = chain[chain.count - 1]
        moving = chain.first { top.container.isDescendant(of: $0.container) } ?? top
    }

    func run(
        animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)?,
        completion: (() -> Void)?
    ) {
        for presentation in chain { presentation.dismissalWasAskedFor() }
        moving.beginDismissing(animated: animated, interactor: interactor) { context in
            for presentation in chain where presentation !== moving { presentation.willDismiss() }
            moving.willDismiss()
            for presentation in chain.reversed() {
                presentation.presented.beginAppearanceTransition(
                    false, animated: context.isAnimated)
            }
            comeBack(animated: context.isAnimated)
        } didBegin: {
            first.giveKeysBack()
        } completion: { completed in
            finish(completed)
            for presentation in chain.reversed() { presentation.dismissalIsOver() }
            completion?()
            for presentation in chain.reversed() { presentation.performWaiting() }
        }
    }

    /// What was behind the lowest one is seen again.
    private func comeBack(animated: Bool) {
        if first.removesPresenter, let presenter = first.presenter {
            presenter.beginAppearanceTransition(true, animated: animated)
            presenter.withoutAppearanceCalls { _ in first.restorePresenter() }
            presenter.deliverIsAppearing()
        }
        for presentation in chain where !moving.container.isDescendant(of: presentation.container) {
            presentation.container.isHidden = true
        }
    }

    private func finish(_ completed: Bool) {
        for presentation in chain.reversed() { presentation.container.isHidden = false }
        if !completed {
            if first.removesPresenter {
                first.presenter?.beginAppearanceTransition(false, animated: true)
            }
            for presentation in chain {
                presentation.presented.beginAppearanceTransition(true, animated: true)
            }
        }
        for presentation in chain.reversed() { presentation.finishDismissing(completed) }
        if completed {
            endPresenter()
            for presentation in chain.reversed() {
                presentation.presented.endAppearanceTransition()
            }
        } else {
            endPresenter()
            for presentation in chain { presentation.presented.endAppearanceTransition() }
        }
    }

    private func endPresenter() {
        if first.removesPresenter { first.presenter?.endAppearanceTransition() }
    }
}
