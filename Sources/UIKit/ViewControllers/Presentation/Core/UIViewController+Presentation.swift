import Foundation

// Which presentation controller a controller has.

extension UIViewController {
    /// The presentation that `dismiss(animated:completion:)` ends: that of what this controller, or
    /// one around it, has presented, or else its own.
    var presentationToDismiss: Presentation? {
        var controller: UIViewController? = self
        while let current = controller {
            if let presentation = current.presentation { return presentation }
            if let own = current.ownPresentation { return own }
            controller = current.parent
        }
        return nil
    }

    /// Whether this controller or one in it may not be dismissed by a person: those in a navigation
    /// controller say so too, as in Apple's sample
    /// https://developer.apple.com/documentation/uikit/disabling-the-pull-down-gesture-for-a-sheet.
    var isModalInTree: Bool {
        isModalInPresentation
            || children.contains { $0.viewIfLoaded?.window != nil && $0.isModalInTree }
    }

    var managingPresentationController: UIPresentationController? {
        if let own = ownPresentation { return own.controller }
        return parent?.managingPresentationController ?? makePresentationController(for: self)
    }

    /// What the presentation makes of the traits.
    var presentedTraits: UITraitCollection? {
        guard let active = ownPresentation?.active else { return nil }
        guard let given = active.overrideTraitCollection else { return active.impliedTraits }
        return active.impliedTraits.map { given.over($0) } ?? given
    }

    /// The presentation controller for the style that the controller has now; kept until the style is
    /// another one or the presentation is over.
    func makePresentationController(for source: UIViewController) -> UIPresentationController {
        if let known = knownPresentationController { return known }
        let made = newPresentationController(for: source)
        knownPresentationController = made
        return made
    }

    func forgetPresentationController() {
        knownPresentationController = nil
    }

    private func newPresentationController(
        for source: UIViewController
    ) -> UIPresentationController {
        if modalPresentationStyle == .custom,
            let custom = try? transitioningDelegate?.presentationController(
                forPresented: self, presenting: nil, source: source)
        {
            return custom
        }
        return newPresentationController()
    }

    /// One of the system's own, for the controller's style.
    var usualPresentationController: UIPresentationController {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .popover:
            UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
            UIPresentationController(presentedViewController: self, presenting: nil)
        }
    }
}
