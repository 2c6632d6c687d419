import CGtk
import Foundation

/// Turns GDK's pointer, touch and scroll events into the host's.
struct PointerInput {
    /// Where the pointer was last, in the content.
    private(set) var lastLocation = CGPoint.zero
    /// In the order of their presses.
    private var pressedButtons: [Int] = []
    private var touches = TouchSequences()
    private var timeline = EventTimeline()
    private var hasJustEntered = false
    private var lastModifiers: HostModifiers = []

    /// `nil` for events that aren't a pointer's.
    mutating func translate(
        _ event: OpaquePointer, location: CGPoint, arrivedAt now: TimeInterval
    ) -> HostPointerEvent? {
        guard let step = step(of: event) else { return nil }
        // `crossing` has said so: GDK makes it from the same move.
        let isRepetition = step.phase == .hovered && hasJustEntered && isLastLocation(location)
        hasJustEntered = false
        guard !isRepetition else { return nil }
        lastLocation = location
        lastModifiers = HostModifiers(gdk_event_get_modifier_state(event))
        return HostPointerEvent(
            phase: step.phase, device: device(of: event), sequence: step.sequence,
            button: step.button, location: location, scrollDelta: step.scrollDelta,
            time: timeline.time(ofEventAt: gdk_event_get_time(event), arrivedAt: now),
            modifiers: lastModifiers)
    }

    /// The pointer came over the content, or left it, without an event of its own.
    mutating func crossing(
        _ phase: HostPointerEvent.Phase, location: CGPoint, at now: TimeInterval
    ) -> HostPointerEvent {
        lastLocation = location
        hasJustEntered = phase == .hovered
        return HostPointerEvent(
            phase: phase, device: .mouse, sequence: 0, button: 0, location: location,
            scrollDelta: .zero, time: now, modifiers: lastModifiers)
    }

    /// The releases of the buttons that are down won't come.
    mutating func forgetButtons() {
        pressedButtons = []
    }

    // MARK: Private

    private struct Step {
        var phase: HostPointerEvent.Phase
        var button = 0
        var sequence = 0
        var scrollDelta = CGVector.zero
    }

    private mutating func step(of event: OpaquePointer) -> Step? {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: press(Int(gdk_button_event_get_button(event)))
        case GDK_BUTTON_RELEASE: release(Int(gdk_button_event_get_button(event)))
        case GDK_MOTION_NOTIFY: move()
        case GDK_GRAB_BROKEN: breakGrab()
        case GDK_SCROLL: Step(phase: .scrolled, scrollDelta: scrollDelta(of: event))
        case GDK_TOUCH_BEGIN: touch(.began, event)
        case GDK_TOUCH_UPDATE: touch(.moved, event)
        case GDK_TOUCH_END: touch(.ended, event)
        case GDK_TOUCH_CANCEL: touch(.cancelled, event)
        default: nil
        }
    }

    /// GTK computes the places of crossings in single precision.
    private func isLastLocation(_ location: CGPoint) -> Bool {
        abs(location.x - lastLocation.x) < 0.01 && abs(location.y - lastLocation.y) < 0.01
    }

    private mutating func press(_ button: Int) -> Step {
        pressedButtons.append(button)
        return Step(phase: .began, button: button)
    }

    private mutating func release(_ button: Int) -> Step {
        pressedButtons.removeAll { $0 == button }
        return Step(phase: .ended, button: button)
    }

    private func move() -> Step {
        guard let button = pressedButtons.first else { return Step(phase: .hovered) }
        return Step(phase: .moved, button: button)
    }

    /// Another window took the pointer while a button was down: its release won't come.
    private mutating func breakGrab() -> Step? {
        guard let button = pressedButtons.first else { return nil }
        pressedButtons = []
        return Step(phase: .cancelled, button: button)
    }

    private mutating func touch(_ phase: HostPointerEvent.Phase, _ event: OpaquePointer) -> Step {
        let sequence = touches.number(of: gdk_event_get_event_sequence(event), phase: phase)
        return Step(phase: phase, button: 1, sequence: sequence)
    }

    private func device(of event: OpaquePointer) -> HostPointerEvent.Device {
        guard let device = gdk_event_get_device(event) else { return .mouse }
        switch gdk_device_get_source(device) {
        case GDK_SOURCE_PEN: return .pen
        case GDK_SOURCE_TOUCHSCREEN: return .touch
        default: return .mouse
        }
    }

    /// A touchpad says points (where the platform knows, as on Wayland); a wheel says notches, whole
    /// ones by a direction or parts of one by deltas.
    private func scrollDelta(of event: OpaquePointer) -> CGVector {
        let notch = HostPointerEvent.pointsPerNotch
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: return CGVector(dx: 0, dy: -notch)
        case GDK_SCROLL_DOWN: return CGVector(dx: 0, dy: notch)
        case GDK_SCROLL_LEFT: return CGVector(dx: -notch, dy: 0)
        case GDK_SCROLL_RIGHT: return CGVector(dx: notch, dy: 0)
        default:
            var (dx, dy) = (0.0, 0.0)
            gdk_scroll_event_get_deltas(event, &dx, &dy)
            let unit = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE ? 1 : notch
            return CGVector(dx: CGFloat(dx) * unit, dy: CGFloat(dy) * unit)
        }
    }
}
