package import Foundation

/// A press, move, release or wheel step, in points from the content's top left corner.
package struct HostPointerEvent {
    package enum Phase { case began, moved, ended, cancelled, hovered, left, scrolled }
    package enum Device { case mouse, touch, pen }

    package var phase: Phase
    package var device: Device
    /// Tells the fingers of a touch screen apart; 0 for a mouse and a pen.
    package var sequence: Int
    /// 1 is the primary button, 2 the middle one, 3 the secondary one; 8 is Back, 9 Forward. The one
    /// that was pressed first while moving, 0 where there is none.
    package var button: Int
    package var location: CGPoint
    /// For `scrolled`: how far, in points. Positive values go right and down through the content,
    /// and are to be added to a content offset. A notch of a wheel is `pointsPerNotch`.
    package var scrollDelta: CGVector
    /// Seconds, on the frame clock's scale.
    package var time: TimeInterval
    package var modifiers: HostModifiers

    /// The button at the side of a mouse that browsers go back with.
    package static let backButton = 8

    /// Three lines of text, which is what one notch scrolls on other desktops too.
    package static let pointsPerNotch: CGFloat = 60

    package init(
        phase: Phase, device: Device, sequence: Int, button: Int, location: CGPoint,
        scrollDelta: CGVector, time: TimeInterval, modifiers: HostModifiers
    ) {
        self.phase = phase
        self.device = device
        self.sequence = sequence
        self.button = button
        self.location = location
        self.scrollDelta = scrollDelta
        self.time = time
        self.modifiers = modifiers
    }
}
