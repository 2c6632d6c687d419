import Foundation

/// A finger that drags a sheet: from one height to another, and away.
@MainActor final class SheetDrag {
    let recognizer = SheetPanGestureRecognizer()
    private weak var controller: UISheetPresentationController?
    /// The sheet's upper edge when the finger took it.
    private var start: CGFloat = 0
    private var dismissal: SheetDragDismissal?
    /// Whether this drag was found to be one that may not dismiss.
    private var isRefused = false
    private(set) var isActive = false

    /// The speed from which on a flick goes on to the next height, in points a second.
    private static let flick: CGFloat = 700
    /// How far a flick carries on, in seconds of its speed.
    private static let carry: CGFloat = 0.15

    init(_ controller: UISheetPresentationController) {
        self.controller = controller
        recognizer.drag = self
    }

    private var sheet: SheetView? { controller?.sheet }

    // MARK: - Whether

    /// Whether a drag that begins here is the sheet's, and not that of content in it that scrolls.
    func wantsDrag(_ touch: UITouch?, way: CGPoint) -> Bool {
        guard let controller, controller.presentation?.isAtRest ?? false, let sheet,
            controller.shownController.presentation == nil
        else { return false }
        guard let scrollView = Self.scrollView(around: touch?.view, in: sheet) else { return true }
        let isAtTop =
            scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
        guard isAtTop else { return false }
        if way.y > 0 { return true }
        return controller.prefersScrollingExpandsWhenScrolledToEdge && canGrow
    }

    private var canGrow: Bool {
        guard let controller else { return false }
        let geometry = controller.geometry
        return geometry.height(of: controller.selectedDetentIdentifier) < geometry.largest - 0.5
    }

    /// The nearest view around that scrolls up and down.
    private static func scrollView(around view: UIView?, in sheet: UIView) -> UIScrollView? {
        var candidate = view
        while let current = candidate, current !== sheet {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
                scrollView.canDrag(along: .vertical)
            {
                return scrollView
            }
            candidate = current.superview
        }
        return nil
    }

    // MARK: - The drag

    func recognizerDidChange() {
        switch recognizer.state {
        case .began: begin()
        case .changed: move()
        case .ended: end(velocity: recognizer.velocity(in: nil).y)
        case .cancelled: end(velocity: 0)
        case .possible, .failed: break
        }
    }

    private func begin() {
        guard let sheet else { return }
        isActive = true
        isRefused = false
        // Where it is seen, should it be moving.
        let frame = sheet.layer.presentedGeometry.frame
        sheet.layer.removeAllAnimations()
        start = frame.minY
        move()
    }

    private func move() {
        guard let controller, let sheet, isActive else { return }
        let geometry = controller.geometry
        let wanted = start + recognizer.translation(in: nil).y
        if wanted > geometry.tops.upperBound + 0.5 { leaveRestingPlaces() }
        var top = wanted
        if dismissal == nil || wanted < geometry.tops.lowerBound {
            let band = RubberBand(range: geometry.tops, length: geometry.container.height)
            top = band.stretched(wanted)
        }
        sheet.frame = geometry.frame(top: top)
        sheet.layoutIfNeeded()
        if let dismissal {
            let way = geometry.container.height - geometry.tops.upperBound
            dismissal.update(way > 0 ? (top - geometry.tops.upperBound) / way : 0)
        }
    }

    /// The finger drags the sheet below its smallest height.
    private func leaveRestingPlaces() {
        guard dismissal == nil, !isRefused, let controller,
            let presentation = controller.presentation
        else { return }
        guard controller.mayBeDismissedByPerson() else {
            isRefused = true
            return
        }
        _ = try? controller.delegateForDismissal?.presentationControllerWillDismiss(controller)
        let dismissal = SheetDragDismissal()
        self.dismissal = dismissal
        presentation.dismiss(animated: true, interactor: dismissal) { [weak controller] in
            guard let controller, dismissal.isFinished else { return }
            _ = try? controller.delegateForDismissal?.presentationControllerDidDismiss(controller)
        }
    }

    private func end(velocity: CGFloat) {
        guard isActive, let controller, let sheet else { return }
        isActive = false
        let geometry = controller.geometry
        let top = sheet.frame.minY
        let aim = top + velocity * Self.carry
        if let dismissal {
            self.dismissal = nil
            let half =
                geometry.tops.upperBound + geometry.frame(height: geometry.smallest).height / 2
            let isAway = velocity > Self.flick || aim > half && velocity > -Self.flick
            dismissal.end(isAway, sheet, geometry, velocity: velocity)
            return
        }
        if isRefused {
            _ = try? controller.delegateForDismissal?.presentationControllerDidAttemptToDismiss(
                controller)
        }
        controller.select(geometry.nearest(toTop: aim))
    }
}

/// A dismissal that a finger moves.
final class SheetDragDismissal: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    private(set) var isFinished = false

    func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        context = transitionContext
    }

    /// - Parameter share: Of the way out, from 0 to 1.
    func update(_ share: CGFloat) {
        context?.updateInteractiveTransition(share)
    }

    /// The finger was lifted.
    ///
    /// - Parameters:
    ///   - isAway: Whether the sheet goes, or comes back to its smallest height.
    ///   - velocity: In points a second.
    func end(_ isAway: Bool, _ sheet: SheetView, _ geometry: SheetGeometry, velocity: CGFloat) {
        guard let context else { return }
        isFinished = isAway
        if isAway {
            context.finishInteractiveTransition()
        } else {
            context.cancelInteractiveTransition()
        }
        let target =
            isAway
            ? geometry.frame(top: geometry.container.height)
            : geometry.frame(height: geometry.smallest)
        let way = abs(target.minY - sheet.frame.minY)
        let speed = max(abs(velocity), 900)
        UIView.animate(
            withDuration: min(0.35, max(0.1, TimeInterval(way / speed) * 1.5)), delay: 0,
            options: [.curveEaseOut, .allowUserInteraction]
        ) {
            sheet.frame = target
        } completion: { _ in
            context.completeTransition(isAway)
        }
        self.context = nil
    }
}

/// Follows a finger up and down, unless what is under it scrolls that way.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    weak var drag: SheetDrag?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > 1, state == .possible { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let way = translation(in: nil)
        if state == .possible, abs(way.x) >= hysteresis, abs(way.x) > abs(way.y) { state = .failed }
    }

    override var hasMovedEnough: Bool {
        let way = translation(in: nil)
        return abs(way.y) >= hysteresis && abs(way.y) >= abs(way.x)
    }

    override func mayBegin() -> Bool {
        super.mayBegin()
            && drag?.wantsDrag(self.touches.first, way: translation(in: nil)) ?? false
    }

    /// What scrolls in the sheet waits until it is known whose drag it is.
    override func shouldBeRequiredToFail(
        by otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is ScrollPanGestureRecognizer
            && otherGestureRecognizer.view.map { inner in
                view.map { inner.isDescendant(of: $0) } ?? false
            } ?? false
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        super.stateDidChange(to: state)
        drag?.recognizerDidChange()
    }
}
