import Foundation

/// The usual movement of a navigation controller: the new screen comes in from the side over the old
/// one, which goes a third of the way and gets darker.
@MainActor final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
    /// In seconds.
    static let duration: TimeInterval = 0.4
    /// How far the screen below moves, as a share of the width.
    private static let parallax: CGFloat = 0.3
    private static let dimming: CGFloat = 0.1

    private let isPop: Bool
    private var animator: UIViewPropertyAnimator?

    init(isPop: Bool) {
        self.isPop = isPop
        super.init()
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        animator(for: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        animator(for: transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }

    private func animator(
        for context: any UIViewControllerContextTransitioning
    ) -> UIViewPropertyAnimator {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(
            duration: Self.duration, timingParameters: UISpringTimingParameters(dampingRatio: 1))
        self.animator = animator
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from),
            let controller = context.viewController(forKey: .to)
        else {
            animator.addCompletion { _ in context.completeTransition(true) }
            return animator
        }
        to.frame = context.finalFrame(for: controller)
        if Platform.current.reducesMotion {
            fade(from, to, context, animator)
        } else {
            slide(from, to, context, animator)
        }
        return animator
    }

    private func fade(
        _ from: UIView, _ to: UIView, _ context: any UIViewControllerContextTransitioning,
        _ animator: UIViewPropertyAnimator
    ) {
        context.containerView.addSubview(to)
        to.alpha = 0
        animator.addAnimations { to.alpha = 1 }
        animator.addCompletion { position in
            to.alpha = 1
            context.completeTransition(position == .end)
        }
    }

    private func slide(
        _ from: UIView, _ to: UIView, _ context: any UIViewControllerContextTransitioning,
        _ animator: UIViewPropertyAnimator
    ) {
        let container = context.containerView
        let runsLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = container.bounds.width * (runsLeft ? -1 : 1)
        let (above, below) = isPop ? (from, to) : (to, from)
        let toPlace = to.frame
        let fromPlace = from.frame
        container.addSubview(below)
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        shade.accessibilityElementsHidden = true
        container.addSubview(shade)
        let edge = NavigationEdgeShadow(frame: .zero)
        container.addSubview(edge)
        container.addSubview(above)
        edge.runsLeft = runsLeft
        let (aside, beyond) = (-Self.parallax * width, width)
        shade.alpha = isPop ? Self.dimming : 0
        to.frame = toPlace.offsetBy(dx: isPop ? aside : beyond, dy: 0)
        edge.follow(above.frame)
        edge.alpha = isPop ? 1 : 0
        animator.addAnimations { [isPop] in
            to.frame = toPlace
            from.frame = fromPlace.offsetBy(dx: isPop ? beyond : aside, dy: 0)
            shade.alpha = isPop ? 0 : Self.dimming
            edge.follow(above.frame)
            edge.alpha = isPop ? 0 : 1
        }
        animator.addCompletion { position in
            shade.removeFromSuperview()
            edge.removeFromSuperview()
            if position != .end { from.frame = fromPlace }
            context.completeTransition(position == .end)
        }
    }
}

/// The soft shadow that the upper screen throws on the lower one.
private final class NavigationEdgeShadow: UIView {
    private static let width: CGFloat = 10

    var runsLeft = false {
        didSet { gradient.startPoint.x = runsLeft ? 1 : 0 }
    }

    private let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        gradient.colors = [
            UIColor.black.withAlphaComponent(0).cgColor,
            UIColor.black.withAlphaComponent(0.12).cgColor,
        ]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        layer.addSublayer(gradient)
    }

    /// Goes where the upper screen's edge is.
    func follow(_ frame: CGRect) {
        let x = runsLeft ? frame.maxX : frame.minX - Self.width
        self.frame = CGRect(x: x, y: frame.minY, width: Self.width, height: frame.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.startPoint = CGPoint(x: runsLeft ? 1 : 0, y: 0.5)
        gradient.endPoint = CGPoint(x: runsLeft ? 0 : 1, y: 0.5)
        gradient.frame = bounds
    }
}
