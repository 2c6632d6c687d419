public import Foundation

extension UIView {
    /// Lets the picture of a view turn into the picture that it has after the changes.
    ///
    /// - Parameters:
    ///   - view: What is exchanged in it.
    ///   - duration: In seconds.
    ///   - options: One of the transitions; without one the changes are seen at once.
    ///   - animations: Sets the new values.
    ///   - completion: Told whether the transition ran to its end.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        transition(view, duration, options, animations ?? {}, completion)
    }

    /// Lets one view take another one's place in its superview.
    ///
    /// - Parameters:
    ///   - fromView: What goes.
    ///   - toView: What comes in its place.
    ///   - duration: In seconds.
    ///   - options: With `showHideTransitionViews` the views are hidden and shown; else `toView` is
    ///     put into the superview and `fromView` is taken out of it.
    ///   - completion: Called at the end; false when it ended early.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = fromView.superview else {
            completion?(true)
            return
        }
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        transition(superview, duration, options, exchange, completion)
    }

    private class func transition(
        _ view: UIView, _ duration: TimeInterval, _ options: AnimationOptions,
        _ changes: @escaping () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let transition = CATransition()
        let isKnown = transition.use(options)
        guard isKnown, LayerActions.isEnabled else {
            BlockAnimation.run(
                ViewAnimationSettings(
                    duration: duration, curve: .bezier(options.curve.unitCurve), options: options),
                animations: changes, completion: completion)
            return
        }
        // What is about to be seen is where the transition begins, also before the first frame.
        view.layoutIfNeeded()
        _ = view.layer.renderNode()
        let settings = ViewAnimationSettings(
            duration: duration, curve: .bezier(options.curve.unitCurve), options: options)
        let tracker = AnimationTracker(completion: completion)
        settings.apply(to: transition, on: view.layer)
        transition.timingFunction = CAMediaTimingFunction(curve: options.curve.unitCurve)
        transition.trackers = [tracker]
        view.layer.addAnimation(transition, forKey: nil)
        if options.contains(.allowAnimatedContent) {
            BlockAnimation.run(settings, animations: changes, completion: nil)
        } else {
            performWithoutAnimation {
                changes()
                view.layoutIfNeeded()
            }
        }
        tracker.seal()
    }
}

extension CATransition {
    /// Takes the transition that the options name; false when they name none. A person who asked for
    /// no movement sees one picture fade into the other.
    fileprivate func use(_ options: UIView.AnimationOptions) -> Bool {
        switch options.transition {
        case UIView.AnimationOptions.transitionFlipFromLeft.transition: flip = .fromLeft
        case UIView.AnimationOptions.transitionFlipFromRight.transition: flip = .fromRight
        case UIView.AnimationOptions.transitionFlipFromTop.transition: flip = .fromTop
        case UIView.AnimationOptions.transitionFlipFromBottom.transition: flip = .fromBottom
        case UIView.AnimationOptions.transitionCurlUp.transition: curl = .up
        case UIView.AnimationOptions.transitionCurlDown.transition: curl = .down
        case UIView.AnimationOptions.transitionCrossDissolve.transition: break
        default: return false
        }
        if Platform.current.reducesMotion { (flip, curl) = (nil, nil) }
        return true
    }
}
