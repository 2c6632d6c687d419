import Foundation

/// Brings wheels and touchpads to the scroll view that they are over, one for as long as they go on.
@MainActor final class WheelScrolling {
    /// How long after the last event the next one still belongs to the same movement, in seconds.
    private static let pause: TimeInterval = 0.2
    /// How much a notch zooms with the Control key held.
    private static let zoomPerNotch: CGFloat = 1.1

    private unowned let window: UIWindow
    private weak var current: UIScrollView?
    /// A row that the fingers drag aside instead of scrolling.
    private var swipe: TouchpadSwipe?
    private var velocity = VelocityTracker()
    private var travelled = CGPoint.zero
    private var lastTime: TimeInterval = 0
    private let timer = GestureTimer()

    init(window: UIWindow) {
        self.window = window
    }

    func receive(_ pointer: HostPointerEvent) {
        if pointer.modifiers.contains(.control) {
            zoom(pointer)
            return
        }
        let delta = pointer.delta
        // A touchpad says so when its fingers are lifted.
        if delta == .zero {
            finish(velocity: velocity.velocity(at: lastTime))
            return
        }
        if swipeRow(pointer, delta) { return }
        if current?.isDragging != true { begin(pointer, delta) }
        guard let current else { return }
        scroll(current, by: delta, at: pointer)
        timer.start(Self.pause, in: window) { [weak self] in self?.finish(velocity: .zero) }
    }

    /// Whether a row is dragged aside.
    private func swipeRow(_ pointer: HostPointerEvent, _ delta: CGVector) -> Bool {
        if swipe == nil, current == nil, !pointer.isNotched {
            swipe = TouchpadSwipe(at: pointer.location, delta: delta, in: window)
            if swipe != nil { restart(at: pointer.time) }
        }
        guard let swipe else { return false }
        guard swipe.move(by: delta) else {
            self.swipe = nil
            return false
        }
        note(delta, at: pointer.time)
        timer.start(Self.pause, in: window) { [weak self] in self?.finish(velocity: .zero) }
        return true
    }

    private func restart(at time: TimeInterval) {
        velocity.removeAll()
        travelled = .zero
        velocity.add(travelled, at: time)
    }

    private func note(_ delta: CGVector, at time: TimeInterval) {
        lastTime = time
        travelled.x += delta.dx
        travelled.y += delta.dy
        velocity.add(travelled, at: time)
    }

    private func begin(_ pointer: HostPointerEvent, _ delta: CGVector) {
        guard let found = target(at: pointer.location, for: delta) else { return }
        current = found
        restart(at: pointer.time)
        found.dragging.begin(.wheel)
    }

    private func scroll(
        _ scrollView: UIScrollView, by delta: CGVector, at pointer: HostPointerEvent
    ) {
        // A finger that came meanwhile has the content.
        guard scrollView.isDragging, scrollView.dragging.source == .wheel else { return }
        let delta = scrollView.turned(delta)
        note(delta, at: pointer.time)
        if pointer.isNotched {
            let end = scrollView.motion.destination
            let wanted = CGPoint(x: end.x + delta.dx, y: end.y + delta.dy)
            scrollView.motion.move(
                to: scrollView.grid.nearest(scrollView.range.clamped(wanted)), purpose: .input,
                duration: 0.12, curve: .out)
        } else {
            scrollView.motion.stop(reporting: false)
            scrollView.dragging.move(.wheel, by: delta)
        }
    }

    /// - Parameter velocity: Of the content's offset, in points a second.
    private func finish(velocity: CGVector) {
        timer.stop()
        if let swipe {
            self.swipe = nil
            swipe.end(velocity: velocity.dx)
        }
        guard let scrollView = current else { return }
        current = nil
        guard scrollView.isDragging, scrollView.dragging.source == .wheel else { return }
        if scrollView.motion.isRunning { scrollView.motion.stop(reporting: false) }
        scrollView.dragging.end(.wheel, velocity: velocity)
    }

    /// The nearest scroll view under a place that has content to come that way; else the nearest one
    /// that bounces that way.
    private func target(at location: CGPoint, for delta: CGVector) -> UIScrollView? {
        let hit = window.hitTest(window.convert(location, from: nil), with: nil)
        var candidates: [UIScrollView] = []
        var next = hit?.nearestScrollView
        while let scrollView = next {
            if scrollView.isScrollEnabled { candidates.append(scrollView) }
            next = scrollView.enclosingScrollView
        }
        return candidates.first { $0.hasRoom(for: delta) }
            ?? candidates.first { $0.hasRoom(for: $0.turned(delta)) }
            ?? candidates.first {
                $0.canDrag(along: abs(delta.dx) > abs(delta.dy) ? .horizontal : .vertical)
            }
    }

    private func zoom(_ pointer: HostPointerEvent) {
        let hit = window.hitTest(window.convert(pointer.location, from: nil), with: nil)
        var scrollView = hit?.nearestScrollView
        while let candidate = scrollView, !candidate.zooming.isPossible {
            scrollView = candidate.enclosingScrollView
        }
        guard let scrollView, pointer.scrollDelta.dy != 0 else { return }
        let notches = -pointer.scrollDelta.dy / HostPointerEvent.pointsPerNotch
        scrollView.zooming.zoom(
            by: pow(Self.zoomPerNotch, notches),
            around: scrollView.convert(pointer.location, from: nil))
    }
}

extension HostPointerEvent {
    /// With Shift a wheel scrolls sideways.
    fileprivate var delta: CGVector {
        guard modifiers.contains(.shift), scrollDelta.dx == 0 else { return scrollDelta }
        return CGVector(dx: scrollDelta.dy, dy: 0)
    }

    /// Whether the step is a wheel's, which content follows smoothly.
    fileprivate var isNotched: Bool {
        (scrollDelta.dx + scrollDelta.dy).truncatingRemainder(dividingBy: Self.pointsPerNotch) == 0
    }
}

extension UIScrollView {
    fileprivate func hasRoom(for delta: CGVector) -> Bool {
        hasRoom(on: .horizontal, for: delta.dx) || hasRoom(on: .vertical, for: delta.dy)
    }

    /// A wheel turns content that only goes sideways, too.
    fileprivate func turned(_ delta: CGVector) -> CGVector {
        guard delta.dx == 0, !hasRoom(on: .vertical), hasRoom(on: .horizontal) else { return delta }
        return CGVector(dx: delta.dy, dy: 0)
    }
}
