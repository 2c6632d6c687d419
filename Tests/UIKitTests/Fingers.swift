import BeelineTesting
import UIKit

/// Fingers on a screen, one by one and step by step, where `TestScreen` only taps and drags.
@MainActor struct Fingers {
    let screen: TestScreen
    var device = HostPointerEvent.Device.touch

    private var window: UIWindow { screen.window }

    func down(_ finger: Int = 0, at location: CGPoint, button: Int = 1) {
        send(.began, finger, location, button)
    }

    func move(_ finger: Int = 0, to location: CGPoint, button: Int = 1) {
        send(.moved, finger, location, button)
    }

    func up(_ finger: Int = 0, at location: CGPoint, button: Int = 1) {
        send(.ended, finger, location, button)
    }

    func cancel(_ finger: Int = 0, at location: CGPoint = .zero, button: Int = 1) {
        send(.cancelled, finger, location, button)
    }

    func tap(_ finger: Int = 0, at location: CGPoint) {
        down(finger, at: location)
        up(finger, at: location)
    }

    private func send(
        _ phase: HostPointerEvent.Phase, _ finger: Int, _ location: CGPoint, _ button: Int
    ) {
        guard let host = window.host else { return }
        window.hostWindow(
            host,
            received: HostPointerEvent(
                phase: phase, device: device, sequence: finger, button: button,
                location: location, scrollDelta: .zero, time: Platform.current.clock.now,
                modifiers: []))
    }
}
