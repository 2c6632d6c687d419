import CGtk
import Foundation

/// Turns GDK's key events into the host's.
///
/// While text is edited, the window's input method comes first, and keeps the keys that it uses.
struct KeyInput {
    /// Hardware codes of the keys that are down.
    private var pressedCodes: Set<UInt32> = []
    private var timeline = EventTimeline()

    /// `nil` for events that aren't a key's.
    mutating func translate(
        _ event: OpaquePointer, arrivedAt now: TimeInterval
    ) -> HostKeyEvent? {
        let type = gdk_event_get_event_type(event)
        guard type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE else { return nil }
        let keyValue = gdk_key_event_get_keyval(event)
        return HostKeyEvent(
            isPress: type == GDK_KEY_PRESS,
            isRepeat: track(gdk_key_event_get_keycode(event), isPress: type == GDK_KEY_PRESS),
            keyValue: keyValue, characters: characters(of: keyValue),
            modifiers: HostModifiers(gdk_event_get_modifier_state(event)),
            time: timeline.time(ofEventAt: gdk_event_get_time(event), arrivedAt: now))
    }

    /// Forgets the keys that are down, whose releases another window will get.
    mutating func releaseAll() {
        pressedCodes = []
    }

    // MARK: Private

    /// Says whether the key was down before. GDK 4 has no mark for repeated presses.
    private mutating func track(_ code: UInt32, isPress: Bool) -> Bool {
        guard isPress else {
            pressedCodes.remove(code)
            return false
        }
        return !pressedCodes.insert(code).inserted
    }

    private func characters(of keyValue: UInt32) -> String {
        switch Int32(bitPattern: keyValue) {
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: return "\r"
        case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab: return "\t"
        default:
            let value = gdk_keyval_to_unicode(keyValue)
            // Delete, Backspace and Escape have control characters, which nobody means to type.
            guard value >= 0x20, value != 0x7F, let scalar = Unicode.Scalar(value) else {
                return ""
            }
            return String(Character(scalar))
        }
    }
}
