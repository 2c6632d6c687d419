import Foundation

// What a controller does for its children.

extension UIViewController {
    /// Gives a child other traits than this controller's; `nil` takes them back.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        traitsOfChildren[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.environmentDidChange()
    }

    /// What was set with `setOverrideTraitCollection(_:forChild:)`.
    public func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? {
        traitsOfChildren[ObjectIdentifier(childViewController)]
    }

    func exchange(
        _ from: UIViewController, with to: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        stopUnless(
            from.parent === self && to.parent === self,
            """
            transition(from:to:duration:options:animations:completion:): \(from) and \(to) have to \
            be children of \(self)
            """)
        let animated = duration > 0
        for controller in [from, to] { controller.isMovedByTransition = true }
        let superview = from.loadedView.superview ?? view ?? UIView()
        let isShown = appearance == .appeared || appearance == .appearing
        if isShown {
            to.beginAppearanceTransition(true, animated: animated)
            from.beginAppearanceTransition(false, animated: animated)
        }
        let end = { (finished: Bool) in
            from.viewIfLoaded?.removeFromSuperview()
            for controller in [from, to] { controller.isMovedByTransition = false }
            if isShown {
                from.endAppearanceTransition()
                to.endAppearanceTransition()
            }
            completion?(finished)
        }
        let come = {
            if to.loadedView.superview == nil {
                to.loadedView.frame = from.loadedView.frame
                superview.addSubview(to.loadedView)
            }
            to.deliverIsAppearing()
        }
        if options.transition == 0 {
            come()
            UIView.animate(
                withDuration: duration, delay: 0, options: options,
                animations: animations ?? {}, completion: end)
        } else {
            UIView.transition(
                with: superview, duration: duration, options: options,
                animations: {
                    come()
                    animations?()
                    from.viewIfLoaded?.isHidden = true
                },
                completion: { finished in
                    from.viewIfLoaded?.isHidden = false
                    end(finished)
                })
        }
    }

    // MARK: - Other sizes and traits

    func forwardTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children where child.isViewLoaded {
            let childSize = self.size(
                forChildContentContainer: child, withParentContainerSize: size)
            if childSize != child.view.bounds.size {
                child.viewWillTransition(to: childSize, with: coordinator)
            }
        }
        presentation?.active.viewWillTransition(to: size, with: coordinator)
    }

    func forwardTransition(
        to traits: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let own = child.overriddenTraits?.over(traits) ?? traits
            child.willTransition(to: own, with: coordinator)
        }
        presentation?.active.willTransition(to: traits, with: coordinator)
    }

    /// A child that fills the view goes on filling it; another keeps its size.
    func usualSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded,
            let own = viewIfLoaded?.bounds.size, child.bounds.size != own
        else { return parentSize }
        return child.bounds.size
    }

    // MARK: - Scrolling

    /// The view itself if it scrolls, or the first scroll view in it.
    var foremostScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        if let scrollView = view as? UIScrollView { return scrollView }
        return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
}
