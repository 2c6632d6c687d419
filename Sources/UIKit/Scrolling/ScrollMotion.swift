import Foundation

/// Moves a scroll view's content from frame to frame: after a drag, or because the program asks.
@MainActor final class ScrollMotion {
    /// What a movement to a given place is for, which decides whom its end is told.
    enum Purpose {
        /// `setContentOffset(_:animated:)` and the like.
        case program
        /// To the top, as a tap on the status bar asks for.
        case top
        /// A wheel's notch, or a key.
        case input
    }

    private enum Movement {
        case glide(horizontal: AxisGlide, vertical: AxisGlide)
        case move(EasedMove, Purpose)
    }

    private unowned let scrollView: UIScrollView
    private var movement: Movement?
    private var start: TimeInterval = 0
    /// Where the content was when the movement began or was last corrected, without rounding.
    private var offset = CGPoint.zero
    private let frames = FrameLoop()

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    var isRunning: Bool { movement != nil }

    var isDecelerating: Bool {
        if case .glide = movement { return true }
        return false
    }

    /// Where the movement ends; the present offset when nothing moves.
    var destination: CGPoint {
        switch movement {
        case .glide(let horizontal, let vertical):
            CGPoint(x: horizontal.destination, y: vertical.destination)
        case .move(let move, _): move.end
        case nil: scrollView.contentOffset
        }
    }

    // MARK: - Beginning

    /// Moves the content to a place in a given time.
    func move(
        to end: CGPoint, purpose: Purpose, duration: TimeInterval = EasedMove.standardDuration,
        curve: EasedMove.Curve = .inOut
    ) {
        let move = EasedMove(
            start: scrollView.contentOffset, end: end, duration: duration, curve: curve)
        begin(.move(move, purpose))
    }

    /// Lets the content go on by itself.
    func glide(horizontal: AxisGlide, vertical: AxisGlide) {
        begin(.glide(horizontal: horizontal, vertical: vertical))
        _ = try? scrollView.scrollDelegate?.scrollViewWillBeginDecelerating(scrollView)
    }

    private func begin(_ movement: Movement) {
        self.movement = movement
        start = scrollView.frameClock.now
        offset = scrollView.contentOffset
        scrollView.indicators.show()
        frames.start(scrollView.frameClock) { [weak self] time in self?.frame(at: time) ?? false }
    }

    // MARK: - Frames

    private func frame(at time: TimeInterval) -> Bool {
        guard let movement else { return false }
        let since = time - start
        scrollView.moveContent(to: position(of: movement, at: since))
        // A delegate may have ended or replaced the movement meanwhile.
        guard self.movement != nil else { return false }
        guard since >= duration else { return true }
        finish()
        return self.movement != nil
    }

    private var duration: TimeInterval {
        switch movement {
        case .glide(let horizontal, let vertical): max(horizontal.duration, vertical.duration)
        case .move(let move, _): move.duration
        case nil: 0
        }
    }

    private func position(of movement: Movement, at time: TimeInterval) -> CGPoint {
        switch movement {
        case .glide(let horizontal, let vertical):
            CGPoint(x: horizontal.position(at: time), y: vertical.position(at: time))
        case .move(let move, _): move.position(at: time)
        }
    }

    // MARK: - Ending

    private func finish() {
        guard let ended = movement else { return }
        movement = nil
        report(ended)
        guard movement == nil else { return }
        scrollView.indicators.hideSoon()
        scrollView.contentDidRest()
    }

    private func report(_ ended: Movement) {
        let delegate = scrollView.scrollDelegate
        switch ended {
        case .glide: _ = try? delegate?.scrollViewDidEndDecelerating(scrollView)
        case .move(_, .program): _ = try? delegate?.scrollViewDidEndScrollingAnimation(scrollView)
        case .move(_, .top): _ = try? delegate?.scrollViewDidScrollToTop(scrollView)
        case .move(_, .input): break
        }
    }

    /// Leaves the content where it is.
    ///
    /// - Parameter reporting: Whether the delegate hears that a movement is over.
    func stop(reporting: Bool) {
        frames.stop()
        if reporting {
            finish()
        } else if movement != nil {
            movement = nil
            scrollView.indicators.hideSoon()
        }
    }

    // MARK: - Changes on the way

    /// The content was put elsewhere: the movement goes on from there as it would have.
    func shift(by way: CGVector) {
        guard let movement else { return }
        let offset = CGPoint(
            x: scrollView.contentOffset.x + way.dx, y: scrollView.contentOffset.y + way.dy)
        switch movement {
        case .glide: replan(from: offset)
        case .move(let move, let purpose):
            self.movement = .move(move.moved(by: way), purpose)
            scrollView.needsCorrection = true
        }
    }

    /// A movement that the program asked for is to end elsewhere, in the time that it has left.
    func redirect(to end: CGPoint) {
        guard case .move(let move, let purpose) = movement, move.end != end else { return }
        let left = max(0, move.duration - (scrollView.frameClock.now - start))
        movement = .move(
            EasedMove(start: scrollView.contentOffset, end: end, duration: left, curve: .out),
            purpose)
        start = scrollView.frameClock.now
    }

    /// The content's end is elsewhere: what glides is slowed down or called back by the new one.
    func rangeDidChange() {
        guard case .glide(_, let vertical) = movement else { return }
        // A bar that opens or closes with the content changes the range at each step.
        let ends = scrollView.restingGaps.flatMap { [$0.lowerBound, $0.upperBound] }
        if scrollView.range.vertical.contains(vertical.destination),
            ends.contains(where: { abs($0 - vertical.destination) <= scrollView.grid.pixel })
        {
            return
        }
        replan(from: nil)
    }

    private func replan(from offset: CGPoint?) {
        guard case .glide(let horizontal, let vertical) = movement else { return }
        let since = scrollView.frameClock.now - start
        let range = scrollView.range
        func again(_ glide: AxisGlide, _ axis: NSLayoutConstraint.Axis) -> AxisGlide {
            AxisGlide(
                from: offset?[axis] ?? glide.position(at: since),
                velocity: since < glide.duration ? glide.velocity(at: since) : 0,
                in: range[axis], rate: scrollView.decelerationRate.rawValue,
                bounces: scrollView.bounces, pixel: scrollView.grid.pixel)
        }
        movement = .glide(
            horizontal: again(horizontal, .horizontal), vertical: again(vertical, .vertical))
        start = scrollView.frameClock.now
    }
}

extension EasedMove {
    func moved(by way: CGVector) -> EasedMove {
        EasedMove(
            start: CGPoint(x: start.x + way.dx, y: start.y + way.dy),
            end: CGPoint(x: end.x + way.dx, y: end.y + way.dy), duration: duration, curve: curve)
    }
}
