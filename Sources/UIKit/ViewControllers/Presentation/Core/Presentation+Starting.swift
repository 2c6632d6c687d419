import Foundation

extension Presentation {
    /// Presents a controller, as `UIViewController.present(_:animated:completion:)` says.
    static func present(
        _ presented: UIViewController, from source: UIViewController, animated: Bool,
        completion: (() -> Void)?
    ) {
        let presenter = presentingController(for: presented, from: source)
        let again = {
            present(presented, from: source, animated: animated, completion: completion)
        }
        // As UIKit does, what comes in the midst of a dismissal, or of the presenter's own
        // presentation, waits for its end.
        if let running = presenter.presentation, running.phase == .dismissing {
            running.afterDismissal(again)
            return
        }
        if let around = presenter.ownPresentation, around.phase != .presented {
            around.whenAtRest(again)
            return
        }
        check(presented, presenter)
        if let shown = presenter.presentation?.presented {
            Diagnostics.warn(
                """
                Attempt to present \(presented) on \(presenter) which is already presenting \(shown).
                """)
            return
        }
        guard presenter.viewIfLoaded?.window != nil else {
            Diagnostics.warn(
                """
                Attempt to present \(presented) on \(presenter) whose view is not in the window \
                hierarchy.
                """)
            return
        }
        presenter.viewIfLoaded?.window?.openMenu?.close()
        Presentation(presented, by: presenter, from: source)
            .begin(animated: animated, completion: completion)
    }

    private static func check(_ presented: UIViewController, _ presenter: UIViewController) {
        stopUnless(
            presented.presentingController == nil && presented.parent == nil,
            """
            present(_:animated:completion:): \(presented) can't be presented by \(presenter), since \
            it is shown by \(String(describing: presented.presentingController ?? presented.parent))
            """)
    }

    /// Children do not present; the topmost of their parents does, or the nearest one that defines a
    /// context for a controller that is to be shown in one.
    private static func presentingController(
        for presented: UIViewController, from source: UIViewController
    ) -> UIViewController {
        var controller = source
        while let parent = controller.parent {
            if presented.modalPresentationStyle.isInContext, controller.definesPresentationContext {
                break
            }
            controller = parent
        }
        return controller
    }

    func afterDismissal(_ action: @escaping () -> Void) {
        dismiss(animated: false, completion: action)
    }
}

extension UIViewController {
    /// The presentation that shows this controller.
    var ownPresentation: Presentation? {
        guard let presentation = presentingController?.presentation,
            presentation.presented === self
        else { return nil }
        return presentation
    }
}
