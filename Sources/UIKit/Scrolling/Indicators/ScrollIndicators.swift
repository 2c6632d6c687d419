import Foundation

/// The two bars that say which part of the content is seen. They show while content moves and while
/// a pointer is near, and a pointer can drag them.
@MainActor final class ScrollIndicators {
    private unowned let scrollView: UIScrollView
    private var bars: [NSLayoutConstraint.Axis: CALayer] = [:]
    private var isShown = false
    private var isPointerNear = false
    private var grip: (axis: NSLayoutConstraint.Axis, pointer: CGFloat, position: CGFloat)?
    private let timer = GestureTimer()

    /// How long a bar stays after the content came to rest, and how long it takes to fade, in
    /// seconds.
    private static let stay: TimeInterval = 0.5
    private static let fade: TimeInterval = 0.25
    /// How near to the edge a pointer brings the bar up, in points.
    private static let reach: CGFloat = 18

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    // MARK: - Showing

    func show() {
        timer.stop()
        cancelFade()
        isShown = true
        setOpacity(1)
        update()
    }

    func hideSoon() {
        guard isShown, !isPointerNear, grip == nil else { return }
        timer.start(Self.stay, in: scrollView) { [weak self] in self?.fadeOut() }
    }

    func flash() {
        show()
        hideSoon()
    }

    func hideAtOnce() {
        timer.stop()
        cancelFade()
        isShown = false
        for bar in bars.values { bar.isHidden = true }
    }

    private func fadeOut() {
        fadeNumber += 1
        let number = fadeNumber
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in
            guard let self, fadeNumber == number else { return }
            hideAtOnce()
        }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.duration = Self.fade
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        for bar in bars.values { bar.add(animation, forKey: Self.fadeKey) }
        setOpacity(0)
        CATransaction.commit()
    }

    private func cancelFade() {
        fadeNumber += 1
        for bar in bars.values { bar.removeAnimation(forKey: Self.fadeKey) }
    }

    /// Counts the fades that began and that were ended, so that each knows whether it is the last.
    private var fadeNumber = 0
    private static let fadeKey = "fade"

    private func setOpacity(_ opacity: Float) {
        for bar in bars.values { bar.opacity = opacity }
    }

    // MARK: - Placing

    /// The content moved under the bars.
    func contentDidMove() {
        if isShown { update() }
    }

    func update() {
        guard isShown else { return }
        for axis in NSLayoutConstraint.Axis.both { update(axis) }
    }

    private func update(_ axis: NSLayoutConstraint.Axis) {
        guard isWanted(axis), let geometry = geometry(axis) else {
            bars[axis]?.isHidden = true
            return
        }
        let bar = bars[axis] ?? makeBar(axis)
        let frame = frame(axis, geometry)
        bar.isHidden = false
        bar.frame = frame
        bar.cornerRadius = min(frame.width, frame.height) / 2
        bar.backgroundColor = color
    }

    private func makeBar(_ axis: NSLayoutConstraint.Axis) -> CALayer {
        let bar = StillLayer()
        bars[axis] = bar
        scrollView.layer.addSublayer(bar)
        return bar
    }

    /// Subviews that come later stay behind the bars.
    func bringToFront() {
        for axis in NSLayoutConstraint.Axis.both {
            guard let bar = bars[axis] else { continue }
            if bar.isHidden {
                bar.removeFromSuperlayer()
                bars[axis] = nil
            } else {
                scrollView.layer.addSublayer(bar)
            }
        }
    }

    private func isWanted(_ axis: NSLayoutConstraint.Axis) -> Bool {
        axis == .vertical
            ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator
    }

    private var color: CGColor {
        let color: UIColor =
            switch scrollView.indicatorStyle {
            case .default: .label
            case .black: .black
            case .white: .white
            }
        return color.withAlphaComponent(0.4).cgColor(with: scrollView.traitCollection)
    }

    // MARK: - Geometry

    private var layout: ScrollBarLayout {
        ScrollBarLayout(scrollView, isWide: isPointerNear || grip != nil)
    }

    private func geometry(_ axis: NSLayoutConstraint.Axis) -> ScrollIndicatorGeometry? {
        layout.geometry(axis)
    }

    private func frame(
        _ axis: NSLayoutConstraint.Axis, _ geometry: ScrollIndicatorGeometry
    ) -> CGRect {
        layout.frame(axis, geometry)
    }

    /// The bar under a place in the scroll view's coordinates.
    func bar(at point: CGPoint) -> NSLayoutConstraint.Axis? {
        guard isShown else { return nil }
        return NSLayoutConstraint.Axis.both.first { axis in
            guard let bar = bars[axis], !bar.isHidden else { return false }
            return bar.frame.insetBy(dx: -4, dy: -4).contains(point)
        }
    }

    // MARK: - Pointer

    /// - Parameter point: In the scroll view's coordinates; `nil` once the pointer left.
    func pointerDidMove(to point: CGPoint?) {
        let isNear = point.map { layout.isNearEdge($0, reach: Self.reach) } ?? false
        guard isNear != isPointerNear else { return }
        isPointerNear = isNear
        if isNear {
            show()
        } else {
            update()
            hideSoon()
        }
    }

    func grab(_ touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first, touch.type == .indirectPointer,
            let axis = bar(at: touch.location(in: scrollView)), let geometry = geometry(axis)
        else { return false }
        scrollView.motion.stop(reporting: true)
        grip = (axis, pointer(touch, axis), geometry.position)
        show()
        return true
    }

    func drag(_ touches: Set<UITouch>) -> Bool {
        guard let grip, let touch = touches.first else { return false }
        guard let geometry = geometry(grip.axis) else { return true }
        var offset = scrollView.contentOffset
        offset[grip.axis] = ScrollIndicatorGeometry.offset(
            forPosition: grip.position + pointer(touch, grip.axis) - grip.pointer,
            length: geometry.length, track: layout.track(grip.axis),
            range: scrollView.range[grip.axis])
        scrollView.contentOffset = offset
        return true
    }

    func release(_ touches: Set<UITouch>) -> Bool {
        guard grip != nil else { return false }
        grip = nil
        scrollView.dragging.returnToContent()
        update()
        hideSoon()
        return true
    }

    /// Where a pointer is along an axis, whatever the content does.
    private func pointer(_ touch: UITouch, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        touch.location(in: scrollView)[axis] - scrollView.contentOffset[axis]
    }
}
