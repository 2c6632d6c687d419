public import UIKit

// Fingers one at a time, and the moves that people make with them. All places are in the window, in
// points.

extension TestScreen {
    /// Puts a finger down.
    ///
    /// - Parameters:
    ///   - location: In the window, in points.
    ///   - finger: Tells fingers apart that are down at the same time.
    public func touchDown(at location: CGPoint, finger: Int = 0) {
        fingers[finger] = location
        send(.began, location, finger: finger)
        settle()
    }

    /// Moves a finger that is down; no time passes.
    public func touchMove(to location: CGPoint, finger: Int = 0) {
        guard fingers[finger] != nil else { return }
        fingers[finger] = location
        send(.moved, location, finger: finger)
        settle()
    }

    /// Lifts a finger where it is.
    public func touchUp(finger: Int = 0) {
        guard let location = fingers.removeValue(forKey: finger) else { return }
        send(.ended, location, finger: finger)
        settle()
    }

    /// Takes a finger's touch away, as the system does when something else comes between.
    public func touchCancel(finger: Int = 0) {
        guard let location = fingers.removeValue(forKey: finger) else { return }
        send(.cancelled, location, finger: finger)
        settle()
    }

    /// Drags slowly and rests before lifting the finger, so that nothing is thrown.
    ///
    /// - Parameters:
    ///   - start: In the window, in points.
    ///   - end: Where the finger is lifted.
    ///   - duration: Of the move, in seconds.
    public func swipe(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5) {
        drag(from: start, to: end, duration: duration)
        clock.advance(by: 0.2)
        touchUp()
    }

    /// Drags and lifts the finger while it moves, so that what it moved goes on.
    ///
    /// - Parameters:
    ///   - start: In the window, in points.
    ///   - end: Where the finger is lifted.
    ///   - duration: Of the move, in seconds.
    public func flick(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.1) {
        drag(from: start, to: end, duration: duration)
        touchUp()
    }

    private func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
        settle()
        touchDown(at: start)
        let steps = max(2, Int((duration * 60).rounded()))
        for step in 1...steps {
            clock.advance(by: duration / Double(steps))
            let share = CGFloat(step) / CGFloat(steps)
            touchMove(
                to: CGPoint(
                    x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
    }

    /// Puts two fingers down around a point, moves them apart or together, and lifts them.
    ///
    /// - Parameters:
    ///   - center: Between the fingers.
    ///   - scale: How far apart they are at the end, by how far at the start.
    ///   - spread: How far apart they are at the start.
    public func pinch(at center: CGPoint, scale: CGFloat, spread: CGFloat = 100) {
        settle()
        func point(_ side: CGFloat, _ distance: CGFloat) -> CGPoint {
            CGPoint(x: center.x + side * distance / 2, y: center.y)
        }
        touchDown(at: point(-1, spread), finger: 1)
        touchDown(at: point(1, spread), finger: 2)
        for step in 1...20 {
            clock.advance(by: 1.0 / 60)
            let distance = spread * (1 + (scale - 1) * CGFloat(step) / 20)
            touchMove(to: point(-1, distance), finger: 1)
            touchMove(to: point(1, distance), finger: 2)
        }
        touchUp(finger: 1)
        touchUp(finger: 2)
    }

    /// Puts a finger down, waits until a long press is one, and lifts it.
    public func longPress(at location: CGPoint) {
        settle()
        touchDown(at: location)
        advance(by: 0.6)
        touchUp()
    }

    // MARK: - Pointer

    /// Clicks with the button that opens context menus.
    public func secondaryClick(at location: CGPoint) {
        settle()
        send(.began, location, device: .mouse, button: 3)
        send(.ended, location, device: .mouse, button: 3)
        settle()
    }

    /// Moves the pointer with no button pressed.
    public func hover(at location: CGPoint) {
        send(.hovered, location, device: .mouse, button: 0)
        settle()
    }

    /// Takes the pointer out of the window.
    public func hoverOut() {
        send(.left, .zero, device: .mouse, button: 0)
        settle()
    }

    /// Presses the primary button, moves the pointer along the points, a sixtieth of a second each,
    /// and releases the button.
    public func dragMouse(_ path: [CGPoint]) {
        guard let first = path.first, let last = path.last else { return }
        settle()
        send(.began, first, device: .mouse)
        for point in path.dropFirst() {
            clock.advance(by: 1.0 / 60)
            send(.moved, point, device: .mouse)
        }
        send(.ended, last, device: .mouse)
        settle()
    }

    /// Presses and releases a button of the mouse.
    ///
    /// - Parameters:
    ///   - button: 1 is the primary one, 2 the middle one, 3 the secondary one, 8 the one at the
    ///     side that leads back.
    ///   - location: In the window, in points.
    public func pressMouseButton(_ button: Int, at location: CGPoint) {
        settle()
        send(.began, location, device: .mouse, button: button)
        send(.ended, location, device: .mouse, button: button)
        settle()
    }

    /// Turns a wheel, or moves two fingers on a touchpad.
    ///
    /// - Parameters:
    ///   - delta: Added to a content offset; a wheel's notch is 60 points.
    ///   - location: In the window, in points.
    ///   - control: Whether the Control key is held.
    public func scroll(by delta: CGVector, at location: CGPoint, control: Bool = false) {
        settle()
        send(
            .scrolled, location, device: .mouse, button: 0, scrollDelta: delta,
            modifiers: control ? .control : [])
        settle()
    }

    /// Lifts the fingers off the touchpad.
    public func endScroll(at location: CGPoint) {
        scroll(by: .zero, at: location)
    }
}
